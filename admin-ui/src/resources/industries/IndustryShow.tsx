import { useRecordContext, useTranslate } from 'react-admin'
import { ConsoleShow, RelatedClients, RelatedAgents, RelatedTemplates } from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import type { Industry } from './IndustryList.tsx'

/** An industry, and whom it concerns. */
export function IndustryShow() {
  return (
    <ConsoleShow related={<Related />}>
      <IndustryFacts />
    </ConsoleShow>
  )
}

function IndustryFacts() {
  const industry = useRecordContext<Industry>()
  const translate = useTranslate()
  if (industry === undefined) return null
  const { code } = industry
  const label = (field: string): string => `resources.industries.fields.${field}`
  return (
    <Facts
      facts={[
        { label: label('name'), value: translate(`industries.code.${code}`, { _: code }) },
        { label: label('code'), value: code },
      ]}
    />
  )
}

function Related() {
  const industry = useRecordContext<Industry>()
  if (industry === undefined) return null
  const filter = { industry: industry.code }
  return (
    <>
      <RelatedClients filter={filter} />
      <RelatedAgents filter={filter} />
      <RelatedTemplates filter={filter} />
    </>
  )
}
