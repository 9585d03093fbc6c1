import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { getInitiative, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { useListQuery, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useDebouncedValue } from '@parley/ui-kit/lib/use-debounced-value.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface InitiativeChoiceProps {
  clientId: string
  /** '' while none is chosen. */
  value: string
  onChange: (initiativeId: string) => void
}

interface Option {
  id: string
  name: string
}

/** Shown at once; more are found by typing. */
const atOnce = 100

/** The client's initiatives that the words find, by name. */
function useOptions(clientId: string, words: string): readonly Option[] | undefined {
  const found = useListQuery(
    listClientInitiatives,
    {
      params: { clientId },
      query: {
        sort: '["name","ASC"]',
        range: JSON.stringify([0, atOnce - 1]),
        ...(words === '' ? {} : { q: words }),
      },
    },
    { keepPrevious: true },
  )
  return found.data?.rows
}

/** The initiative of a document; the one that it stands in is known wherever it is, archived or far down. */
export function InitiativeChoice({ clientId, value, onChange }: InitiativeChoiceProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Option | null>(null)
  const words = useDebouncedValue(text.trim())
  const isName = words === picked?.name
  const options = useOptions(clientId, isName ? '' : words)
  const isPicked = picked?.id === value
  const own = useRouteQuery(getInitiative, { params: { id: value } }, { enabled: value !== '' && !isPicked })
  const chosen = isPicked ? picked : (own.data ?? null)
  if (!isPicked && own.data !== undefined) setPicked({ id: own.data.id, name: own.data.name })
  return (
    <Autocomplete
      options={options ?? []}
      value={value === '' ? null : chosen}
      inputValue={text}
      onInputChange={(_event, typed) => setText(typed)}
      onChange={(_event, option) => {
        setPicked(option)
        onChange(option?.id ?? '')
      }}
      // The server has searched.
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      loading={options === undefined}
      loadingText={t('common.loading')}
      noOptionsText={t('artifacts.noInitiatives')}
      renderInput={(input) => (
        <TextField
          {...input}
          required
          label={t('artifacts.initiative')}
          placeholder={t('artifacts.chooseInitiative')}
        />
      )}
    />
  )
}
