import { listInitiativeArtifacts, type Artifact } from '@parley/contracts/http/artifacts.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { callRoute, type ListPage } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf, useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import { showError, showSuccess, showUndo } from '@parley/ui-kit/components/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { completionOf } from './artifacts/completion-of.ts'

/**
 * Says that a phase was completed, and which recommended documents it goes without: what is required can no longer be
 * open by then. For ten seconds there is a way back, which leads to the phase where its page is still shown.
 * @returns call it with the phase as the server answered
 */
export function useCompletionNotice(): (completed: Phase, onBack: (phaseId: string) => void) => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const refresh = useRefresh([getInitiative])
  return (completed, onBack) => {
    const { id, initiativeId, updatedAt } = completed
    const documents = client.getQueryData<ListPage<Artifact[]>>([
      ...keyOf(listInitiativeArtifacts, { params: { initiativeId } }),
      'page',
    ])
    const { items } = completionOf(completed, documents?.rows ?? [])
    const missing = documents === undefined ? 0 : items.filter((item) => !item.uploaded).length
    const { pathname } = window.location
    const reopen = async (): Promise<void> => {
      await callRoute(updatePhase, { params: { id }, body: { status: 'IN_PROGRESS', updatedAt } })
      await refresh()
      showSuccess(t('phase.phaseReopened'))
      if (window.location.pathname === pathname) onBack(id)
    }
    const text = missing === 0 ? t('phase.phaseCompleted') : t('phase.completedWithout', { count: missing })
    showUndo(text, t('phase.undo'), () => void reopen().catch(showError))
  }
}
