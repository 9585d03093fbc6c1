import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

export interface Fact {
  /** Key of its name. */
  label: string
  value: ReactNode
}

/** What is known of a record, name beside value; below each other on a phone. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: '16px',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
        columnGap: '16px',
        rowGap: { xs: '2px', sm: '8px' },
      }}
    >
      {facts.map(({ label, value }) => (
        <FactRow key={label} name={translate(label)} value={value} />
      ))}
    </Box>
  )
}

function FactRow({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, mb: { xs: '10px', sm: 0 }, overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
    </>
  )
}
