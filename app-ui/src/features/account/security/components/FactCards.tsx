import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Fact {
  label: string
  value: ReactNode
  detail?: ReactNode
}

/** A row of facts, each with a line that says more. */
export function FactCards({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: { xs: 2, sm: 4 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${facts.length}, 1fr)` },
      }}
    >
      {facts.map(({ label, value, detail }) => (
        <Card key={label} sx={{ px: 4, py: 3, display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Box sx={{ fontSize: '1.125rem', fontWeight: 600, minHeight: 28 }}>{value}</Box>
            {detail !== undefined && (
              <Typography variant="body2" color="textSecondary" component="div">
                {detail}
              </Typography>
            )}
          </Box>
        </Card>
      ))}
    </Box>
  )
}
