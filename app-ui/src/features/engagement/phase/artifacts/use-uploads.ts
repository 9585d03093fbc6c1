import { type Artifact, listInitiativeArtifacts, uploadArtifact } from '@parley/contracts/http/artifacts.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { randomId } from '@parley/ui-kit/calls/random-id.ts'
import { uploadRoute } from '@parley/ui-kit/calls/upload-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

export interface Upload {
  id: string
  name: string
  /** 0 to 1. */
  share: number
  cancel: () => void
}

/** Sends files to an initiative, each with its progress and a way to stop it. */
export function useUploads({ clientId, initiativeId }: { clientId: string; initiativeId: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])

  const change = (id: string, next: Partial<Upload> | null): void =>
    setUploads((all) =>
      next === null
        ? all.filter((upload) => upload.id !== id)
        : all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)),
    )

  /** @returns the document; undefined where it was stopped or refused, which is said */
  const send = async (file: File, name: string | undefined): Promise<Artifact | undefined> => {
    const id = randomId()
    const stop = new AbortController()
    setUploads((all) => [...all, { id, name: name ?? file.name, share: 0, cancel: () => stop.abort() }])
    const form = new FormData()
    form.append('clientId', clientId)
    form.append('initiativeId', initiativeId)
    form.append('scope', 'initiative')
    if (name !== undefined) form.append('name', name)
    form.append('file', file)
    try {
      const artifact = await uploadRoute(uploadArtifact, form, {
        signal: stop.signal,
        onProgress: (share) => change(id, { share }),
      })
      // The next step counts recommended documents.
      const changed = [listInitiativeArtifacts, getInitiative]
      await Promise.all(changed.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })))
      return artifact
    } catch (error) {
      if (!stop.signal.aborted) {
        const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
        const why = isRefusal ? messageOf(error) : t('phase.uploadFailed')
        showError(t('phase.refusedFile', { name: file.name, why }))
      }
      return undefined
    } finally {
      change(id, null)
    }
  }

  return { uploads, send }
}
