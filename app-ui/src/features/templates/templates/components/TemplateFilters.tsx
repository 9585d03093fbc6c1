import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { writtenLanguageSchema } from '@parley/contracts/rules/initiative-language.ts'
import { FilterFold } from '@parley/ui-kit/components/FilterFold.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { useOrganisations } from '../../../people/users/index.ts'
import { useIndustries } from '../template-queries.ts'

interface Option {
  id: string
  name: string
}

/** Search, owner, industry, visibility and language; all in the address (Document 2, 2.3). */
export function TemplateFilters({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  const industries = useIndustries()
  const owners = useOrganisations().map(({ id, name, kind }) => ({
    id,
    name: kind === 'client' ? t('templates.ownerOfClient', { name }) : t('templates.ownerOfFirm', { name }),
  }))
  const byName = (industries.data ?? [])
    .filter(({ code }) => code !== 'all')
    .map(({ code }) => ({ id: code, name: industryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const visibilities = (['PARLEY', 'CONSULTING_FIRM', 'CLIENT'] as const).map((id) => ({
    id,
    name: t(`templates.visibilities.${id}`),
  }))
  const choice = (name: string) => ({
    value: list.filters[name] ?? '',
    onChange: (value: string) => list.setFilter(name, value),
  })
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <SearchField value={list.search} onChange={list.setSearch} placeholder={t('templates.search')} />
      <FilterFold list={list}>
        <Choice
          label={t('templates.owner')}
          all={t('templates.allOwners')}
          options={owners}
          {...choice('owner')}
        />
        <Choice
          label={t('templates.industry')}
          all={t('templates.allIndustries')}
          options={byName}
          {...choice('industry')}
        />
        <Choice
          label={t('templates.visibility')}
          all={t('templates.all')}
          options={visibilities}
          {...choice('visibility')}
        />
        <Choice
          label={t('templates.language')}
          all={t('templates.allLanguages')}
          options={writtenLanguageSchema.options.map((id) => ({ id, name: t(`common.languages.${id}`) }))}
          {...choice('language')}
        />
      </FilterFold>
    </Box>
  )
}

interface ChoiceProps {
  label: string
  all: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={options.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 190 } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
