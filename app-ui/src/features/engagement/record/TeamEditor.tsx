import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { getTeam, setTeam, type Team } from '@parley/contracts/http/team.ts'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { RecordNotices, useRecordForm } from '../../records/editing/parts.ts'
import { AddMember } from '../../people/colleagues/index.ts'
import { MemberList } from './MemberList.tsx'
import type { Member } from './team-rows.ts'

interface TeamEditorProps {
  initiativeId: string
  team: Team
  canManage: boolean
}

const namesOf = (members: readonly Member[]): string => members.map(({ name }) => name).join(', ') || '–'
const bodyOf = (members: readonly Member[]) =>
  members.filter(({ isMember }) => isMember).map(({ userId, role }) => ({ userId, role: role.trim() }))

/** The whole team, changed here and saved at once. */
export function TeamEditor({ initiativeId, team, canManage }: TeamEditorProps) {
  const { t } = useTranslation()
  const colleagues = useRouteQuery(listColleagues, { params: { id: initiativeId } }, { enabled: canManage })
  const form = useRecordForm({
    record: team,
    valuesOf: (now = team) => ({ members: now.members }),
    isSame: (one, other) => JSON.stringify(bodyOf(one.members)) === JSON.stringify(bodyOf(other.members)),
    refreshes: [getTeam, getInitiative, listActivity],
    update: {
      route: setTeam,
      input: (values, { updatedAt }) => ({
        params: { id: initiativeId },
        body: { members: bodyOf(values.members), updatedAt },
      }),
    },
    // By now the page may have begun anew from what was saved.
    onSaved: () => showSuccess(t('common.saved')),
  })
  const { members } = form.values
  const setMembers = (next: Member[]): void => form.change({ members: next })
  const canSave = form.isDirty && bodyOf(members).every(({ role }) => role !== '')
  return (
    <>
      <Typography color="textSecondary">{t('record.teamIntro')}</Typography>
      <RecordNotices form={form} lineOf={(theirs) => t('record.theirs', { name: namesOf(theirs.members) })} />
      {members.length === 0 ? (
        <EmptyState compact title={t('record.noTeam')} text={t('record.noTeamText')} />
      ) : (
        <MemberList
          members={members}
          stored={form.stored.members}
          canManage={canManage}
          onChange={setMembers}
        />
      )}
      {canManage && (
        <>
          <AddMember
            colleagues={colleagues}
            taken={members.filter(({ isMember }) => isMember).map(({ userId }) => userId)}
            onAdd={(member) =>
              // A leading consultant who is put in the team is in it once.
              setMembers([...members.filter(({ userId }) => userId !== member.userId), member])
            }
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button variant="contained" disabled={!canSave} loading={form.isBusy} onClick={form.save}>
              {t('record.saveTeam')}
            </Button>
          </Box>
        </>
      )}
    </>
  )
}
