import Box from '@mui/material/Box'
import { indexingStatusSchema } from '@parley/contracts/enums.ts'
import { FilterFold } from '@parley/ui-kit/components/FilterFold.tsx'
import { InHeader } from '@parley/ui-kit/components/InHeader.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListChoice, ListFilter, ListOrder } from '../../../records/lists/index.ts'
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
        <ListFilter
          {...{ list, sx }}
          name="kind"
          label={t('artifacts.kind')}
          all={t('artifacts.allKinds')}
          options={kinds.map((kind) => [kind, kind])}
        />
        {owner.kind === 'client' && <ScopeFilter clientId={owner.clientId} list={list} />}
        <ListFilter
          {...{ list, sx }}
          name="indexing"
          label={t('artifacts.state')}
          all={t('artifacts.allStates')}
          options={indexingStatusSchema.options.map((status) => [status, t(`artifacts.indexing.${status}`)])}
        />
        {!isSortedByHeads && (
          <ListOrder
            {...{ list, sx }}
            label={t('artifacts.sort')}
            options={[
              ['createdAt DESC', t('artifacts.newest')],
              ['createdAt ASC', t('artifacts.oldest')],
              ['name ASC', t('artifacts.byName')],
              ['size DESC', t('artifacts.largest')],
            ]}
          />
        )}
      </FilterFold>
      {children}
    </Box>
  )
}

/** Client-wide, or one of the initiatives by its name. */
function ScopeFilter({ clientId, list: { filters, setFilters } }: { clientId: string; list: AddressList }) {
  const { t } = useTranslation()
  const initiatives = useInitiativeChoices(clientId)
  return (
    <ListChoice
      sx={sx}
      label={t('artifacts.scope')}
      value={filters.scope === 'client' ? 'client' : (filters.initiativeId ?? '')}
      options={[
        ['', t('artifacts.allScopes')],
        ['client', t('artifacts.clientWide')],
        ...(initiatives.data?.rows ?? []).map(({ id, name }) => [id, name] as const),
      ]}
      onChange={(value) =>
        setFilters({
          scope: value === 'client' ? 'client' : '',
          initiativeId: value === 'client' ? '' : value,
        })
      }
    />
  )
}

const sx = { minWidth: 160 }
