import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { listClientArtifacts, listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listClientColleagues, listColleagues } from '@parley/contracts/http/people.ts'
import type { FileValue } from '@parley/contracts/rules/input-values.ts'
import type { InputField } from '@parley/contracts/template-definition.ts'
import { useListQuery, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GlobalInputField } from './GlobalInputField.tsx'
import { useStakeholders } from '../../../people/stakeholders/index.ts'
import '../locales/en.ts'

export interface InputFieldProps {
  field: InputField
  value: unknown
  onChange: (value: unknown) => void
  /** Whose people and documents may be chosen; null for a sample, which belongs to nobody. */
  place: { clientId: string; initiativeId: string | null } | null
  disabled: boolean
  problem: string | undefined
}

/** One input of a phase, in the form that its type asks for (Document 2, section 3). */
export function InputFieldControl(props: InputFieldProps) {
  const { field, problem } = props
  return (
    <Box>
      <Control {...props} />
      {problem !== undefined && <FormHelperText error>{`${field.label}: ${problem}`}</FormHelperText>}
    </Box>
  )
}

function Control(props: InputFieldProps) {
  const { field, value, onChange, disabled } = props
  if (field.type === 'stakeholders') return <StakeholdersInput {...props} />
  if (field.type === 'contacts') return <ContactsInput {...props} />
  if (field.type === 'file') return <FileInput {...props} />
  return (
    <GlobalInputField
      field={disabled ? { ...field, isFixed: true } : field}
      value={value}
      onChange={onChange}
    />
  )
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []

interface Option {
  id: string
  label: string
  detail: string
}

/** Chooses records by name; one that is gone from the list stays chosen and is named by its id. */
function Choice({
  options,
  loading,
  given,
  onOpen,
}: {
  options: Option[]
  loading: boolean
  given: InputFieldProps
  onOpen: () => void
}) {
  const { field, value, onChange, disabled } = given
  const chosen = idsOf(value).map(
    (id) => options.find((option) => option.id === id) ?? { id, label: loading ? '…' : id, detail: '' },
  )
  return (
    <Autocomplete
      multiple
      disabled={disabled}
      loading={loading}
      onOpen={onOpen}
      options={options}
      value={chosen}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.label}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onChange={(_, next) => onChange(next.map(({ id }) => id))}
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item}>
          <Box>
            {option.label}
            <Typography variant="body2" color="textSecondary">
              {option.detail}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(input) => (
        <TextField {...input} label={field.label} helperText={field.description} required={field.required} />
      )}
    />
  )
}

/** Whether the records are asked for: to name those that are chosen, or once somebody looks for one. */
function useWanted({ value }: InputFieldProps) {
  const [isOpened, setIsOpened] = useState(false)
  return { isWanted: isOpened || idsOf(value).length > 0, onOpen: () => setIsOpened(true) }
}

function StakeholdersInput(given: InputFieldProps) {
  const { isWanted, onOpen } = useWanted(given)
  const people = useStakeholders(isWanted ? (given.place?.clientId ?? null) : null)
  const options = (people.data ?? []).map((person) => ({
    id: person.id,
    label: `${person.firstName} ${person.lastName}`,
    detail: person.role,
  }))
  return <Choice given={given} options={options} loading={people.isLoading} onOpen={onOpen} />
}

/** Who may join the team of the initiative, or of one that is about to be made. */
function useColleagues(place: InputFieldProps['place'], isWanted: boolean) {
  const of = place?.initiativeId ?? null
  const there = useRouteQuery(
    listColleagues,
    { params: { id: of ?? '' } },
    { enabled: isWanted && of !== null },
  )
  const before = useRouteQuery(
    listClientColleagues,
    { params: { id: place?.clientId ?? '' } },
    { enabled: isWanted && place !== null && of === null },
  )
  return of === null ? before : there
}

function ContactsInput(given: InputFieldProps) {
  const { isWanted, onOpen } = useWanted(given)
  const colleagues = useColleagues(given.place, isWanted)
  const options = (colleagues.data ?? []).map(({ id, name, email }) => ({ id, label: name, detail: email }))
  return <Choice given={given} options={options} loading={colleagues.isLoading} onOpen={onOpen} />
}

/** Documents of the initiative; while it is not made yet, those of its client. */
function useDocuments(place: InputFieldProps['place']) {
  const of = place?.initiativeId ?? null
  const own = useListQuery(
    listInitiativeArtifacts,
    { params: { initiativeId: of ?? '' } },
    { enabled: of !== null },
  )
  const ofClient = useListQuery(
    listClientArtifacts,
    { params: { clientId: place?.clientId ?? '' } },
    { enabled: place !== null && of === null },
  )
  return of === null ? ofClient : own
}

/** Documents that are there; upload them in the artifacts below. */
function FileInput({ field, value, onChange, place, disabled }: InputFieldProps) {
  const { t } = useTranslation()
  const artifacts = useDocuments(place)
  const options = (artifacts.data?.rows ?? []).map(({ id, name }) => ({ artifactId: id, name }))
  const chosen = Array.isArray(value) ? (value as FileValue) : []
  return (
    <Autocomplete
      multiple
      disabled={disabled}
      loading={artifacts.isLoading}
      options={options}
      value={chosen}
      noOptionsText={t('phase.noDocumentsYet')}
      getOptionKey={(option) => option.artifactId}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(option, other) => option.artifactId === other.artifactId}
      onChange={(_, next) => onChange(next)}
      renderInput={(input) => (
        <TextField {...input} label={field.label} helperText={field.description} required={field.required} />
      )}
    />
  )
}
