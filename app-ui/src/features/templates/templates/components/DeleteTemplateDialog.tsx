import { deleteTemplate, listTemplates, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { showError, showSuccess } from '../../../../ui/toasts.tsx'

interface DeleteTemplateDialogProps {
  template: TemplateSummary
  onClose: () => void
}

export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const { t } = useTranslation()
  const remove = useRouteMutation(deleteTemplate, [listTemplates])
  return (
    <ConfirmDialog
      open
      title={t('templates.deleteTitle')}
      text={t('templates.deleteText')}
      subject={template.name}
      confirmLabel={t('templates.remove')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { id: template.id } },
          {
            onSuccess: () => {
              showSuccess(t('templates.deleted'))
              onClose()
            },
            onError: () => showError(t('templates.deleteFailed')),
          },
        )
      }
    />
  )
}
