import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { indexingStatusSchema } from '@parley/contracts/enums.ts'
import { FilterFold } from '@parley/ui-kit/components/FilterFold.tsx'
import { InHeader } from '@parley/ui-kit/components/InHeader.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Owner } from '../artifact-record.ts'
import { useInitiativeChoices } from '../artifact-queries.ts'
import { fileKinds } from '../file-kind.ts'
import '../locales/en.ts'

interface ArtifactFiltersProps {
  owner: Owner
  list: AddressList
  /** Column heads are there for it. */
  isSortedByHeads: boolean
  /** At the end of the row. */
  children: ReactNode
}

export function ArtifactFilters({ owner, list, isSortedByHeads, children }: ArtifactFiltersProps) {
  const { t } = useTranslation()
  const { filters, setFilter } = list
  const kinds = fileKinds.filter((kind) => owner.kind === 'client' || !['PNG', 'JPEG', 'GIF'].includes(kind))
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <InHeader>
        <SearchField
          value={list.search}
          onChange={list.setSearch}
          placeholder={t('artifacts.search')}
          width={220}
        />
      </InHeader>
      <FilterFold list={list}>
        <Choice
          label={t('artifacts.kind')}
          all={t('artifacts.allKinds')}
          value={filters.kind ?? ''}
          options={kinds.map((kind) => [kind, kind])}
          onChange={(value) => setFilter('kind', value)}
        />
        {owner.kind === 'client' && <ScopeFilter clientId={owner.clientId} list={list} />}
        <Choice
          label={t('artifacts.state')}
          all={t('artifacts.allStates')}
          value={filters.indexing ?? ''}
          options={indexingStatusSchema.options.map((status) => [status, t(`artifacts.indexing.${status}`)])}
          onChange={(value) => setFilter('indexing', value)}
        />
        {!isSortedByHeads && <SortChoice list={list} />}
      </FilterFold>
      {children}
    </Box>
  )
}

/** Client-wide, or one of the initiatives by its name. */
function ScopeFilter({ clientId, list: { filters, setFilters } }: { clientId: string; list: AddressList }) {
  const { t } = useTranslation()
  const initiatives = useInitiativeChoices(clientId)
  const options: [string, string][] = [
    ['client', t('artifacts.clientWide')],
    ...(initiatives.data?.rows ?? []).map(({ id, name }): [string, string] => [id, name]),
  ]
  return (
    <Choice
      label={t('artifacts.scope')}
      all={t('artifacts.allScopes')}
      value={filters.scope === 'client' ? 'client' : (filters.initiativeId ?? '')}
      options={options}
      onChange={(value) =>
        setFilters({
          scope: value === 'client' ? 'client' : '',
          initiativeId: value === 'client' ? '' : value,
        })
      }
    />
  )
}

/** Cards have no column heads to sort by. */
function SortChoice({ list: { sort, setSort } }: { list: AddressList }) {
  const { t } = useTranslation()
  const options: [string, string][] = [
    ['createdAt DESC', t('artifacts.newest')],
    ['createdAt ASC', t('artifacts.oldest')],
    ['name ASC', t('artifacts.byName')],
    ['size DESC', t('artifacts.largest')],
  ]
  return (
    <Choice
      label={t('artifacts.sort')}
      value={`${sort?.field ?? 'createdAt'} ${sort?.order ?? 'DESC'}`}
      options={options}
      onChange={(value) => {
        const [field = 'createdAt', order] = value.split(' ')
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
      }}
    />
  )
}

interface ChoiceProps {
  label: string
  /** Text of 'no filter'; without it one option is always chosen. */
  all?: string
  value: string
  /** Value and text. */
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  const known = options.some(([option]) => option === value)
  return (
    <TextField
      select
      fullWidth={false}
      sx={{ minWidth: 160 }}
      label={label}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {all !== undefined && <MenuItem value="">{all}</MenuItem>}
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
