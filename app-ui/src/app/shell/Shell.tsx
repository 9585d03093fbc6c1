import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { HeaderContext, type PageTitle } from '../../ui/header-context.ts'

/** Top bar, side menu and the page. */
export function Shell() {
  const [actionsElement, setActionsElement] = useState<HTMLElement | null>(null)
  const [title, setTitle] = useState<PageTitle | null>(null)
  const place = useMemo(() => ({ actionsElement, setTitle }), [actionsElement])
  return (
    <HeaderContext value={place}>
      <Box component="header">
        <h1>{title?.title}</h1>
        <div ref={setActionsElement} />
      </Box>
      <Box component="main">
        <Outlet />
      </Box>
    </HeaderContext>
  )
}
