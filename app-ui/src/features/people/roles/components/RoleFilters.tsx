import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Client } from '@parley/contracts/http/people.ts'
import { InHeader } from '@parley/ui-kit/components/InHeader.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../account/session/index.ts'

interface RoleFiltersProps {
  list: AddressList
  /** Whose roles can be looked at; undefined where there is only the own tenant. */
  clients: readonly Client[] | undefined
}

/** Search, kind of role and, where there are several, whose; all in the address. */
export function RoleFilters({ list, clients }: RoleFiltersProps) {
  const { t } = useTranslation()
  const { consultingFirm } = useUser()
  const { clientId = '', isImmutable = '' } = list.filters
  const slotProps = { select: { displayEmpty: true }, inputLabel: { shrink: true } }
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <InHeader>
        <SearchField
          value={list.search}
          onChange={list.setSearch}
          placeholder={t('roles.search')}
          width={220}
        />
      </InHeader>
      <TextField
        select
        label={t('roles.kind')}
        value={isImmutable}
        onChange={(event) => list.setFilter('isImmutable', event.target.value)}
        slotProps={slotProps}
        sx={{ width: { xs: '100%', sm: 180 } }}
      >
        <MenuItem value="">{t('roles.allKinds')}</MenuItem>
        <MenuItem value="true">{t('roles.systemRoles')}</MenuItem>
        <MenuItem value="false">{t('roles.customRoles')}</MenuItem>
      </TextField>
      {clients !== undefined && (
        <TextField
          select
          label={consultingFirm === null ? t('roles.client') : t('roles.belongsTo')}
          value={clients.some(({ id }) => id === clientId) ? clientId : ''}
          onChange={(event) => list.setFilter('clientId', event.target.value)}
          slotProps={slotProps}
          sx={{ width: { xs: '100%', sm: 220 } }}
        >
          <MenuItem value="">{consultingFirm?.name ?? t('roles.chooseClient')}</MenuItem>
          {clients.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}
