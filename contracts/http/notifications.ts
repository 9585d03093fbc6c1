import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, listQuery, okSchema, timeSchema } from '../schemas.ts'
import type { SubscriptionTopic } from './subscriptions.ts'

const tag = 'Notifications'

/** Every kind of notification, with the topic that one subscribes to; null for what is always told. */
export const notificationTopics = {
  PHASE_STARTED: 'PHASES',
  PHASE_COMPLETED: 'PHASES',
  PHASE_REOPENED: 'PHASES',
  CONVERSATION_WAITING: 'CONVERSATIONS',
  CONVERSATION_COMPLETED: 'CONVERSATIONS',
  CONVERSATION_FAILED: 'CONVERSATIONS',
  FLAG_RAISED: 'FLAGS',
  FLAG_RESOLVED: 'FLAGS',
  FLAG_REOPENED: 'FLAGS',
  TEAM_CHANGED: 'TEAM',
  TEAM_JOINED: null,
  TEAM_LEFT: null,
  OBSERVATION_ASSIGNED: null,
  OBSERVATIONS_ASSIGNED: null,
  OBSERVATION_MENTIONED: null,
  OBSERVATION_COMMENTED: null,
  TIMELINE_ADDED: 'TIMELINE',
  INITIATIVE_UPDATED: 'RECORD',
  CONNECTIONS_CHANGED: 'RECORD',
  INITIATIVE_DELETED: 'RECORD',
} as const satisfies Record<string, SubscriptionTopic | null>
export type NotificationKind = keyof typeof notificationTopics
export const notificationKinds = Object.keys(notificationTopics) as [NotificationKind, ...NotificationKind[]]
export const notificationKindSchema = z.enum(notificationKinds)

export const notificationSchema = z.object({
  id: idSchema,
  kind: notificationKindSchema,
  /** Name of the initiative when it happened. */
  title: z.string(),
  /** Name of the phase or flag, words or number of the observations that it is about; empty where there is none. */
  body: z.string(),
  /** Address in the product; null where it is gone. */
  link: z.string().nullable(),
  readAt: timeSchema.nullable(),
  createdAt: timeSchema,
})
export type Notification = z.infer<typeof notificationSchema>

/** The own ones. Sorted by createdAt; filter: unread. */
export const listNotifications = route({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  tag,
  summary: 'Own notifications, newest first',
  query: listQuery,
  response: z.array(notificationSchema),
  list: 'notifications',
})
export const readNotification = route({
  name: 'readNotification',
  method: 'PUT',
  path: '/notifications/:id/read',
  tag,
  summary: 'Mark a notification as read, or as unread again',
  params: idParams,
  body: z.strictObject({ read: z.boolean().default(true) }),
  response: notificationSchema,
})
export const readAllNotifications = route({
  name: 'readAllNotifications',
  method: 'PUT',
  path: '/notifications/read-all',
  tag,
  summary: 'Mark all own notifications as read',
  response: okSchema,
})
