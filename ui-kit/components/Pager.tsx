import TablePagination from '@mui/material/TablePagination'
import { useTranslation } from 'react-i18next'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
}

/** Below a table; nothing while all rows fit on one page. */
export function Pager({ page, pageSize, total, onChange }: PagerProps) {
  const { t } = useTranslation()
  if (total <= pageSize) return null
  return (
    <TablePagination
      component="div"
      count={total}
      page={page}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[]}
      onPageChange={(_, next) => onChange(next)}
      labelDisplayedRows={({ from, to, count }) => t('common.shown', { from, to, count })}
      getItemAriaLabel={(type) => (type === 'previous' ? t('common.previousPage') : t('common.nextPage'))}
    />
  )
}
