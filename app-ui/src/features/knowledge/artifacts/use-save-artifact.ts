import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { uploadRoute } from '@parley/ui-kit/calls/upload-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnyArtifact, type Owner, routesOf } from './artifact-record.ts'
import { type ArtifactForm, bodyOf } from './components/artifact-form.ts'
import './locales/en.ts'

interface SaveOptions {
  owner: Owner
  artifact: AnyArtifact | undefined
  onSaved: () => void
}

/**
 * Uploads a new document or saves an edited one. After somebody else's change the entries stay, and saving again
 * is made from the row as it is now.
 */
export function useSaveArtifact({ owner, artifact, onSaved }: SaveOptions) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [share, setShare] = useState(0)
  const [updatedAt, setUpdatedAt] = useState(artifact?.updatedAt)
  const routes = routesOf(owner)
  const mutation = useMutation<unknown, Error, ArtifactForm>({
    mutationFn: (form) =>
      uploadRoute(
        artifact === undefined ? routes.upload : routes.update,
        bodyOf(form, { owner, updatedAt }),
        {
          ...(artifact === undefined ? {} : { params: { id: artifact.id } }),
          onProgress: setShare,
        },
      ),
    onSuccess: async () => {
      showSuccess(artifact === undefined ? t('artifacts.uploaded', { count: 1 }) : t('artifacts.saved'))
      onSaved()
      const changed = [routes.list, ...routes.shownWith]
      await Promise.all(changed.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })))
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'STALE_UPDATE')
        setUpdatedAt((error.current as AnyArtifact).updatedAt)
    },
  })
  return {
    save: (form: ArtifactForm) => mutation.mutate(form),
    share,
    isBusy: mutation.isPending,
    error: mutation.error === null ? undefined : sentenceOf(mutation.error, t),
  }
}

/** A refusal in its own words; what failed on the way as Document 3, section 8 has it. */
function sentenceOf(
  error: Error,
  t: (key: 'artifacts.changedMeanwhile' | 'artifacts.uploadFailed') => string,
): string {
  if (!(error instanceof ApiError)) return t('artifacts.uploadFailed')
  if (error.code === 'STALE_UPDATE') return t('artifacts.changedMeanwhile')
  return error.status >= 400 && error.status < 500 ? error.message : t('artifacts.uploadFailed')
}
