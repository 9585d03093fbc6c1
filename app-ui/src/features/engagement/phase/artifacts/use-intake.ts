import { deleteArtifact, listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import { callList, callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf, useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import { showError, showSuccess, showUndo } from '@parley/ui-kit/components/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { completionOf } from './completion-of.ts'
import { type Incoming, isClear, lookAt } from './intake.ts'
import { type Upload, useUploads } from './use-uploads.ts'

/** How many files are on their way at once. */
const atOnce = 3

export interface Intake {
  uploads: readonly Upload[]
  /** What a person is asked about before it is sent; null while nobody is asked. */
  asked: { files: readonly Incoming[]; wanted: readonly string[] } | null
  /** Looks at files, sends them where all is clear, and asks otherwise. */
  take: (files: readonly File[]) => void
  /** Sends one file as the recommended document that it was chosen for. */
  sendAs: (file: File, name: string) => void
  /** Sends what was decided on. */
  send: (files: readonly Incoming[]) => void
  giveUp: () => void
}

/** Takes files into an initiative: matched to what the phase recommends, doubles said before, and undone afterwards. */
export function useIntake(phase: Phase, place: { clientId: string; initiativeId: string }): Intake {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { uploads, send: upload } = useUploads(place)
  const [asked, setAsked] = useState<Intake['asked']>(null)
  // The next step counts recommended documents.
  const refresh = useRefresh([listInitiativeArtifacts, getInitiative])
  const input = { params: { initiativeId: place.initiativeId } }

  const takeBack = async (ids: readonly string[]): Promise<void> => {
    const results = await Promise.allSettled(ids.map((id) => callRoute(deleteArtifact, { params: { id } })))
    await refresh()
    const failed = results.find((one) => one.status === 'rejected' && !hasStatus(one.reason, 404))
    if (failed === undefined) showSuccess(t('phase.uploadUndone', { count: ids.length }))
    else showError((failed as PromiseRejectedResult).reason)
  }

  const sendAll = async (files: readonly Incoming[]): Promise<void> => {
    setAsked(null)
    const waiting = [...files]
    const arrived: { id: string; name: string }[] = []
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const artifact = await upload(next.file, next.countsAs ?? undefined)
        if (artifact !== undefined) arrived.push(artifact)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (arrived.length === 0) return
    const [first] = arrived
    const text = t('phase.uploadedAll', { count: arrived.length, name: first?.name ?? '' })
    showUndo(text, t('phase.undo'), () => void takeBack(arrived.map(({ id }) => id)))
  }

  const take = async (files: readonly File[]): Promise<void> => {
    try {
      const { rows } = await client.query({
        queryKey: [...keyOf(listInitiativeArtifacts, input), 'page'],
        queryFn: () => callList(listInitiativeArtifacts, input),
      })
      const { items } = completionOf(phase, rows)
      const wanted = items.filter(({ uploaded }) => !uploaded).map(({ name }) => name)
      const incoming = await lookAt(files, { wanted, artifacts: rows })
      if (isClear(incoming, wanted)) await sendAll(incoming)
      else setAsked({ files: incoming, wanted })
    } catch (error) {
      showError(error)
    }
  }

  return {
    uploads,
    asked,
    take: (files) => {
      if (files.length > 0) void take(files)
    },
    sendAs: (file, name) => void sendAll([{ id: name, file, countsAs: name, double: null, refusal: null }]),
    send: (files) => void sendAll(files),
    giveUp: () => setAsked(null),
  }
}
