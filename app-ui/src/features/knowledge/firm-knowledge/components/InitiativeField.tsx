import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { listFirmInitiatives } from '@parley/contracts/http/initiatives.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useDebouncedValue } from '@parley/ui-kit/lib/use-debounced-value.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PickedInitiative } from '../summary-draft.ts'
import '../locales/en.ts'

interface InitiativeFieldProps {
  value: PickedInitiative | null
  isMissing: boolean
  onChange: (initiative: PickedInitiative | null) => void
}

type Option = PickedInitiative & { isArchived: boolean }

/** Shown at once; more are found by typing. */
const atOnce = 100

/** Those that the words find, by client; what is over and put aside is what summaries are often written of. */
function useInitiativeOptions(words: string) {
  const query = (isArchived: boolean) => ({
    query: {
      sort: '["name","ASC"]',
      range: JSON.stringify([0, atOnce - 1]),
      filter: JSON.stringify({ isArchived }),
      ...(words === '' ? {} : { q: words }),
    },
  })
  const options = { staleTime: 0, keepPrevious: true }
  const lists = [
    useListQuery(listFirmInitiatives, query(false), options),
    useListQuery(listFirmInitiatives, query(true), options),
  ]
  const found = lists
    .flatMap((list) => list.data?.rows ?? [])
    .map(({ id, name, client, isArchived }): Option => ({ id, name, clientName: client.name, isArchived }))
  return {
    options: found.sort((one, other) => one.clientName.localeCompare(other.clientName)),
    isPending: lists.some((list) => list.isPending),
    isError: lists.some((list) => list.isError),
  }
}

/** Which initiative a new summary is of. */
export function InitiativeField({ value, isMissing, onChange }: InitiativeFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const words = useDebouncedValue(text.trim())
  const { options, isPending, isError } = useInitiativeOptions(words === value?.name ? '' : words)
  // The same as long as it stays chosen: with another one the field would drop what is being typed.
  const chosen = useMemo(() => value && { ...value, isArchived: false }, [value])
  return (
    <Autocomplete
      options={options}
      value={chosen}
      inputValue={text}
      onInputChange={(_event, typed) => setText(typed)}
      onChange={(_event, option) =>
        onChange(option && { id: option.id, name: option.name, clientName: option.clientName })
      }
      // The server has searched.
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      groupBy={({ clientName }) => clientName}
      loading={isPending}
      loadingText={t('common.loading')}
      noOptionsText={t('firmKnowledge.noInitiatives')}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          {option.name}
          {option.isArchived && ` (${t('firmKnowledge.archived')})`}
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          required
          label={t('firmKnowledge.initiative')}
          placeholder={t('firmKnowledge.chooseInitiative')}
          error={isMissing || isError}
          helperText={isError ? t('firmKnowledge.initiativesFailed') : value?.clientName}
        />
      )}
    />
  )
}
