import { z } from 'zod'
import { route } from '../route.ts'
import { idParams } from '../schemas.ts'

const tag = 'Initiatives'

/** What one may be told of, of an initiative. */
export const subscriptionTopics = ['PHASES', 'CONVERSATIONS', 'FLAGS', 'TEAM', 'TIMELINE', 'RECORD'] as const
export const subscriptionTopicSchema = z.enum(subscriptionTopics)
export type SubscriptionTopic = z.infer<typeof subscriptionTopicSchema>

const settings = {
  inApp: z.boolean(),
  email: z.boolean(),
  events: z.array(subscriptionTopicSchema).max(subscriptionTopics.length),
}
/** `isDefault` where the person has chosen nothing: the team is told of everything, others of nothing. */
export const subscriptionSchema = z.object({ ...settings, isDefault: z.boolean() })
export type Subscription = z.infer<typeof subscriptionSchema>

export const getSubscription = route({
  name: 'getSubscription',
  method: 'GET',
  path: '/initiatives/:id/subscriptions',
  tag,
  summary: 'The own notification settings for an initiative',
  params: idParams,
  response: subscriptionSchema,
})
export const setSubscription = route({
  name: 'setSubscription',
  method: 'PUT',
  path: '/initiatives/:id/subscriptions',
  tag,
  summary: 'Choose what one is told of an initiative',
  params: idParams,
  body: z.strictObject({ ...settings, email: settings.email.default(false) }),
  response: subscriptionSchema,
})
