import { createTheme } from '@mui/material/styles'
import { themeOptions } from './theme-options.ts'

/** The app's theme. */
export const theme = createTheme(themeOptions)
