import type { Connection } from '@parley/contracts/http/connections.ts'
import type { Flag } from '@parley/contracts/http/flags.ts'
import type { Notification } from '@parley/contracts/http/notifications.ts'
import { newId } from '@parley/contracts/ids.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'

const at = '2026-03-02T09:30:00.000Z'

/** Parts of an initiative's record as the server gives them; what a test cares about is passed in. */
export const flag = (given: Partial<Flag> = {}): Flag => ({
  id: newId(),
  initiativeId: newId(),
  title: 'Vendor withdraws',
  description: null,
  severity: 'HIGH',
  createdBy: { id: newId(), name: 'Adam Berg' },
  resolvedAt: null,
  resolvedBy: null,
  createdAt: at,
  updatedAt: at,
  ...given,
})

export const notification = (given: Partial<Notification> = {}): Notification => ({
  id: newId(),
  kind: 'FLAG_RAISED',
  title: 'ERP vendor selection',
  body: 'Vendor withdraws',
  link: `/initiatives/${newId()}`,
  readAt: null,
  createdAt: at,
  ...given,
})

export const connection = (given: Partial<Connection> = {}): Connection => ({
  id: newId(),
  clientId: acme.id,
  name: 'Core systems',
  description: null,
  initiativeCount: 0,
  createdAt: at,
  updatedAt: at,
  ...given,
})
