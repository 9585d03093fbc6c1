import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import { LinkedFilter } from '@parley/ui-kit/components/LinkedFilter.tsx'
import { useInitiativeTypeName } from '@parley/ui-kit/i18n/use-initiative-type.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** Filters that a link brings along, a dashboard's number for example; '' is none. */
interface LinkedFilters {
  consultantId: string
  initiativeType: string
}

interface FilterChipsProps {
  chosen: LinkedFilters
  /** Of the first row: whose initiatives they are, where that is chosen. */
  lead: InitiativeSummary['consultant'] | undefined
  /** Rows that match; undefined while they are on their way. */
  total: number | undefined
  onRemove: (name: keyof LinkedFilters) => void
}

/** What the list is narrowed down to by a link, each with a way to take it off, and how many there are. */
export function FilterChips({ chosen, lead, total, onRemove }: FilterChipsProps) {
  const { t } = useTranslation()
  const typeName = useInitiativeTypeName()
  const { consultantId, initiativeType } = chosen
  const leadName = lead?.id === consultantId ? `${lead.firstName} ${lead.lastName}`.trim() : '…'
  const chips: [keyof LinkedFilters, string][] = [
    ['initiativeType', t('initiatives.ofType', { name: typeName(initiativeType) })],
    ['consultantId', t('initiatives.ledBy', { name: leadName })],
  ]
  const shown = chips.filter(([name]) => chosen[name] !== '')
  if (shown.length === 0) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      {shown.map(([name, label]) => (
        <LinkedFilter
          key={name}
          label={label}
          removeLabel={t('initiatives.takeOff', { filter: label })}
          onRemove={() => onRemove(name)}
        />
      ))}
      <Typography variant="body2" color="textSecondary" role="status">
        {total !== undefined && t('initiatives.found', { count: total })}
      </Typography>
    </Box>
  )
}
