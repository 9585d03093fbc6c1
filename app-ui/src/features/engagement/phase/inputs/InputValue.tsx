import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { isBlank } from '@parley/contracts/rules/input-values.ts'
import type { InputField } from '@parley/contracts/template-definition.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatAmount, formatDate, formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useStakeholders } from '../../../people/stakeholders/index.ts'
import '../locales/en.ts'

interface InputValueProps {
  field: InputField
  value: unknown
  place: { clientId: string; initiativeId: string }
}

/** What was given for a field, to read. */
export function InputValue(given: InputValueProps) {
  const { t } = useTranslation()
  const { field, value } = given
  if (isBlank(value)) return <Typography color="textSecondary">{t('phase.notGiven')}</Typography>
  if (field.type === 'stakeholders') return <Stakeholders {...given} />
  if (field.type === 'contacts') return <Contacts {...given} />
  if (Array.isArray(value)) return <Items items={value.map(nameOfItem)} />
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
      {plainText(field, value)}
    </Typography>
  )
}

/** A document by its name, anything else as it is. */
const nameOfItem = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item)

function plainText(field: InputField, value: unknown): string {
  if (typeof value === 'number')
    return field.type === 'currency' ? formatAmount(value, field.currency ?? 'USD') : formatNumber(value)
  return field.type === 'date' ? formatDate(String(value)) : String(value)
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 0.5 }}>
      {items.map((item) => (
        <StatusBadge key={item} tone="outline">
          {item}
        </StatusBadge>
      ))}
    </Box>
  )
}

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function Stakeholders({ value, place }: InputValueProps) {
  const people = useStakeholders(place.clientId)
  const names = new Map(people.data?.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
  return <Items items={idsOf(value).map((id) => names.get(id) ?? '…')} />
}

function Contacts({ value, place }: InputValueProps) {
  const colleagues = useRouteQuery(listColleagues, { params: { id: place.initiativeId } })
  const names = new Map(colleagues.data?.map(({ id, name }) => [id, name]))
  return <Items items={idsOf(value).map((id) => names.get(id) ?? '…')} />
}
