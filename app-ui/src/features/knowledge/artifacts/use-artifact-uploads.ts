import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { randomId } from '@parley/ui-kit/calls/random-id.ts'
import { uploadRoute } from '@parley/ui-kit/calls/upload-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Owner, routesOf, stemOf } from './artifact-record.ts'
import { maxFileSize } from './file-kind.ts'
import './locales/en.ts'

export interface RunningUpload {
  id: string
  name: string
  /** 0 to 1. */
  share: number
  cancel: () => void
}

/** A file that was not taken, and why. */
export interface FailedUpload {
  id: string
  reason: string
}

interface WaitingUpload {
  id: string
  file: File
  stop: AbortController
}

/** At once; more wait, so that each gets on. */
const lanes = 3

/** Has each item worked on, a few at a time. @returns the sum of what came of them */
async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<number>): Promise<number> {
  const waiting = [...items]
  let done = 0
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const came = await work(next)
      done += came
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done
}

function bodyOf(owner: Owner, file: File): FormData {
  const form = new FormData()
  if (owner.kind === 'client') form.append('clientId', owner.clientId)
  form.append('name', stemOf(file.name))
  form.append('file', file)
  return form
}

/** Sends dropped files, each with its progress and a way to stop it; one that is refused does not stop the others. */
export function useArtifactUploads(owner: Owner): {
  uploads: readonly RunningUpload[]
  /** They stay until they are read. */
  failures: readonly FailedUpload[]
  onDismiss: (id: string) => void
  send: (files: readonly File[]) => void
} {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([])
  const [failures, setFailures] = useState<readonly FailedUpload[]>([])
  const routes = routesOf(owner)
  const fail = (reason: string): void => setFailures((all) => [...all, { id: randomId(), reason }])
  const drop = (id: string): void => setUploads((all) => all.filter((one) => one.id !== id))

  const sendOne = async ({ id, file, stop }: WaitingUpload): Promise<number> => {
    try {
      if (stop.signal.aborted) return 0
      const onProgress = (share: number): void =>
        setUploads((all) => all.map((one) => (one.id === id ? { ...one, share } : one)))
      await uploadRoute(routes.upload, bodyOf(owner, file), { signal: stop.signal, onProgress })
      await client.invalidateQueries({ queryKey: keyOf(routes.list) })
      return 1
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (!stop.signal.aborted)
        fail(isRefusal ? `${file.name}: ${error.message}` : t('artifacts.uploadFailed'))
      return 0
    } finally {
      drop(id)
    }
  }

  const sendAll = async (files: readonly File[]): Promise<void> => {
    for (const file of files.filter(({ size }) => size > maxFileSize))
      fail(t('artifacts.tooLarge', { name: file.name }))
    const waiting = files
      .filter(({ size }) => size <= maxFileSize)
      .map((file) => ({ id: randomId(), file, stop: new AbortController() }))
    setUploads((all) => [
      ...all,
      ...waiting.map(({ id, file, stop }) => ({
        id,
        name: file.name,
        share: 0,
        cancel: () => {
          stop.abort()
          drop(id)
        },
      })),
    ])
    const done = await inLanes(waiting, sendOne)
    if (done > 0) showSuccess(t('artifacts.uploaded', { count: done }))
  }

  return {
    uploads,
    failures,
    onDismiss: (id) => setFailures((all) => all.filter((one) => one.id !== id)),
    send: (files) => void sendAll(files),
  }
}
