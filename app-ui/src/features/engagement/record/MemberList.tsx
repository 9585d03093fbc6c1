import Button from '@mui/material/Button'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { type Member, teamRows } from './team-rows.ts'
import { TeamTable } from './TeamTable.tsx'

interface MemberListProps {
  /** As they are being edited. */
  members: readonly Member[]
  stored: readonly Member[]
  canManage: boolean
  onChange: (members: Member[]) => void
}

/** The members, searched and sorted here: a team has at most 200. */
export function MemberList({ members, stored, canManage, onChange }: MemberListProps) {
  const { t } = useTranslation()
  const list = useAddressList({ sort: { field: 'name', order: 'ASC' } })
  const shown = teamRows(members, { stored, search: list.settledSearch, sort: list.sort })
  return (
    <>
      <SearchField value={list.search} onChange={list.setSearch} placeholder={t('record.searchTeam')} />
      {shown.length === 0 ? (
        <EmptyState
          compact
          title={t('record.noMemberMatches')}
          action={
            <Button variant="outlined" onClick={list.clear}>
              {t('common.clearSearch')}
            </Button>
          }
        />
      ) : (
        <TeamTable
          members={shown}
          list={list}
          canManage={canManage}
          onRole={(id, role) =>
            onChange(members.map((member) => (member.userId === id ? { ...member, role } : member)))
          }
          onRemove={(id) => onChange(members.filter(({ userId }) => userId !== id))}
        />
      )}
    </>
  )
}
