import RemoveIcon from '@mui/icons-material/PersonRemoveRounded'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { listClientColleagues } from '@parley/contracts/http/people.ts'
import type { TeamRole } from '@parley/contracts/template-definition.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { useTranslation } from 'react-i18next'
import { AddMember, PersonOption } from '../../../people/colleagues/index.ts'
import '../../../people/colleagues/locales/en.ts'
import type { DraftMember } from '../initiative-draft.ts'

type Colleague = CallOutput<typeof listClientColleagues>[number]

interface TeamPartProps {
  /** '' until a firm user has chosen one. */
  clientId: string
  /** Of the template. */
  roles: readonly TeamRole[]
  team: readonly DraftMember[]
  onChange: (team: DraftMember[]) => void
}

/** Who takes which part of the template's team, and who else is in it; each person once. */
export function TeamPart({ clientId, roles, team, onChange }: TeamPartProps) {
  const { t } = useTranslation()
  const colleagues = useRouteQuery(
    listClientColleagues,
    { params: { id: clientId } },
    { enabled: clientId !== '' },
  )
  const names = roles.map(({ name }) => name)
  const others = team.filter(({ role }) => !names.includes(role))
  const setRole = (role: string, people: readonly { id: string; name: string }[]): void =>
    onChange([
      ...team.filter((member) => member.role !== role),
      ...people.map(({ id, name }) => ({ userId: id, name, role })),
    ])
  if (clientId === '')
    return <Typography color="textSecondary">{t('initiatives.teamNeedsClient')}</Typography>
  return (
    <>
      {roles.map((role) => (
        <RoleField
          key={role.id}
          role={role}
          colleagues={colleagues.data}
          team={team}
          onChange={(people) => setRole(role.name, people)}
        />
      ))}
      {roles.length === 0 && <Typography color="textSecondary">{t('initiatives.noTeamRoles')}</Typography>}
      {others.map((member) => (
        <OtherMember
          key={member.userId}
          member={member}
          onRemove={() => onChange(team.filter(({ userId }) => userId !== member.userId))}
        />
      ))}
      <AddMember
        colleagues={colleagues}
        taken={team.map(({ userId }) => userId)}
        onAdd={({ userId, name, role }) => onChange([...team, { userId, name, role }])}
      />
    </>
  )
}

interface RoleFieldProps {
  role: TeamRole
  colleagues: readonly Colleague[] | undefined
  team: readonly DraftMember[]
  onChange: (people: { id: string; name: string }[]) => void
}

function RoleField({ role, colleagues, team, onChange }: RoleFieldProps) {
  const { t } = useTranslation()
  const chosen = team.filter((member) => member.role === role.name)
  const elsewhere = new Map(
    team.filter((member) => member.role !== role.name).map((member) => [member.userId, member.role]),
  )
  const nobody = { email: '', kind: 'client' as const }
  return (
    <Autocomplete
      multiple
      loading={colleagues === undefined}
      options={[...(colleagues ?? [])]}
      value={chosen.map(
        ({ userId, name }) => colleagues?.find(({ id }) => id === userId) ?? { ...nobody, id: userId, name },
      )}
      onChange={(_, people) => onChange(people.map(({ id, name }) => ({ id, name })))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ id }) => elsewhere.has(id)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, person) => {
        const role = elsewhere.get(person.id)
        const note = role === undefined ? undefined : t('initiatives.alreadyAs', { role })
        return (
          <Box component="li" key={key} {...props}>
            <PersonOption person={person} note={note} />
          </Box>
        )
      }}
      renderInput={(given) => (
        <TextField
          {...given}
          label={role.name}
          helperText={role.description === '' ? undefined : role.description}
        />
      )}
    />
  )
}

function OtherMember({ member: { name, role }, onRemove }: { member: DraftMember; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <UserAvatar name={name} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {role}
        </Typography>
      </Box>
      <Tooltip title={t('colleagues.removeMember', { name })}>
        <IconButton aria-label={t('colleagues.removeMember', { name })} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
