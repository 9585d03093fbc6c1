import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'

interface Count {
  label: string
  /** Undefined while it is on its way. */
  value: number | string | undefined
}

/** A row of numbers above a list; in px, since the console's grid is another one. */
export function CountCards({ counts }: { counts: readonly Count[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: { xs: '8px', sm: '16px' },
        gridTemplateColumns: {
          xs: `repeat(${counts.length % 3 === 0 ? 3 : 2}, 1fr)`,
          sm: `repeat(${counts.length}, 1fr)`,
        },
      }}
    >
      {counts.map(({ label, value }) => (
        <Card key={label} sx={{ px: { xs: '12px', sm: '16px' }, py: '12px' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontSize: { xs: '1.25rem', sm: '1.5rem' },
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {value ?? <Skeleton width={32} aria-hidden />}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}
