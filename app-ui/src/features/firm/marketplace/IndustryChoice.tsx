import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { useIndustries } from '../../templates/templates/index.ts'
import { Choice } from './Choice.tsx'

/** Those of one industry, and those for all. */
export function IndustryChoice({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  const industries = useIndustries()
  const options = (industries.data ?? [])
    .filter(({ code }) => code !== 'all')
    .map(({ code }) => ({ id: code, name: industryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <Choice
      label={t('marketplace.industry')}
      all={t('marketplace.allIndustries')}
      value={list.filters.industry ?? ''}
      options={options}
      onChange={(industry) => list.setFilter('industry', industry)}
    />
  )
}
