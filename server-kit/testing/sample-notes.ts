import { newId } from '@parley/contracts/ids.ts'
import type { Scope } from '../database/scope.ts'

/** Of a client list: all clients of the firm unless told. */
export const scopeOf = (firmId: string | null, clientIds: Scope['clientIds'] = 'all'): Scope => ({
  role: 'app',
  actorKind: 'firm',
  userId: newId(),
  firmId,
  clientIds,
})

/** A row of the sample schema's `note`. */
export const noteOf = (firm_id: string, client_id: string, title: string) => ({
  id: newId(),
  firm_id,
  client_id,
  title,
  stars: 1,
})
