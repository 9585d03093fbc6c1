import ListIcon from '@mui/icons-material/ViewListRounded'
import TreeIcon from '@mui/icons-material/AccountTreeRounded'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { useTranslation } from 'react-i18next'
import { ListOrder } from '../../../records/lists/index.ts'
import '../locales/en.ts'
import type { DepartmentsView } from './use-departments-view.ts'

/** Search, list or tree, and the order of the list; a tree has its own. */
export function DepartmentsToolbar({ view }: { view: DepartmentsView }) {
  const { t } = useTranslation()
  const { list, shown, show } = view
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap', px: 4, pb: 3 }}>
      <SearchField value={list.search} onChange={list.setSearch} placeholder={t('departments.search')} />
      {shown === 'list' && (
        <ListOrder
          list={list}
          label={t('departments.sortBy')}
          options={[
            ['name ASC', t('departments.sortName')],
            ['name DESC', t('departments.sortNameDown')],
            ['code ASC', t('departments.sortCode')],
            ['createdAt DESC', t('departments.sortNewest')],
          ]}
          sx={{ minWidth: 160 }}
        />
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
