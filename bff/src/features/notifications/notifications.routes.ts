import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@parley/contracts/http/notifications.ts'
import { getSubscription, setSubscription } from '@parley/contracts/http/subscriptions.ts'
import { z } from 'zod'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList, yesOrNo } from '../../http/list-query.ts'
import * as service from './notifications.service.ts'

/** The own notifications, and what one wants to be told (HTTP API, Initiatives and People). */
export const notificationRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listNotifications, {
    policy: mayReadInitiatives,
    handle: ({ actor, query }) =>
      service.listOwn(
        dependencies,
        actor,
        parseList(query, {
          sortable: { createdAt: 'created_at' },
          defaultSort: { column: 'created_at', direction: 'desc' },
          filters: z.strictObject({ unread: yesOrNo.optional() }),
        }),
      ),
  }),
  defineRoute(readNotification, {
    policy: mayReadInitiatives,
    guards: { withoutSwitching: true },
    handle: ({ actor, params, body }) =>
      service.setRead(dependencies, actor, { id: params.id, read: body.read }),
  }),
  defineRoute(readAllNotifications, {
    policy: mayReadInitiatives,
    guards: { withoutSwitching: true },
    handle: ({ actor }) => service.setAllRead(dependencies, actor),
  }),
  defineRoute(getSubscription, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => service.getSubscription(dependencies, actor, params.id),
  }),
  defineRoute(setSubscription, {
    policy: mayReadInitiatives,
    guards: { withoutSwitching: true },
    handle: ({ actor, params, body }) =>
      service.changeSubscription(dependencies, actor, { id: params.id, body }),
  }),
]
