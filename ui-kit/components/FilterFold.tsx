import FilterIcon from '@mui/icons-material/TuneRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AddressList } from '../lib/use-address-list.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface FilterFoldProps {
  list: Pick<AddressList, 'filters'>
  children: ReactNode
}

/** The filters of a list, beside each other; a phone begins with the rows, and has them behind a button. */
export function FilterFold({ list, children }: FilterFoldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = Object.values(list.filters).filter((value) => value !== '').length
  return (
    <>
      <Button
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { sm: 'none' } }}
      >
        {count === 0 ? t('common.filters') : t('common.filtersChosen', { count })}
      </Button>
      <Box
        id={id}
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', sm: 'contents' },
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 3,
          width: '100%',
        }}
      >
        {children}
      </Box>
    </>
  )
}
