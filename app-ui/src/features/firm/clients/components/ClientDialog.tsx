import type { Client } from '@parley/contracts/http/people.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { useTranslation } from 'react-i18next'
import { RecordDialog } from '../../../records/editing/parts.ts'
import { isComplete, useClientForm } from '../client-form.ts'
import '../locales/en.ts'
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
  const lineOf = ({ name, industries }: Client): string =>
    [name, ...industries.map(({ code }) => nameOf(code))].join(', ')
  return (
    <RecordDialog
      form={form}
      title={client === undefined ? t('clients.add') : t('clients.edit')}
      isComplete={isComplete(form.values)}
      lineOf={lineOf}
      onClose={onClose}
    >
      <LimitedField
        {...form.limited('name')}
        label={t('clients.name')}
        required
        autoFocus
        htmlInput={{ autoComplete: 'off' }}
      />
      <IndustriesField
        value={form.values.industries}
        onChange={(industries) => form.change({ industries })}
        error={form.problemOf('industries')}
      />
      {client === undefined && <AdministratorFields form={form} />}
    </RecordDialog>
  )
}
