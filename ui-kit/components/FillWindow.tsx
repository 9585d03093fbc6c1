import GlobalStyles from '@mui/material/GlobalStyles'

const filled = {
  '@media screen': {
    '#root': { display: 'flex', flexDirection: 'column', height: '100dvh' },
    '#root [data-shell="row"]': { flex: 1, minHeight: 0, alignItems: 'stretch' },
    '#root [data-shell="menu"]': { position: 'static', height: 'auto' },
    '#content': { display: 'flex', flexDirection: 'column', minHeight: 0, overflowY: 'auto' },
  },
} as const

/** While it is shown the page ends with the window, and its parts scroll by themselves; on paper it goes on. */
export function FillWindow() {
  return <GlobalStyles styles={filled} />
}
