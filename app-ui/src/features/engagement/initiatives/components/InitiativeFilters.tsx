import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { initiativeStatuses } from '@parley/contracts/enums.ts'
import { FilterFold } from '@parley/ui-kit/components/FilterFold.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'

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
  const { filters, sort } = list
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}>
      <SearchField
        value={list.search}
        onChange={list.setSearch}
        placeholder={t('initiatives.search')}
        width={200}
      />
      <FilterFold list={list}>
        <Choice
          label={t('initiatives.byStatus')}
          all={t('initiatives.allStatuses')}
          value={filters.status ?? ''}
          options={initiativeStatuses.map((one) => ({ id: one, name: t(`initiatives.statuses.${one}`) }))}
          onChange={(chosenStatus) => list.setFilter('status', chosenStatus)}
        />
        <Choice
          label={t('initiatives.template')}
          all={t('initiatives.allTemplates')}
          value={filters.templateId ?? ''}
          options={templates}
          onChange={(templateId) => list.setFilter('templateId', templateId)}
        />
        {clients && (
          <Choice
            label={t('initiatives.client')}
            all={t('initiatives.allClients')}
            value={filters.clientId ?? ''}
            options={clients}
            onChange={(clientId) => list.setFilter('clientId', clientId)}
          />
        )}
        <Choice
          label={t('initiatives.show')}
          all={t('initiatives.notArchived')}
          value={filters.archived ?? ''}
          options={[{ id: 'true', name: t('initiatives.archived') }]}
          onChange={(archived) => list.setFilter('archived', archived)}
        />
        <Choice
          label={t('initiatives.sort')}
          all={t('initiatives.newestWork')}
          value={sort === undefined ? '' : `${sort.field} ${sort.order}`}
          options={[
            { id: 'updatedAt ASC', name: t('initiatives.oldestWork') },
            { id: 'name ASC', name: t('initiatives.byName') },
            { id: 'name DESC', name: t('initiatives.byNameTurned') },
            { id: 'createdAt DESC', name: t('initiatives.newest') },
            { id: 'status ASC', name: t('initiatives.byStatus') },
            { id: 'status DESC', name: t('initiatives.byStatusTurned') },
          ]}
          onChange={(chosenSort) => {
            const [field = '', order] = (chosenSort || 'updatedAt DESC').split(' ')
            list.setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
          }}
        />
      </FilterFold>
    </Box>
  )
}

interface ChoiceProps {
  label: string
  all: string
  value: string
  options: readonly Option[]
  onChange: (id: string) => void
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  const known = options.some(({ id }) => id === value)
  return (
    <TextField
      select
      fullWidth={false}
      sx={{ minWidth: 120, maxWidth: { sm: 180 } }}
      label={label}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
