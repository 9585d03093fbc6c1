import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { interviewStatusSchema } from '@parley/contracts/enums.ts'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'

const shownLabel = { select: { displayEmpty: true }, inputLabel: { shrink: true } }

/** Search, status and order of the interviews. */
export function InterviewFilters({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  const status = interviewStatusSchema.safeParse(list.filters.status).data ?? ''
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', flex: 1 }}>
      <SearchField value={list.search} onChange={list.setSearch} placeholder={t('interviews.search')} />
      <TextField
        select
        fullWidth={false}
        sx={{ minWidth: 150 }}
        label={t('interviews.status')}
        value={status}
        onChange={({ target }) => list.setFilter('status', target.value)}
        slotProps={shownLabel}
      >
        <MenuItem value="">{t('interviews.allStatuses')}</MenuItem>
        {interviewStatusSchema.options.map((option) => (
          <MenuItem key={option} value={option}>
            {t(`interviews.statuses.${option}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth={false}
        sx={{ minWidth: 150 }}
        label={t('interviews.sort')}
        value={list.sort?.order ?? 'DESC'}
        onChange={({ target }) =>
          list.setSort({ field: 'interviewDate', order: target.value === 'ASC' ? 'ASC' : 'DESC' })
        }
      >
        <MenuItem value="DESC">{t('interviews.newestFirst')}</MenuItem>
        <MenuItem value="ASC">{t('interviews.oldestFirst')}</MenuItem>
      </TextField>
    </Box>
  )
}
