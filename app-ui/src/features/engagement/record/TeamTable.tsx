import RemoveIcon from '@mui/icons-material/PersonRemoveRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import { setTeam } from '@parley/contracts/http/team.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { type Member, teamColumns } from './team-rows.ts'

interface TeamTableProps {
  members: readonly Member[]
  list: Pick<AddressList, 'sort' | 'setSort'>
  canManage: boolean
  onRole: (userId: string, role: string) => void
  onRemove: (userId: string) => void
}

export function TeamTable({ members, list, canManage, onRole, onRemove }: TeamTableProps) {
  const { t } = useTranslation()
  return (
    <Card>
      <StackingTable label={t('record.team')}>
        <TableHead>
          <TableRow>
            {teamColumns.map((field) => (
              <SortHeader key={field} field={field} sort={list.sort} onSort={list.setSort}>
                {t(field === 'name' ? 'colleagues.person' : 'colleagues.role')}
              </SortHeader>
            ))}
            {canManage && (
              <TableCell>
                <VisuallyHidden>{t('common.remove')}</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              canManage={canManage}
              onRole={(role) => onRole(member.userId, role)}
              onRemove={() => onRemove(member.userId)}
            />
          ))}
        </TableBody>
      </StackingTable>
    </Card>
  )
}

interface MemberRowProps {
  member: Member
  canManage: boolean
  onRole: (role: string) => void
  onRemove: () => void
}

function MemberRow({ member, canManage, onRole, onRemove }: MemberRowProps) {
  const { t } = useTranslation()
  const { name, role, isLead, isMember } = member
  const canEdit = canManage && isMember
  return (
    <TableRow sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <UserAvatar name={name} />
          <span>{name}</span>
          {isLead && (
            <Tooltip title={t('record.leadHelp')}>
              <span>
                <StatusBadge tone="primary">{t('record.lead')}</StatusBadge>
              </span>
            </Tooltip>
          )}
        </Box>
      </TableCell>
      <TableCell data-label={t('colleagues.role')} sx={{ minWidth: 180 }}>
        {canEdit ? (
          <LimitedField
            limit={[setTeam, 'members.role']}
            value={role}
            onChange={({ target }) => onRole(target.value)}
            error={role.trim() === ''}
            helperText={role.trim() === '' ? t('common.fieldRequired') : undefined}
            htmlInput={{ 'aria-label': t('record.roleOf', { name }) }}
          />
        ) : (
          role
        )}
      </TableCell>
      {canManage && (
        <TableCell align="right">
          {canEdit && (
            <Tooltip title={t('colleagues.removeMember', { name })}>
              <IconButton aria-label={t('colleagues.removeMember', { name })} onClick={onRemove}>
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </TableCell>
      )}
    </TableRow>
  )
}
