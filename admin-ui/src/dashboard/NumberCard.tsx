import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import type { SvgIconComponent } from '@mui/icons-material'
import Typography from '@mui/material/Typography'
import type { CountedList } from '@parley/contracts/rules/dashboard-lists.ts'
import { LinkBase } from 'react-admin'
import { useCountedList, useNumberText } from './CountLink.tsx'

interface NumberCardProps {
  label: string
  value: number
  icon: SvgIconComponent
  /** What is counted; the card leads there. */
  list: CountedList
}

/** A number of the platform, and the way to the list that it counts. */
export function NumberCard({ label, value, icon: Icon, list }: NumberCardProps) {
  const listOf = useCountedList()
  const text = useNumberText()
  return (
    <Card component="li">
      <CardActionArea component={LinkBase} to={listOf(list)} sx={{ p: '16px', height: '100%' }}>
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}
        >
          <Icon aria-hidden sx={{ fontSize: 18 }} />
          {label}
        </Typography>{' '}
        <Typography
          component="span"
          sx={{ fontSize: '1.75rem', lineHeight: 1.4, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {text(value)}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
