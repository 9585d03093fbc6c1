import AddIcon from '@mui/icons-material/PersonAddRounded'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { setTeam, type Team } from '@parley/contracts/http/team.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Colleague, PersonOption } from './PersonOption.tsx'
import './locales/en.ts'

/** Somebody in the team of an initiative. */
type Member = Team['members'][number]

interface AddMemberProps {
  /** Who may be chosen, as they are read. */
  colleagues: UseQueryResult<Colleague[]>
  /** Ids of those who are in the team already. */
  taken: readonly string[]
  onAdd: (member: Member) => void
}

/** Somebody of the client, or of the firm, with what they do here. */
export function AddMember({ colleagues, taken, onAdd }: AddMemberProps) {
  const { t } = useTranslation()
  const [person, setPerson] = useState<Colleague | null>(null)
  const [role, setRole] = useState('')
  const canAdd = person !== null && role.trim() !== ''
  const add = (): void => {
    if (!canAdd) return
    onAdd({ userId: person.id, name: person.name, role: role.trim(), isLead: false, isMember: true })
    setPerson(null)
    setRole('')
  }
  if (colleagues.isError)
    return <QueryView query={colleagues} skeleton={null} compact failed={t('colleagues.loadFailed')} />
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <Autocomplete
        sx={{ flex: '2 1 240px' }}
        loading={colleagues.isPending}
        options={(colleagues.data ?? []).filter(({ id }) => !taken.includes(id))}
        value={person}
        onChange={(_, chosen) => setPerson(chosen)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props}>
            <PersonOption person={option} />
          </Box>
        )}
        renderInput={(given) => <TextField {...given} label={t('colleagues.person')} />}
      />
      <LimitedField
        limit={[setTeam, 'members.role']}
        sx={{ flex: '1 1 180px' }}
        fullWidth={false}
        label={t('colleagues.role')}
        value={role}
        onChange={({ target }) => setRole(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // It may stand in a larger form, which is not sent by this.
          event.preventDefault()
          add()
        }}
      />
      <Button variant="outlined" startIcon={<AddIcon />} disabled={!canAdd} onClick={add}>
        {t('colleagues.addMember')}
      </Button>
    </Box>
  )
}
