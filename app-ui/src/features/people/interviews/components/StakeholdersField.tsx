import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { Interview } from '@parley/contracts/http/interviews.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useDebouncedValue } from '@parley/ui-kit/lib/use-debounced-value.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

type Person = Interview['stakeholders'][number]

interface StakeholdersFieldProps {
  clientId: string
  value: readonly string[]
  /** Those of the interview as it is stored: shown at once. */
  known: Interview['stakeholders']
  onChange: (ids: string[]) => void
}

/** Shown at once; more are found by typing. */
const atOnce = 100

/** Those of the client whom the words find. */
const useFoundPeople = (clientId: string, words: string) =>
  useListQuery(
    listStakeholders,
    {
      params: { clientId },
      query: { range: JSON.stringify([0, atOnce - 1]), ...(words === '' ? {} : { q: words }) },
    },
    { staleTime: 0, keepPrevious: true },
  )

/** The same people as long as nobody is chosen or taken: with others the field would drop what is being typed. */
function useChosen(
  { value, known }: Pick<StakeholdersFieldProps, 'value' | 'known'>,
  found: readonly Person[],
) {
  const [picked, setPicked] = useState<readonly Person[]>([])
  const people = useMemo(
    () => [...new Map([...known, ...picked].map((person) => [person.id, person])).values()],
    [known, picked],
  )
  const chosen = useMemo(() => people.filter(({ id }) => value.includes(id)), [people, value])
  const isNamed = (id: string): boolean => people.some((person) => person.id === id)
  const named = found.filter(({ id }) => value.includes(id) && !isNamed(id))
  if (named.length > 0) setPicked([...picked, ...named])
  return { chosen, setPicked, unnamed: value.filter((id) => !isNamed(id)) }
}

/** Whom the interview is with. */
export function StakeholdersField({ clientId, value, known, onChange }: StakeholdersFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const words = useDebouncedValue(text.trim())
  const found = useFoundPeople(clientId, words)
  const options: readonly Person[] = found.data?.rows ?? (words === '' ? known : [])
  const { chosen, setPicked, unnamed } = useChosen({ value, known }, options)
  const choose = (people: readonly Person[]): void => {
    setPicked(people)
    // Whom no search has shown stays all the same.
    onChange([...unnamed, ...people.map(({ id }) => id)])
  }
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={chosen}
      inputValue={text}
      onInputChange={(_event, typed) => setText(typed)}
      // The server has searched.
      filterOptions={(people) => people}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ firstName, lastName, role }) => `${firstName} ${lastName} (${role})`}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      loading={found.isPending}
      loadingText={t('common.loading')}
      noOptionsText={t('interviews.noStakeholders')}
      onChange={(_event, people) => choose(people)}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={t('interviews.stakeholders')}
          error={found.isError}
          helperText={found.isError ? t('interviews.stakeholdersFailed') : undefined}
        />
      )}
    />
  )
}
