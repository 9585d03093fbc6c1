import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { roleText } from '@parley/contracts/role-words.ts'
import { FilterFold } from '@parley/ui-kit/components/FilterFold.tsx'
import { InHeader } from '@parley/ui-kit/components/InHeader.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { type Organisation, tenantFields } from '../organisations.ts'
import { useTenantRoles } from '../../roles/index.ts'
import { ListFilter } from '../../../records/lists/index.ts'
import { organisationItems } from './OrganisationField.tsx'

interface UserFiltersProps {
  list: AddressList
  organisations: readonly Organisation[]
}

/** Search, role, status and, where there are several, organisation; all in the address. */
export function UserFilters({ list, organisations }: UserFiltersProps) {
  const { t, i18n } = useTranslation()
  const { clientId = '', consultingFirmId = '' } = list.filters
  const organisationId = clientId || consultingFirmId
  const roles = useTenantRoles(tenantFields(organisations.find(({ id }) => id === organisationId)))
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <InHeader>
        <SearchField
          value={list.search}
          onChange={list.setSearch}
          placeholder={t('users.search')}
          width={220}
        />
      </InHeader>
      <FilterFold list={list}>
        <ListFilter
          list={list}
          name="roleId"
          label={t('users.role')}
          all={t('users.allRoles')}
          options={(roles.data ?? []).map(({ id, name }) => [id, roleText(name, i18n.language)])}
          sx={{ width: { xs: '100%', sm: 180 } }}
        />
        <ListFilter
          list={list}
          name="isObsolete"
          label={t('users.status')}
          all={t('users.allStatuses')}
          options={[
            ['false', t('users.active')],
            ['true', t('users.inactive')],
          ]}
          sx={{ width: { xs: '100%', sm: 160 } }}
        />
        {organisations.length > 1 && <OrganisationFilter {...{ list, organisations }} />}
      </FilterFold>
    </Box>
  )
}

/** Clients and firms are two filters; of another organisation the roles are others, too. */
function OrganisationFilter({ list, organisations }: UserFiltersProps) {
  const { t } = useTranslation()
  const chosen = list.filters.clientId || list.filters.consultingFirmId || ''
  const choose = (id: string): void => {
    const { kind } = organisations.find((one) => one.id === id) ?? {}
    list.setFilter('clientId', kind === 'client' ? id : '')
    list.setFilter('consultingFirmId', kind === 'firm' ? id : '')
    list.setFilter('roleId', '')
  }
  return (
    <TextField
      select
      label={t('users.organisation')}
      value={organisations.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 200 } }}
    >
      <MenuItem value="">{t('users.allOrganisations')}</MenuItem>
      {organisationItems(organisations)}
    </TextField>
  )
}
