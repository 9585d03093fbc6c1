import { idSchema } from '@parley/contracts/ids.ts'
import {
  AutocompleteInput,
  DateInput,
  type RaRecord,
  ReferenceInput,
  SearchInput,
  TextInput,
  useTranslate,
} from 'react-admin'

const personOf = ({ firstName, lastName, email }: RaRecord): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name === '' ? String(email) : `${name} (${String(email)})`
}

/** By who acted, as whom, what, on which record, in which tenant, and when. */
export function useAuditFilters() {
  const translate = useTranslate()
  const validId = (value: unknown): string | undefined =>
    value === undefined || value === null || value === '' || idSchema.safeParse(value).success
      ? undefined
      : 'resources.audit-events.idHint'
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('resources.audit-events.searchHint')} />,
    <DateInput key="from" source="from" alwaysOn />,
    <DateInput key="to" source="to" alwaysOn />,
    <TextInput key="action" source="action" placeholder={translate('resources.audit-events.actionHint')} />,
    <ReferenceInput key="actor" source="actor" reference="users" sort={{ field: 'email', order: 'ASC' }}>
      <AutocompleteInput label={label('actor')} optionText={personOf} />
    </ReferenceInput>,
    <ReferenceInput key="firm" source="consultingFirmId" reference="consulting-firms">
      <AutocompleteInput label={label('consultingFirmId')} optionText="name" />
    </ReferenceInput>,
    <ReferenceInput key="client" source="clientId" reference="clients">
      <AutocompleteInput label={label('clientId')} optionText="name" />
    </ReferenceInput>,
    <TextInput key="entity" source="entity" />,
    <TextInput key="entityId" source="entityId" validate={validId} />,
    <TextInput
      key="subject"
      source="subject"
      label={translate('resources.audit-events.csv.subjectId')}
      validate={validId}
    />,
  ]
}

const label = (field: string): string => `resources.audit-events.fields.${field}`
