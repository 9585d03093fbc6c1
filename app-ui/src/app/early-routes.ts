import type { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { addressed } from '@parley/ui-kit/calls/addressed-route.ts'

/** Calls made before a page's own scripts are here, without the contracts' schemas; a test holds them to the contracts. */
export const initiativeRoute = addressed<typeof getInitiative>({
  name: 'getInitiative',
  method: 'GET',
  path: '/initiatives/:id',
})
