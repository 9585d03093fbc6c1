import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { Sort } from '../../../lib/use-address-list.ts'
import { SearchField } from '../../../ui/SearchField.tsx'

interface Option {
  id: string
  name: string
}

interface InitiativeFiltersProps {
  search: string
  onSearch: (search: string) => void
  templateId: string
  onTemplate: (id: string) => void
  templates: readonly Option[]
  clientId: string
  onClient: (id: string) => void
  /** Given to those who see initiatives of several clients. */
  clients: readonly Option[] | undefined
  isArchived: boolean
  onArchived: (isArchived: boolean) => void
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

const archived = 'archived'

export function InitiativeFilters(props: InitiativeFiltersProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <SearchField
        value={props.search}
        onChange={props.onSearch}
        placeholder={t('initiatives.search')}
        width={320}
      />
      <Choice
        label={t('initiatives.template')}
        all={t('initiatives.allTemplates')}
        value={props.templateId}
        options={props.templates}
        onChange={props.onTemplate}
      />
      {props.clients && (
        <Choice
          label={t('initiatives.client')}
          all={t('initiatives.allClients')}
          value={props.clientId}
          options={props.clients}
          onChange={props.onClient}
        />
      )}
      <Choice
        label={t('initiatives.show')}
        all={t('initiatives.notArchived')}
        value={props.isArchived ? archived : ''}
        options={[{ id: archived, name: t('initiatives.archived') }]}
        onChange={(chosen) => props.onArchived(chosen === archived)}
      />
      <Choice
        label={t('initiatives.sort')}
        all={t('initiatives.newestWork')}
        value={props.sort === undefined ? '' : `${props.sort.field} ${props.sort.order}`}
        options={[
          { id: 'name ASC', name: t('initiatives.byName') },
          { id: 'createdAt DESC', name: t('initiatives.newest') },
          { id: 'status ASC', name: t('initiatives.byStatus') },
        ]}
        onChange={(chosen) => {
          const [field = '', order] = (chosen || 'updatedAt DESC').split(' ')
          props.onSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
        }}
      />
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
      sx={{ minWidth: 200 }}
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
