import { type Client, createClient } from '@parley/contracts/http/people.ts'
import { useTranslation } from 'react-i18next'
import { useIndustryName } from '../../../../lib/i18n/use-industry-name.ts'
import { useUnsavedChangesGuard } from '../../../../ui/use-unsaved-changes-guard.tsx'
import { LimitedField } from '../../../../ui/LimitedField.tsx'
import { RowFormDialog } from '../../../records/editing/parts.ts'
import { isComplete, useClientForm } from '../client-form.ts'
import '../texts.ts'
import { AdministratorFields } from './AdministratorFields.tsx'
import { IndustriesField } from './IndustriesField.tsx'

interface ClientDialogProps {
  /** Edited; a new one is added where it is left out. */
  client?: Client
  onClose: () => void
}

/** Adds or edits a client of the own firm (Document 3, Clients list). */
export function ClientDialog({ client, onClose }: ClientDialogProps) {
  const { t } = useTranslation()
  const nameOf = useIndustryName()
  const form = useClientForm(client, onClose)
  const { values, change, errors } = form
  const guard = useUnsavedChangesGuard(form.isDirty && !form.isBusy)
  const lineOf = ({ name, industries }: Client): string =>
    [name, ...industries.map(({ code }) => nameOf(code))].join(', ')
  return (
    <>
      <RowFormDialog
        form={form}
        title={client === undefined ? t('clients.add') : t('clients.edit')}
        isComplete={isComplete(values)}
        lineOf={lineOf}
        onClose={onClose}
      >
        <LimitedField
          limit={[createClient, 'name']}
          label={t('clients.name')}
          required
          autoFocus
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
          error={errors.name !== undefined}
          helperText={errors.name}
          htmlInput={{ autoComplete: 'off' }}
        />
        <IndustriesField
          value={values.industries}
          onChange={(industries) => change({ industries })}
          error={errors.industries}
        />
        {client === undefined && <AdministratorFields form={form} />}
      </RowFormDialog>
      {guard}
    </>
  )
}
