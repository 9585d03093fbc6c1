import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { useIndustryOptions } from '../../templates/templates/index.ts'
import { ListFilter } from '../../records/lists/index.ts'

/** Those of one industry, and those for all. */
export function IndustryChoice({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  return (
    <ListFilter
      list={list}
      name="industry"
      label={t('marketplace.industry')}
      all={t('marketplace.allIndustries')}
      options={useIndustryOptions()}
      sx={{ width: { xs: '100%', sm: 200 } }}
    />
  )
}
