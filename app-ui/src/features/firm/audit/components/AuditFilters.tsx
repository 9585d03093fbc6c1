import Box from '@mui/material/Box'
import { auditActions, auditGroups, type AuditGroup, auditWords } from '@parley/contracts/audit-actions.ts'
import { DayField } from '@parley/ui-kit/components/DayField.tsx'
import { FilterFold } from '@parley/ui-kit/components/FilterFold.tsx'
import { LinkedFilter } from '@parley/ui-kit/components/LinkedFilter.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { ListChoice, ListFilter } from '../../../records/lists/index.ts'
import { PersonFilter } from './PersonFilter.tsx'

const groups = Object.keys(auditGroups) as AuditGroup[]

/** Actions of a group, or all of them. */
function actionsOf(group: string): readonly string[] {
  const topics = groups.find((one) => one === group)
  if (topics === undefined) return auditActions
  const wanted: readonly string[] = auditGroups[topics]
  return auditActions.filter((action) => wanted.includes(action.slice(0, action.indexOf('.'))))
}

interface AuditFiltersProps {
  list: AddressList
  /** How shown entries call the person that the list is narrowed down to. */
  personName: string | undefined
}

/** Search, matter, action, person and days; all in the address. */
export function AuditFilters({ list, personName }: AuditFiltersProps) {
  const { t, i18n } = useTranslation()
  const { group = '', actor = '', entityId = '' } = list.filters
  const actions = actionsOf(group).map((one) => [one, auditWords(one, i18n.language)] as const)
  return (
    <Box
      sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', '& .MuiTextField-root': { minWidth: { sm: 150 } } }}
    >
      <SearchField
        value={list.search}
        onChange={list.setSearch}
        placeholder={t('audit.search')}
        width={230}
      />
      <FilterFold list={list}>
        <ListChoice
          label={t('audit.group')}
          value={group}
          onChange={(value) => list.setFilters({ group: value, action: '' })}
          options={[
            ['', t('audit.allGroups')],
            ...groups.map((one) => [one, t(`audit.groups.${one}`)] as const),
          ]}
        />
        <ListFilter
          list={list}
          name="action"
          label={t('audit.action')}
          all={t('audit.allActions')}
          options={actions}
        />
        <PersonFilter
          value={actor}
          knownName={personName}
          onChange={(value) => list.setFilter('actor', value)}
        />
        <ListFilter
          list={list}
          name="byPlatform"
          label={t('audit.who')}
          all={t('audit.everybody')}
          options={[['yes', t('audit.ofPlatform')]]}
        />
        <Days list={list} />
      </FilterFold>
      {entityId !== '' && (
        <LinkedFilter
          label={t('audit.linkedRecord')}
          removeLabel={t('audit.removeRecord')}
          onRemove={() => list.setFilter('entityId', '')}
        />
      )}
    </Box>
  )
}

function Days({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  const { from = '', to = '' } = list.filters
  const day = { fullWidth: false, sx: { width: { xs: 'calc(50% - 6px)', sm: 150 } } }
  return (
    <Box sx={{ display: 'flex', gap: 3, width: { xs: '100%', sm: 'auto' } }}>
      <DayField
        {...day}
        label={t('audit.from')}
        value={from}
        onDay={(value) => list.setFilter('from', value)}
        htmlInput={{ max: to || undefined }}
      />
      <DayField {...day} label={t('audit.to')} value={to} onDay={(value) => list.setFilter('to', value)} />
    </Box>
  )
}
