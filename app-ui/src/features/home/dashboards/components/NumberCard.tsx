import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import type { CountedList } from '@parley/contracts/rules/dashboard-lists.ts'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import { formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { Link } from 'react-router'
import { listAddress } from '../list-address.ts'

interface NumberCardProps {
  label: string
  value: number
  icon: IconComponent
  /** What is counted; the card leads there. */
  list: CountedList
}

/** A number, and the way to the list that it counts. */
export function NumberCard({ label, value, icon: Icon, list }: NumberCardProps) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={listAddress(list)}
        sx={{
          p: 4,
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
        >
          <Icon aria-hidden sx={{ fontSize: 18 }} />
          {label}
        </Typography>{' '}
        <Typography
          component="span"
          sx={{ fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {formatNumber(value)}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
