import Box from '@mui/material/Box'
import { writtenLanguageSchema } from '@parley/contracts/rules/initiative-language.ts'
import { FilterFold } from '@parley/ui-kit/components/FilterFold.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { ListFilter } from '../../../records/lists/index.ts'
import { useOrganisations } from '../../../people/users/index.ts'
import { useIndustryOptions } from '../template-queries.ts'

/** Search, owner, industry, visibility and language; all in the address (Document 2, 2.3). */
export function TemplateFilters({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  const industries = useIndustryOptions()
  const owners = useOrganisations().map(
    ({ id, name, kind }) =>
      [
        id,
        kind === 'client' ? t('templates.ownerOfClient', { name }) : t('templates.ownerOfFirm', { name }),
      ] as const,
  )
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <SearchField value={list.search} onChange={list.setSearch} placeholder={t('templates.search')} />
      <FilterFold list={list}>
        <ListFilter
          {...{ list, sx }}
          name="owner"
          label={t('templates.owner')}
          all={t('templates.allOwners')}
          options={owners}
        />
        <ListFilter
          {...{ list, sx }}
          name="industry"
          label={t('templates.industry')}
          all={t('templates.allIndustries')}
          options={industries}
        />
        <ListFilter
          {...{ list, sx }}
          name="visibility"
          label={t('templates.visibility')}
          all={t('templates.all')}
          options={visibilities.map((one) => [one, t(`templates.visibilities.${one}`)])}
        />
        <ListFilter
          {...{ list, sx }}
          name="language"
          label={t('templates.language')}
          all={t('templates.allLanguages')}
          options={writtenLanguageSchema.options.map((one) => [one, t(`common.languages.${one}`)])}
        />
      </FilterFold>
    </Box>
  )
}

const visibilities = ['PARLEY', 'CONSULTING_FIRM', 'CLIENT'] as const
const sx = { width: { xs: '100%', sm: 190 } }
