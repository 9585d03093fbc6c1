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

/** The app's theme, whose parts speak the language of the person; the look, which takes long to make, is made once. */
export const themeIn = ({ open, close, clear, loading, none }: LibraryWords): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiAutocomplete: {
      ...theme.components?.MuiAutocomplete,
      defaultProps: {
        ...theme.components?.MuiAutocomplete?.defaultProps,
        openText: open,
        closeText: close,
        clearText: clear,
        loadingText: loading,
        noOptionsText: none,
      },
    },
    MuiAlert: {
      ...theme.components?.MuiAlert,
      defaultProps: { ...theme.components?.MuiAlert?.defaultProps, closeText: close },
    },
  },
})
