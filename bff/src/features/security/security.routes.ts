import {
  getFirmSecuritySettings,
  getSecurityStats,
  listSecurityActivity,
  securityActionSchema,
  setFirmSecuritySettings,
} from '@parley/contracts/http/security.ts'
import { getPlatformSettings, setPlatformSettings } from '@parley/contracts/http/platform-settings.ts'
import { z } from 'zod'
import { type Actor, anyone, can } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { isSuperAdmin } from '../people/index.ts'
import type { SessionServices } from '../session/index.ts'
import { changeFirmPolicy, firmPolicy } from './firm-policy.ts'
import { ownActivity, ownStats } from './own-security.ts'
import { changePlatformSettings, platformSettings } from './platform-settings.ts'

const isOfFirm = (actor: Actor): boolean => actor.kind === 'firm'
const mayChangePolicy = (actor: Actor): boolean => isOfFirm(actor) && can(actor, 'manage_settings')

const activityRules = {
  sortable: { at: 'at' },
  defaultSort: { column: 'at', direction: 'desc' },
  filters: z.strictObject({ action: securityActionSchema.optional() }),
} as const

/** The own account's state and activity, and the firm's policy (Document 3, Security settings and Firm security). */
export const securityRoutes = (services: SessionServices): Route[] => [
  defineRoute(getSecurityStats, {
    policy: anyone,
    // Shown where two-factor is set up.
    guards: { openWhileTwoFactorIsOwed: true },
    handle: ({ actor }) => ownStats(services, actor),
  }),
  defineRoute(listSecurityActivity, {
    policy: anyone,
    guards: { openWhileTwoFactorIsOwed: true },
    handle: ({ actor, query }) => {
      const { sort, filter, from, limit } = parseList(query, activityRules)
      return ownActivity(services, actor, { direction: sort.direction, action: filter.action, from, limit })
    },
  }),
  defineRoute(getFirmSecuritySettings, {
    policy: isOfFirm,
    refusal: 'Only consulting firm users can see the security policy.',
    handle: ({ actor }) => firmPolicy(services, actor),
  }),
  defineRoute(setFirmSecuritySettings, {
    policy: mayChangePolicy,
    guards: { recentProof: true },
    handle: ({ body, ...call }) => changeFirmPolicy(services, callerOf(call), body),
  }),
  defineRoute(getPlatformSettings, {
    policy: isSuperAdmin,
    handle: ({ actor }) => platformSettings(services, actor),
  }),
  defineRoute(setPlatformSettings, {
    policy: isSuperAdmin,
    guards: { recentProof: true },
    handle: ({ body, ...call }) => changePlatformSettings(services, callerOf(call), body),
  }),
]
