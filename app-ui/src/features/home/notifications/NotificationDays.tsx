import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Notification } from '@parley/contracts/http/notifications.ts'
import { dayOf, formatRecentDay } from '@parley/ui-kit/i18n/format.ts'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import { useId, type ReactNode } from 'react'
import { NotificationRow } from './NotificationRow.tsx'

interface NotificationDaysProps {
  rows: Notification[]
  /** One level below the heading that they stand under. */
  headings: 'h2' | 'h3'
  /** When the page of a notification is opened. */
  onOpen?: (() => void) | undefined
}

/** Notifications under the day on which they came, in the order in which they are given. */
export function NotificationDays({ rows, headings, onOpen }: NotificationDaysProps) {
  const now = useNow(60_000)
  const days: { day: string; rows: Notification[] }[] = []
  for (const row of rows) {
    const day = dayOf(row.createdAt)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days.map(({ day, rows: ofDay }) => (
    <Day key={day} name={formatRecentDay(day, now)} headings={headings}>
      {ofDay.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
      ))}
    </Day>
  ))
}

interface DayProps {
  name: string
  headings: 'h2' | 'h3'
  children: ReactNode
}

function Day({ name, headings, children }: DayProps) {
  const heading = useId()
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Typography
        id={heading}
        variant="body2"
        component={headings}
        color="textSecondary"
        sx={{ px: 4, pt: 3, fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {name}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  )
}
