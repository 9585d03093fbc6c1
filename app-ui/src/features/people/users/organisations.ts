import { listClients, listConsultingFirms } from '@parley/contracts/http/people.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useUser, kindOf } from '../../account/session/index.ts'

/** A tenant that accounts can belong to. */
export interface Organisation {
  id: string
  name: string
  kind: 'firm' | 'client'
}

// Document 1, section 9: client and firm data are fresh 5 minutes and kept 10.
const freshness = { staleTime: minutes(5), gcTime: minutes(10) }

/** The tenants whose people one may see; empty where there is only the own one. */
export function useOrganisations(): Organisation[] {
  const user = useUser()
  const kind = kindOf(user)
  const clients = useRouteQuery(listClients, {}, { ...freshness, enabled: kind !== 'client' })
  const firms = useRouteQuery(listConsultingFirms, {}, { ...freshness, enabled: kind === 'super-admin' })
  const own = kind === 'firm' && user.consultingFirm !== null ? [user.consultingFirm] : []
  return [
    ...[...own, ...(firms.data ?? [])].map(({ id, name }) => ({ id, name, kind: 'firm' as const })),
    ...(clients.data ?? []).map(({ id, name }) => ({ id, name, kind: 'client' as const })),
  ]
}

/** How the server's filters and new accounts name a tenant. */
export const tenantFields = (
  organisation: Organisation | undefined,
): { clientId?: string; consultingFirmId?: string } =>
  organisation === undefined
    ? {}
    : organisation.kind === 'client'
      ? { clientId: organisation.id }
      : { consultingFirmId: organisation.id }
