import ListIcon from '@mui/icons-material/ViewListRounded'
import TreeIcon from '@mui/icons-material/AccountTreeRounded'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import type { DepartmentsView } from './use-departments-view.ts'

const orders = [
  { key: 'name', text: 'departments.sortName' },
  { key: '-name', text: 'departments.sortNameDown' },
  { key: 'code', text: 'departments.sortCode' },
  { key: '-createdAt', text: 'departments.sortNewest' },
] as const

const keyOf = (sort: Sort | undefined): string =>
  `${sort?.order === 'DESC' ? '-' : ''}${sort?.field ?? 'name'}`
const sortOf = (key: string): Sort => ({
  field: key.replace('-', ''),
  order: key.startsWith('-') ? 'DESC' : 'ASC',
})

/** Search, list or tree, and the order of the list; a tree has its own. */
export function DepartmentsToolbar({ view }: { view: DepartmentsView }) {
  const { t } = useTranslation()
  const { list, shown, show } = view
  const order = orders.find(({ key }) => key === keyOf(list.sort))?.key ?? 'name'
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap', px: 4, pb: 3 }}>
      <SearchField value={list.search} onChange={list.setSearch} placeholder={t('departments.search')} />
      {shown === 'list' && (
        <TextField
          select
          fullWidth={false}
          label={t('departments.sortBy')}
          value={order}
          onChange={(event) => list.setSort(sortOf(event.target.value))}
          sx={{ minWidth: 160 }}
        >
          {orders.map(({ key, text }) => (
            <MenuItem key={key} value={key}>
              {t(text)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ flex: 1 }} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        aria-label={t('departments.view')}
        onChange={(_, next: 'tree' | 'list' | null) => next !== null && show(next)}
      >
        <ToggleButton value="list" sx={{ gap: 1.5, px: 3 }}>
          <ListIcon fontSize="small" aria-hidden />
          {t('departments.list')}
        </ToggleButton>
        <ToggleButton value="tree" sx={{ gap: 1.5, px: 3 }}>
          <TreeIcon fontSize="small" aria-hidden />
          {t('departments.tree')}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
