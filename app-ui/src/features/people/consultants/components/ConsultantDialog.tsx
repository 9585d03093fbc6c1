import Box from '@mui/material/Box'
import type { Consultant } from '@parley/contracts/http/consultants.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog } from '../../../records/editing/parts.ts'
import { useUser } from '../../../account/session/index.ts'
import { nameOf, signInRefusal } from '../consultant-form.ts'
import '../locales/en.ts'
import { useConsultantForm } from '../use-consultant-form.ts'
import { AccountFields } from './AccountFields.tsx'
import { ClientsField } from './ClientsField.tsx'

interface ConsultantDialogProps {
  /** Edited; a new one is added where it is left out. */
  consultant?: Consultant
  onClose: () => void
}

const fields = ['firstName', 'lastName', 'email', 'phone', 'position'] as const

/** Adds or edits a consultant (Document 3, Consultants page). */
export function ConsultantDialog({ consultant, onClose }: ConsultantDialogProps) {
  const { t } = useTranslation()
  const actor = useUser()
  const form = useConsultantForm(consultant, onClose)
  const needed = { firstName: true, lastName: true, email: form.values.createAccount }
  return (
    <RecordDialog
      form={form}
      title={consultant === undefined ? t('consultants.add') : t('consultants.edit')}
      lineOf={(theirs) => [nameOf(theirs), theirs.position, theirs.email].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {fields.map((name, place) => (
          <LimitedField
            {...form.limited(name)}
            key={name}
            label={t(`consultants.${name}`)}
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            required={name in needed && needed[name as keyof typeof needed]}
            autoFocus={place === 0}
            sx={name === 'position' ? { gridColumn: '1 / -1' } : {}}
            htmlInput={{ autoComplete: 'off' }}
          />
        ))}
      </Box>
      <ClientsField form={form} />
      {consultant === undefined && signInRefusal(actor) === undefined && <AccountFields form={form} />}
    </RecordDialog>
  )
}
