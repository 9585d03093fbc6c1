import type { ThemeOptions } from '@mui/material/styles'

const nameOf = (props: object): string | undefined => (props as { 'aria-label'?: string })['aria-label']

/**
 * React-admin names the checkboxes of its rows by `aria-label`, which this version of the library leaves on the box
 * around the input, where no screen reader looks for it.
 */
export const namedCheckbox: NonNullable<NonNullable<ThemeOptions['components']>['MuiCheckbox']> = {
  defaultProps: {
    slotProps: {
      input: (props) => (nameOf(props) === undefined ? {} : { 'aria-label': nameOf(props) }),
      root: (props) => (nameOf(props) === undefined ? {} : { 'aria-label': undefined }),
    },
  },
}
