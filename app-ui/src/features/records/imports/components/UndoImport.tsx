import { listImports, undoImport } from '@parley/contracts/http/imports.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import type { ImportProps } from '../import-target.ts'
import '../locales/en.ts'

interface UndoImportProps extends Pick<ImportProps, 'refreshes'> {
  batchId: string
  onClose: () => void
  onUndone: () => void
}

export function UndoImport({ batchId, refreshes, onClose, onUndone }: UndoImportProps) {
  const { t } = useTranslation()
  const undo = useRouteMutation(undoImport, [listImports, ...refreshes])
  const confirm = (): void =>
    undo.mutate(
      { params: { batchId } },
      {
        onSuccess: ({ removed, kept }) => {
          const stayed = kept > 0 ? `, ${t('imports.kept', { count: kept })}` : ''
          showSuccess(`${t('imports.undone', { count: removed })}${stayed}.`)
          onUndone()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('imports.undoTitle')}
      text={t('imports.undoText')}
      confirmLabel={t('imports.undo')}
      call={undo}
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
