import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type AnyArtifact, type Owner, routesOf } from './artifact-record.ts'
import './locales/en.ts'

/** Has a document read again that did not become searchable. */
export function useRetryIndexing(owner: Owner): (artifact: AnyArtifact) => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const routes = routesOf(owner)
  return ({ id, name }) => {
    callRoute(routes.retry, { params: { id } })
      .then(() => {
        showSuccess(t('artifacts.triedAgain', { name }))
        return client.invalidateQueries({ queryKey: keyOf(routes.list) })
      })
      .catch(showError)
  }
}
