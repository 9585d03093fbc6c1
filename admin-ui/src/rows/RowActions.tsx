import Box from '@mui/material/Box'
import { type ReactNode, use } from 'react'
import { ActionsOfPage } from './actions-of-page.ts'

/** The actions of a row, on one line at its end; those of a record's page. A click on them does not open the row. */
export function RowActions({ children }: { children: ReactNode }) {
  const isOfPage = use(ActionsOfPage)
  return (
    <Box
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'flex', flexWrap: isOfPage ? 'wrap' : 'nowrap', justifyContent: 'flex-end', gap: 0.5 }}
    >
      {children}
    </Box>
  )
}
