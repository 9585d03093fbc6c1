import '@fontsource-variable/inter/wght.css'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** Light, dark or as the system; the choice is the app's too. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="parley.mode" disableTransitionOnChange>
      {children}
    </ThemeProvider>
  )
}
