import { useEffect, type ReactNode } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Asks before unsaved changes are left behind, by a link or by closing the tab. Render what it returns.
 * Leaving on purpose after a save: navigate with `{ state: { saved: true } }`. `onLeave` is called when the
 * person decides to go, for instance to forget a draft.
 */
export function useUnsavedChangesGuard(isDirty: boolean, onLeave?: () => void): ReactNode {
  const { t } = useTranslation()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Going back leads to a place that may once have been gone to after a save, of something else.
    const isBack = historyAction === NavigationType.Pop
    const saved = !isBack && (nextLocation.state as { saved?: boolean } | null)?.saved === true
    return isDirty && !saved && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    if (!isDirty) return
    const listener = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [isDirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('common.unsavedTitle')}
      text={t('common.unsavedText')}
      confirmLabel={t('common.leave')}
      cancelLabel={t('common.stay')}
      tone="danger"
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    />
  )
}
