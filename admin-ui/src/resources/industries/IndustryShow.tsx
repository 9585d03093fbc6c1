import { useTranslate } from 'react-admin'
import {
  ConsoleShow,
  RecordTitle,
  RelatedClients,
  RelatedAgents,
  RelatedTemplates,
} from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import type { Industry } from './IndustryList.tsx'

/** An industry, and whom it concerns. */
export function IndustryShow() {
  const nameOf = useIndustryName()
  return (
    <ConsoleShow<Industry> title={<RecordTitle<Industry> nameOf={nameOf} />} related={relatedOf}>
      {(industry) => <IndustryFacts industry={industry} />}
    </ConsoleShow>
  )
}

function useIndustryName(): (industry: Industry) => string {
  const translate = useTranslate()
  return ({ code }) => translate(`industries.code.${code}`, { _: code })
}

function IndustryFacts({ industry }: { industry: Industry }) {
  const nameOf = useIndustryName()
  const label = (field: string): string => `resources.industries.fields.${field}`
  return (
    <Facts
      facts={[
        { label: label('name'), value: nameOf(industry) },
        { label: label('code'), value: industry.code },
      ]}
    />
  )
}

function relatedOf(industry: Industry) {
  const filter = { industry: industry.code }
  return (
    <>
      <RelatedClients filter={filter} />
      <RelatedAgents filter={filter} />
      <RelatedTemplates filter={filter} />
    </>
  )
}
