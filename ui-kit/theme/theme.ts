import { createTheme, type Theme } from '@mui/material/styles'
import { themeOptions } from './theme-options.ts'

/** The look alone. */
export const theme = createTheme(themeOptions)

/** What parts of the library say by themselves. */
interface LibraryWords {
  open: string
  close: string
  clear: string
  loading: string
  none: string
}

/** The app's theme, whose parts speak the language of the person. */
export const themeIn = ({ open, close, clear, loading, none }: LibraryWords): Theme =>
  createTheme(themeOptions, {
    components: {
      MuiAutocomplete: {
        defaultProps: {
          openText: open,
          closeText: close,
          clearText: clear,
          loadingText: loading,
          noOptionsText: none,
        },
      },
      MuiAlert: { defaultProps: { closeText: close } },
    },
  })
