import { z } from 'zod'
import { demoAgents, type DemoAgent, demoSlides } from '../demo-story/demo-story.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, madeFrom, timeSchema } from '../schemas.ts'

const tag = 'Demo deck'

/** What a person may add to the deck, in all. */
export const mostAdditions = 20
export const additionLimit = 500

export const demoSlideSchema = z.enum(demoSlides)
export const demoLanguageSchema = z.enum(['en', 'de'])
export const demoAgentSchema = z.enum(Object.keys(demoAgents) as [DemoAgent, ...DemoAgent[]])

/** Something that the person told the agents on a slide, and what the agent of the next one makes of it. */
export const demoAdditionSchema = z.object({
  id: idSchema,
  slide: demoSlideSchema,
  content: z.string(),
  /** Null while no agent has answered. */
  reply: z
    .object({
      slide: demoSlideSchema,
      agent: demoAgentSchema,
      text: z.string(),
      provider: z.string(),
      model: z.string(),
    })
    .nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type DemoAddition = z.infer<typeof demoAdditionSchema>

const content = z.string().trim().min(1).max(additionLimit)

export const listDemoAdditions = route({
  name: 'listDemoAdditions',
  method: 'GET',
  path: '/demo-deck/additions',
  tag,
  summary: 'What the person has added to the demo deck, oldest first',
  query: listQuery,
  response: z.array(demoAdditionSchema),
  list: 'additions',
})
/** The addition is kept even where no agent can answer just now; `reply` is null then. */
export const addToDemo = route({
  name: 'addToDemo',
  method: 'POST',
  path: '/demo-deck/additions',
  tag,
  summary: 'Add information on a slide; the agent of the next one takes it up',
  status: 201,
  alsoAnswers: [409, 429],
  body: z.strictObject({ slide: demoSlideSchema, content, language: demoLanguageSchema.default('en') }),
  response: demoAdditionSchema,
})
export const changeDemoAddition = route({
  name: 'changeDemoAddition',
  method: 'PUT',
  path: '/demo-deck/additions/:id',
  tag,
  summary: 'Say it in other words; the agent answers anew',
  alsoAnswers: [429],
  params: idParams,
  body: z.strictObject({ content, language: demoLanguageSchema.default('en'), ...madeFrom }),
  response: demoAdditionSchema,
})
export const askDemoAgain = route({
  name: 'askDemoAgain',
  method: 'POST',
  path: '/demo-deck/additions/:id/reply',
  tag,
  summary: 'Ask the agent once more, where there is no answer yet or in another language',
  alsoAnswers: [429],
  params: idParams,
  body: z.strictObject({ language: demoLanguageSchema.default('en') }),
  response: demoAdditionSchema,
})
export const removeDemoAddition = route({
  name: 'removeDemoAddition',
  method: 'DELETE',
  path: '/demo-deck/additions/:id',
  tag,
  summary: 'Take an addition back',
  params: idParams,
  response: deletedSchema,
})
export const restartDemo = route({
  name: 'restartDemo',
  method: 'DELETE',
  path: '/demo-deck/additions',
  tag,
  summary: 'Start over: take back all that the person has added',
  response: z.object({ removed: z.number().int() }),
})

export const demoDeckFormats = ['pptx', 'html'] as const
export const downloadDemoDeck = route({
  name: 'downloadDemoDeck',
  method: 'GET',
  path: '/demo-deck/file',
  tag,
  summary: 'The seven slides with what the person has added, as a file',
  query: z.strictObject({
    format: z.enum(demoDeckFormats).default('pptx'),
    language: demoLanguageSchema.default('en'),
  }),
  kind: 'download',
  response: z.string(),
})
