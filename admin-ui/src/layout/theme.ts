import { createTheme, type ThemeOptions } from '@mui/material/styles'
import { themeOptions } from '@parley/ui-kit/theme/theme-options.ts'
import { namedCheckbox } from './checkbox-names.ts'

/** Parts of react-admin, and parts of the library where react-admin's use of them needs more. */
const components: NonNullable<ThemeOptions['components']> = {
  ...themeOptions.components,
  MuiCheckbox: namedCheckbox,
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'dense', fullWidth: true } },
  MuiTextField: { defaultProps: { size: 'small', margin: 'dense', fullWidth: true } },
  MuiTableCell: {
    styleOverrides: {
      ...themeOptions.components?.MuiTableCell?.styleOverrides,
      paddingCheckbox: { padding: '0 8px' },
    },
  },
}

/** The look of the app on react-admin's grid of 8 px, which its parts are measured by. */
export const theme = createTheme({ ...themeOptions, spacing: 8, components })
