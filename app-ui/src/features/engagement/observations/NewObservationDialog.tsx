import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { severitySchema } from '@parley/contracts/enums.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { createObservation, type Observation } from '@parley/contracts/http/observations.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../phase/locales/en.ts'

/** A finding that a person writes. */
export function NewObservationDialog({ phaseId, onClose }: { phaseId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [description, setDescription] = useState('')
  const [severity, setSeverity] = useState<Observation['severity']>('MEDIUM')
  const create = useRouteMutation(createObservation, [getInitiative])
  return (
    <FormDialog
      open
      title={t('phase.addObservation')}
      submitLabel={t('common.save')}
      submitDisabled={description.trim() === ''}
      dirty={description.trim() !== ''}
      call={create}
      onClose={onClose}
      onSubmit={() =>
        create.mutate(
          { params: { phaseId }, body: { description: description.trim(), severity } },
          { onSuccess: onClose },
        )
      }
    >
      <LimitedField
        limit={[createObservation, 'description']}
        autoFocus
        required
        multiline
        minRows={3}
        label={t('phase.description')}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <TextField
        select
        label={t('phase.severityLabel')}
        value={severity}
        onChange={({ target }) => setSeverity(severitySchema.parse(target.value))}
      >
        {severitySchema.options.map((option) => (
          <MenuItem key={option} value={option}>
            {t(`phase.severity.${option}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
