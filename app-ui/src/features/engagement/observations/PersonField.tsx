import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Colleague, PersonOption } from '../../people/colleagues/index.ts'
import './locales/en.ts'

type Person = Pick<Colleague, 'id' | 'name'>

interface PersonFieldProps {
  initiativeId: string
  value: Person | null
  onChange: (person: Person | null) => void
  disabled?: boolean
  autoFocus?: boolean
  helperText?: string
}

/** Whose it is may be somebody who does not see the initiative any more. */
const withChosen = (people: readonly Person[], chosen: Person | null): Person[] =>
  chosen === null || people.some(({ id }) => id === chosen.id) ? [...people] : [chosen, ...people]

/** Somebody who may see the initiative; who that may be is asked when the field is gone to. */
export function PersonField({ initiativeId, value, onChange, ...given }: PersonFieldProps) {
  const { t } = useTranslation()
  const [wasEntered, setWasEntered] = useState(given.autoFocus === true)
  const people = useRouteQuery(listColleagues, { params: { id: initiativeId } }, { enabled: wasEntered })
  return (
    <Autocomplete<Person>
      fullWidth
      size="small"
      disabled={given.disabled === true}
      loading={wasEntered && people.isPending}
      options={withChosen(people.data ?? [], value)}
      value={value}
      onOpen={() => setWasEntered(true)}
      onChange={(_event, person) => onChange(person)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <PersonOption person={option as Colleague} />
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={t('observations.assignee')}
          placeholder={t('observations.nobody')}
          autoFocus={given.autoFocus === true}
          error={people.isError}
          helperText={people.isError ? t('observations.peopleFailed') : given.helperText}
        />
      )}
    />
  )
}
