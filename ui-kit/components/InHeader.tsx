import Box from '@mui/material/Box'
import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { HeaderContext } from './header-context.ts'

/** Puts the search of a list before the page's buttons in the top bar, wherever in the page the list stands. */
export function InHeader({ children }: { children: ReactNode }) {
  const place = useContext(HeaderContext)
  if (!place?.actionsElement) return null
  return createPortal(<Box sx={before}>{children}</Box>, place.actionsElement)
}

const before = {
  order: -1,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  width: { xs: '100%', sm: 'auto' },
} as const
