import Link from '@mui/material/Link'

/** The first stop of the Tab key: past the menus, to the element with the id `to`. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
      sx={{
        position: 'fixed',
        left: 12,
        top: -60,
        zIndex: 'tooltip',
        px: '16px',
        py: '8px',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:focus': { top: 10 },
        '@media print': { display: 'none' },
      }}
    >
      {children}
    </Link>
  )
}
