import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { getUser, listUsers } from '@parley/contracts/http/users.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useDebouncedValue } from '@parley/ui-kit/lib/use-debounced-value.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Person {
  id: string
  name: string
}

const personOf = (user: { id: string; firstName: string; lastName: string; email: string }): Person => ({
  id: user.id,
  name: `${user.firstName} ${user.lastName}`.trim() || user.email,
})

interface PersonFilterProps {
  /** An id, or ''. */
  value: string
  /** As shown entries call the person; for those whom the reader's own list does not have. */
  knownName: string | undefined
  onChange: (id: string) => void
}

/** Somebody of the tenant, found by typing. */
export function PersonFilter({ value, knownName, onChange }: PersonFilterProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed.trim())
  const query = { range: '[0,19]', ...(q === '' ? {} : { q }) }
  const found = useRouteQuery(listUsers, { query }, { keepPrevious: true })
  const people = (found.data ?? []).map(personOf)
  const listed = people.find(({ id }) => id === value)
  const unlisted = value !== '' && listed === undefined && knownName === undefined
  const asked = useRouteQuery(getUser, { params: { id: value } }, { enabled: unlisted })
  const name = knownName ?? (asked.data === undefined ? value : personOf(asked.data).name)
  const chosen = value === '' ? null : (listed ?? { id: value, name })
  return (
    <Autocomplete
      sx={{ width: { xs: '100%', sm: 190 } }}
      loading={found.isPending}
      options={people}
      // The server has searched already.
      filterOptions={(options) => options}
      value={chosen}
      onChange={(_, person) => onChange(person?.id ?? '')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionLabel={(person) => person.name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(given) => (
        <TextField {...given} label={t('audit.person')} placeholder={t('audit.anybody')} />
      )}
    />
  )
}
