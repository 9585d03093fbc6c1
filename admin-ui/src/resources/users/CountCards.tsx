import Box from '@mui/material/Box'
import { CountCards as Cards } from '@parley/ui-kit/components/CountCards.tsx'
import { useLocale, useTranslate } from 'react-admin'

interface Count {
  /** Key of its name. */
  label: string
  /** Undefined while it is counted. */
  value: number | undefined
}

/** Numbers over a list, as in the app. */
export function CountCards({ counts }: { counts: readonly Count[] }) {
  const translate = useTranslate()
  const locale = useLocale()
  const told = counts.map(({ label, value }) => ({
    label: translate(label),
    value: value?.toLocaleString(locale),
  }))
  return (
    <Box sx={{ py: '16px' }}>
      <Cards counts={told} />
    </Box>
  )
}
