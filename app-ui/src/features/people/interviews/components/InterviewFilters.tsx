import Box from '@mui/material/Box'
import { interviewStatusSchema } from '@parley/contracts/enums.ts'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { ListFilter, ListOrder } from '../../../records/lists/index.ts'

/** Search, status and order of the interviews. */
export function InterviewFilters({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', flex: 1 }}>
      <SearchField value={list.search} onChange={list.setSearch} placeholder={t('interviews.search')} />
      <ListFilter
        list={list}
        name="status"
        label={t('interviews.status')}
        all={t('interviews.allStatuses')}
        options={interviewStatusSchema.options.map((one) => [one, t(`interviews.statuses.${one}`)])}
      />
      <ListOrder
        list={list}
        label={t('interviews.sort')}
        options={[
          ['interviewDate DESC', t('interviews.newestFirst')],
          ['interviewDate ASC', t('interviews.oldestFirst')],
        ]}
      />
    </Box>
  )
}
