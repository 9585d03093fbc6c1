import { deleteTemplate, listTemplates, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'

interface DeleteTemplateDialogProps {
  template: TemplateSummary
  onClose: () => void
}

export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const { t } = useTranslation()
  return (
    <DeleteDialog
      route={deleteTemplate}
      input={{ params: { id: template.id } }}
      refreshes={[listTemplates]}
      title={t('templates.deleteTitle')}
      text={t('templates.deleteText')}
      subject={template.name}
      confirmLabel={t('templates.remove')}
      said={t('templates.deleted')}
      onFailed={() => showError(t('templates.deleteFailed'))}
      onClose={onClose}
    />
  )
}
