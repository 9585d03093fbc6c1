import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { getInitiative, getTeam, setTeam, type Team } from '@parley/contracts/http/initiatives.ts'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/api-error.ts'
import { useRouteMutation, useRouteQuery } from '../../../lib/use-route.ts'
import { useUnsavedChangesGuard } from '../../../ui/use-unsaved-changes-guard.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { StaleNotice, useStaleEdit } from '../../records/editing/index.ts'
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
  const edit = useStaleEdit(team)
  const colleagues = useRouteQuery(listColleagues, { params: { id: initiativeId } }, { enabled: canManage })
  const base = edit.base ?? team
  const [members, setMembers] = useState<Member[]>(team.members)
  const save = useRouteMutation(setTeam, [getTeam, getInitiative, listActivity])
  const isDirty = JSON.stringify(bodyOf(members)) !== JSON.stringify(bodyOf(base.members))
  const guard = useUnsavedChangesGuard(isDirty)
  const submit = async (from: Team): Promise<void> => {
    const body = { members: bodyOf(members), updatedAt: from.updatedAt }
    try {
      await save.mutateAsync({ params: { id: initiativeId }, body })
    } catch (error) {
      edit.notice(error)
      return
    }
    // By now the page may have begun anew from what was saved.
    showSuccess(t('common.saved'))
  }
  const takeTheirs = (theirs: Team): void => {
    edit.goOn()
    setMembers(theirs.members)
    save.reset()
  }
  const canSave = isDirty && bodyOf(members).every(({ role }) => role !== '')
  const { theirs } = edit
  return (
    <>
      <Typography color="textSecondary">{t('record.teamIntro')}</Typography>
      {theirs !== null && (
        <StaleNotice
          theirs={t('record.theirs', { name: namesOf(theirs.members) })}
          onKeepMine={() => void submit(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      )}
      {save.error !== null && theirs === null && (
        <Alert severity="error" role="alert">
          {messageOf(save.error)}
        </Alert>
      )}
      {members.length === 0 ? (
        <EmptyState compact title={t('record.noTeam')} text={t('record.noTeamText')} />
      ) : (
        <MemberList members={members} stored={base.members} canManage={canManage} onChange={setMembers} />
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
            <Button
              variant="contained"
              disabled={!canSave}
              loading={save.isPending}
              onClick={() => void submit(base)}
            >
              {t('record.saveTeam')}
            </Button>
          </Box>
        </>
      )}
      {guard}
    </>
  )
}
