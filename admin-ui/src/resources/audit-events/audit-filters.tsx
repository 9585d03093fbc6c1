import { auditActions, auditWords } from '@parley/contracts/audit-actions.ts'
import { auditedKinds, auditSubjectWords, auditTopics } from '@parley/contracts/audit-subjects.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import {
  AutocompleteInput,
  DateInput,
  type RaRecord,
  ReferenceInput,
  SearchInput,
  TextInput,
  useLocale,
  useTranslate,
} from 'react-admin'

const personOf = ({ firstName, lastName, email }: RaRecord): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name === '' ? String(email) : `${name} (${String(email)})`
}

interface Choice {
  id: string
  name: string
}

const byName = (choices: Choice[], locale: string): Choice[] =>
  choices.toSorted((one, other) => one.name.localeCompare(other.name, locale))

/** Everything that can have been done, in words: all about one matter first, then each action. */
function useActionChoices(): Choice[] {
  const translate = useTranslate()
  const locale = useLocale()
  const matters = auditTopics.map((id) => ({
    id,
    name: translate('resources.audit-events.allOf', { matter: auditSubjectWords(id, locale) }),
  }))
  const actions = auditActions.map((id) => ({ id, name: auditWords(id, locale) }))
  return [...byName(matters, locale), ...byName(actions, locale)]
}

function useSubjectChoices(): Choice[] {
  const locale = useLocale()
  return byName(
    auditedKinds.map((id) => ({ id, name: auditSubjectWords(id, locale) })),
    locale,
  )
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
    <AutocompleteInput key="action" source="action" choices={useActionChoices()} translateChoice={false} />,
    <ReferenceInput key="actor" source="actor" reference="users" sort={{ field: 'email', order: 'ASC' }}>
      <AutocompleteInput label={label('actor')} optionText={personOf} />
    </ReferenceInput>,
    <ReferenceInput key="firm" source="consultingFirmId" reference="consulting-firms">
      <AutocompleteInput label={label('consultingFirmId')} optionText="name" />
    </ReferenceInput>,
    <ReferenceInput key="client" source="clientId" reference="clients">
      <AutocompleteInput label={label('clientId')} optionText="name" />
    </ReferenceInput>,
    <AutocompleteInput key="entity" source="entity" choices={useSubjectChoices()} translateChoice={false} />,
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
