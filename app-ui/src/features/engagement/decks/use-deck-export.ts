import {
  type DeckKind,
  downloadExport,
  type Export,
  exportDeck,
  getExport,
  listExports,
} from '@parley/contracts/http/exports.ts'
import { hasStatus, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { whenDone } from '@parley/ui-kit/lib/when-done.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { isOver } from './export-state.ts'
import type { DeckChoice } from './use-deck-choice.ts'
import { attendExport, watchExport } from './watched-exports.ts'

export const takeFile = (id: string): void =>
  void downloadRoute(downloadExport, { params: { id } }).catch(showError)

/** Has a deck made and follows it while it is in sight; its file is taken along as soon as it is there. */
export function useDeckExport(initiativeId: string, kind: DeckKind) {
  const [id, setId] = useState<string | null>(null)
  const start = useRouteMutation(exportDeck, [listExports])
  const job = useRouteQuery(getExport, { params: { id: id ?? '' } }, { enabled: id !== null, staleTime: 0 })
  const current = id === null ? undefined : job.data
  const isReady = current?.status === 'COMPLETED'
  const take = useEffectEvent(() => {
    if (id !== null) takeFile(id)
  })
  useEffect(() => (id === null ? undefined : attendExport(id)), [id])
  useEffect(() => {
    if (isReady) take()
  }, [isReady])
  const isGone = id !== null && hasStatus(job.error, 404)
  return {
    current: isGone ? undefined : current,
    isGone,
    isWorking: start.isPending || (id !== null && !isGone && !(current !== undefined && isOver(current))),
    refusal: start.isError ? messageOf(start.error) : undefined,
    begin: ({ sections, format, language, confidential }: DeckChoice): void => {
      const body = { kind, sections, format, language, confidential }
      setId(null)
      whenDone(start.mutateAsync({ params: { id: initiativeId }, body }), ({ exportId }) => {
        watchExport(exportId)
        setId(exportId)
      })
    },
  }
}

export interface DeckJob {
  current: Export | undefined
  isGone: boolean
  isWorking: boolean
  refusal: string | undefined
}
