import Box from '@mui/material/Box'

/** A key as it stands on the keyboard. */
export function KeyCap({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: 22,
        height: 20,
        px: '6px',
        border: 1,
        borderColor: 'divider',
        borderRadius: '5px',
        bgcolor: 'background.default',
        color: 'text.secondary',
        fontFamily: 'inherit',
        fontSize: '0.6875rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  )
}
