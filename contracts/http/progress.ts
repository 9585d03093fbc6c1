import { z } from 'zod'
import { route } from '../route.ts'

const tag = 'Session'

/** The guides of the tutorials page, in its order. */
export const tutorials = [
  'fill-phase',
  'cite-documents',
  'run-conversation',
  'mitigate-findings',
  'complete-and-activate',
  'export-deck',
  'invite-people',
  'secure-account',
] as const
export type Tutorial = (typeof tutorials)[number]
export type TutorialKey = `tutorial.${Tutorial}`

const tutorialState = z.enum(['started', 'done'])
type TutorialStates = Record<TutorialKey, typeof tutorialState>
const tutorialStates = Object.fromEntries(
  tutorials.map((name) => [`tutorial.${name}`, tutorialState]),
) as TutorialStates

/** What a person has seen, done or turned off, by its key. A key that is not there stands for "nothing yet". */
const states = {
  ...tutorialStates,
  /** The tour of the shell, offered at the first sign-in. */
  tour: z.enum(['dismissed', 'done']),
  /** The first steps on a person's first page. */
  checklist: z.enum(['dismissed', 'done']),
  /** Shortcuts of a single key (WCAG 2.1.4). */
  'shortcuts.single-key': z.enum(['off']),
}

export const progressSchema = z.object(states).partial()
export type Progress = z.infer<typeof progressSchema>
export type ProgressKey = keyof Progress

type Changes = { [Key in keyof typeof states]: z.ZodNullable<(typeof states)[Key]> }
const changes = Object.fromEntries(
  Object.entries(states).map(([key, state]) => [key, state.nullable()]),
) as Changes

export const getProgress = route({
  name: 'getProgress',
  method: 'GET',
  path: '/me/progress',
  tag,
  summary: 'What the person has seen, done or turned off of guides, tour and first steps',
  response: progressSchema,
})
export const setProgress = route({
  name: 'setProgress',
  method: 'PUT',
  path: '/me/progress',
  tag,
  summary: 'Keep states by their keys; null forgets one, keys that are not named stay; answers all',
  body: z.strictObject(changes).partial(),
  response: progressSchema,
})
