import AddIcon from '@mui/icons-material/PersonAddRounded'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { setTeam } from '@parley/contracts/http/initiatives.ts'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallOutput } from '../../lib/call-input.ts'
import { useRouteQuery } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LimitedField } from '../../ui/LimitedField.tsx'
import type { Member } from './team-rows.ts'

interface AddMemberProps {
  initiativeId: string
  /** Ids of those who are in the team already. */
  taken: readonly string[]
  onAdd: (member: Member) => void
}

type Colleague = CallOutput<typeof listColleagues>[number]

/** Somebody of the client, or of the firm, with what they do here. */
export function AddMember({ initiativeId, taken, onAdd }: AddMemberProps) {
  const { t } = useTranslation()
  const colleagues = useRouteQuery(listColleagues, { params: { id: initiativeId } })
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
    return (
      <ErrorState
        compact
        error={colleagues.error}
        title={t('record.colleaguesFailed')}
        onRetry={() => void colleagues.refetch()}
      />
    )
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
        renderOption={({ key, ...props }, { name, email, kind }) => (
          <Box component="li" key={key} {...props}>
            <Box>
              <span>{name}</span>
              <Typography variant="body2" color="textSecondary">
                {[email, t(kind === 'firm' ? 'record.fromFirm' : 'record.fromClient')]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={(given) => <TextField {...given} label={t('record.person')} />}
      />
      <LimitedField
        limit={[setTeam, 'members.role']}
        sx={{ flex: '1 1 180px' }}
        fullWidth={false}
        label={t('record.role')}
        value={role}
        onChange={({ target }) => setRole(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
        }}
      />
      <Button variant="outlined" startIcon={<AddIcon />} disabled={!canAdd} onClick={add}>
        {t('record.addMember')}
      </Button>
    </Box>
  )
}
