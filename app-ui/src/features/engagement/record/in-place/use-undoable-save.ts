import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { showError, showUndo } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import type { InitiativeChange, InitiativeEdit } from './use-initiative-edit.ts'

/** Saves a change and, once it is saved, offers the way back to what stood there before. @returns whether it is saved */
export function useUndoableSave({ save }: InitiativeEdit) {
  const { t } = useTranslation()
  const undo = async (before: InitiativeChange, saved: Initiative): Promise<void> => {
    if ((await save(before, saved)) === undefined) showError(t('record.undoFailed'))
  }
  return async (change: InitiativeChange, before: InitiativeChange, from?: Initiative): Promise<boolean> => {
    const saved = await save(change, from)
    if (saved === undefined) return false
    showUndo(t('common.saved'), t('record.undo'), () => void undo(before, saved))
    return true
  }
}
