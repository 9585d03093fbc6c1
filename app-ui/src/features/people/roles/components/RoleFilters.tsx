import Box from '@mui/material/Box'
import type { Client } from '@parley/contracts/http/people.ts'
import { InHeader } from '@parley/ui-kit/components/InHeader.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../account/session/index.ts'
import { ListFilter } from '../../../records/lists/index.ts'

interface RoleFiltersProps {
  list: AddressList
  /** Whose roles can be looked at; undefined where there is only the own tenant. */
  clients: readonly Client[] | undefined
}

/** Search, kind of role and, where there are several, whose; all in the address. */
export function RoleFilters({ list, clients }: RoleFiltersProps) {
  const { t } = useTranslation()
  const { consultingFirm } = useUser()
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
      <ListFilter
        list={list}
        name="isImmutable"
        label={t('roles.kind')}
        all={t('roles.allKinds')}
        options={[
          ['true', t('roles.systemRoles')],
          ['false', t('roles.customRoles')],
        ]}
        sx={{ width: { xs: '100%', sm: 180 } }}
      />
      {clients !== undefined && (
        <ListFilter
          list={list}
          name="clientId"
          label={consultingFirm === null ? t('roles.client') : t('roles.belongsTo')}
          all={consultingFirm?.name ?? t('roles.chooseClient')}
          options={clients.map(({ id, name }) => [id, name])}
          sx={{ width: { xs: '100%', sm: 220 } }}
        />
      )}
    </Box>
  )
}
