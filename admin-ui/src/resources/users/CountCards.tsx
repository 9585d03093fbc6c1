import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'

interface Count {
  /** Key of its name. */
  label: string
  /** Undefined while it is counted. */
  value: number | undefined
}

/** Numbers over a list. */
export function CountCards({ counts }: { counts: readonly Count[] }) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        py: '16px',
        display: 'grid',
        gap: '12px',
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
      }}
    >
      {counts.map(({ label, value }) => (
        <Card
          key={label}
          variant="outlined"
          sx={{ p: '12px 16px', display: 'flex', flexDirection: 'column-reverse' }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(label)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 600 }}>
            {value === undefined ? <Skeleton width={40} /> : <CountText value={value} />}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}

function CountText({ value }: { value: number }) {
  const locale = useLocale()
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{value.toLocaleString(locale)}</span>
}
