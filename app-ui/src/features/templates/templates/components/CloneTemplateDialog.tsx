import { cloneTemplate, listTemplates, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import TextField from '@mui/material/TextField'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CloneTemplateDialogProps {
  template: TemplateSummary
  onClose: () => void
}

/** The copy needs a name; usually the original's with ' (Copy)' behind it (Document 2, section 5). */
export function CloneTemplateDialog({ template, onClose }: CloneTemplateDialogProps) {
  const { t } = useTranslation()
  const usual = t('templates.copyOf', { name: template.name })
  const [name, setName] = useState(usual)
  const clone = useRouteMutation(cloneTemplate, [listTemplates])
  const errors = clone.error instanceof ApiError ? clone.error.errors : {}
  return (
    <FormDialog
      open
      title={t('templates.cloneTitle')}
      submitLabel={t('templates.clone')}
      submitDisabled={name.trim() === ''}
      call={clone}
      dirty={name !== usual}
      onClose={onClose}
      onSubmit={() =>
        clone.mutate(
          { params: { id: template.id }, body: { name: name.trim() } },
          {
            onSuccess: () => {
              showSuccess(t('templates.cloned'))
              onClose()
            },
            onError: () => showError(t('templates.cloneFailed')),
          },
        )
      }
    >
      <TextField
        label={t('templates.newName')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errors.name !== undefined}
        helperText={errors.name}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        required
        autoFocus
      />
    </FormDialog>
  )
}
