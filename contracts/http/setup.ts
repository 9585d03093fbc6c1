import { z } from 'zod'
import { modelProviders } from '../enums.ts'
import { route } from '../route.ts'
import { timeSchema } from '../schemas.ts'

const tag = 'Console'
const count = z.number().int()

/** What is set of the deployment by whoever runs it, as its orchestrator has it. */
export const deploymentSchema = z.object({
  /** Without a mail server mails are kept, for super admins to read. */
  hasMailServer: z.boolean(),
  /** It keeps what it takes, so that nobody is reached (SMTP_URL with `catcher=true`); absent from earlier releases. */
  catchesMail: z.boolean().optional(),
  /** Who can answer, in falling order of preference; the built-in model is last and always there. */
  models: z.array(z.object({ provider: z.enum(modelProviders), model: z.string() })),
})

/** How a trial went; the sentence says why it did not go well. */
export const trialSchema = z.object({ ok: z.boolean(), message: z.string().nullable(), milliseconds: count })
export type Trial = z.infer<typeof trialSchema>

const setupSchema = z.object({
  /** The database in the process itself, which does not wait for the disk: for trying. */
  isEmbedded: z.boolean(),
  /** Null while the orchestrator does not answer. */
  deployment: deploymentSchema.nullable(),
  /** When a mail last left. */
  mailSentAt: timeSchema.nullable(),
  firms: count,
  /** People who administer a firm, invited ones too. */
  firmPeople: count,
  agents: count,
  templates: count,
})
export type Setup = z.infer<typeof setupSchema>

export const getSetup = route({
  name: 'getSetup',
  method: 'GET',
  path: '/admin/setup',
  tag,
  summary: 'Console: what a new product is still to be given',
  response: setupSchema,
})
export const sendTestMail = route({
  name: 'sendTestMail',
  method: 'POST',
  path: '/admin/setup/test-mail',
  tag,
  summary: 'Console: send oneself a mail now, and hear what the mail server says',
  response: trialSchema,
})
export const testModel = route({
  name: 'testModel',
  method: 'POST',
  path: '/admin/setup/test-model',
  tag,
  summary: 'Console: ask a model one short question now, and hear whether it answers',
  body: z.strictObject({ provider: z.enum(modelProviders) }),
  response: trialSchema,
})
export const addStarterSet = route({
  name: 'addStarterSet',
  method: 'POST',
  path: '/admin/setup/starter',
  tag,
  summary: 'Console: add the agents and templates that a product begins with, where there are none',
  response: z.object({ agents: count, templates: count }),
})
