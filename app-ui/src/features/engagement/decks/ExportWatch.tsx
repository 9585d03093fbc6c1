import type { LiveEventType } from '@parley/contracts/events/live.ts'
import { downloadExport, type Export, getExport, listExports } from '@parley/contracts/http/exports.ts'
import { hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { useRefresh, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { showError, showOffer } from '@parley/ui-kit/components/toasts.tsx'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnStream } from '../live/index.ts'
import { isOver } from './export-state.ts'
import { isAttended, unwatchExport } from './watched-exports.ts'
import './locales/en.ts'

const exportEvents: readonly LiveEventType[] = ['EXPORT_UPDATED']

/** Milliseconds between looks: with the own stream, in case that it missed something, and without it. */
const lookEvery = { live: 10_000, alone: 2_000 }

/** Follows exports to their end and tells it, with the file to take along (decisions D11, Live). */
export function ExportWatch({ ids }: { ids: readonly string[] }) {
  const refresh = useRefresh([getExport, listExports])
  const readAnew = (): void => void refresh()
  const stream = useOwnStream({ types: exportEvents, onEvent: readAnew, onConnected: readAnew })
  const interval = stream === 'connected' ? lookEvery.live : lookEvery.alone
  return ids.map((id) => <Followed key={id} id={id} interval={interval} />)
}

function Followed({ id, interval }: { id: string; interval: number }) {
  const { t } = useTranslation()
  const sayFailure = useFailureText()
  const refreshList = useRefresh([listExports])
  const { data, error } = useRouteQuery(
    getExport,
    { params: { id } },
    { staleTime: 0, refetchInterval: interval },
  )
  // Deleted, or of a session that is over.
  const isGone = hasStatus(error, 404) || hasStatus(error, 403)
  const tell = useEffectEvent((done: Export) => {
    unwatchExport(id)
    void refreshList()
    if (isAttended(id)) return
    const kind = t(`decks.kinds.${done.kind}`)
    if (done.status === 'FAILED')
      showError(
        [t('decks.failedToast', { kind }), done.error && sayFailure(done.error)].filter(Boolean).join('. '),
      )
    else
      showOffer(t('decks.readyToast', { name: done.fileName ?? kind }), t('decks.download'), () => {
        downloadRoute(downloadExport, { params: { id } }).catch(showError)
      })
  })
  useEffect(() => {
    if (isGone) unwatchExport(id)
    else if (data !== undefined && isOver(data)) tell(data)
  }, [data, isGone, id])
  return null
}
