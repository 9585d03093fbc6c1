import Box from '@mui/material/Box'
import { initiativeStatuses } from '@parley/contracts/enums.ts'
import { FilterFold } from '@parley/ui-kit/components/FilterFold.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { ListFilter, ListOrder } from '../../../records/lists/index.ts'

interface Option {
  id: string
  name: string
}

interface InitiativeFiltersProps {
  list: AddressList
  templates: readonly Option[]
  /** Given to those who see initiatives of several clients. */
  clients: readonly Option[] | undefined
}

/** Search, filters and order. */
export function InitiativeFilters({ list, templates, clients }: InitiativeFiltersProps) {
  const { t } = useTranslation()
  const named = ({ id, name }: Option) => [id, name] as const
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}>
      <SearchField
        value={list.search}
        onChange={list.setSearch}
        placeholder={t('initiatives.search')}
        width={200}
      />
      <FilterFold list={list}>
        <ListFilter
          {...{ list, sx }}
          name="status"
          label={t('initiatives.byStatus')}
          all={t('initiatives.allStatuses')}
          options={initiativeStatuses.map((one) => [one, t(`initiatives.statuses.${one}`)])}
        />
        <ListFilter
          {...{ list, sx }}
          name="templateId"
          label={t('initiatives.template')}
          all={t('initiatives.allTemplates')}
          options={templates.map(named)}
        />
        {clients && (
          <ListFilter
            {...{ list, sx }}
            name="clientId"
            label={t('initiatives.client')}
            all={t('initiatives.allClients')}
            options={clients.map(named)}
          />
        )}
        <ListFilter
          {...{ list, sx }}
          name="archived"
          label={t('initiatives.show')}
          all={t('initiatives.notArchived')}
          options={[['true', t('initiatives.archived')]]}
        />
        <ListOrder
          {...{ list, sx }}
          label={t('initiatives.sort')}
          options={[
            ['updatedAt DESC', t('initiatives.newestWork')],
            ['updatedAt ASC', t('initiatives.oldestWork')],
            ['name ASC', t('initiatives.byName')],
            ['name DESC', t('initiatives.byNameTurned')],
            ['createdAt DESC', t('initiatives.newest')],
            ['status ASC', t('initiatives.byStatus')],
            ['status DESC', t('initiatives.byStatusTurned')],
          ]}
        />
      </FilterFold>
    </Box>
  )
}

const sx = { minWidth: 120, maxWidth: { sm: 180 } }
