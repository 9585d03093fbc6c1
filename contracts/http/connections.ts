import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, madeFrom, shortText, timeSchema } from '../schemas.ts'

const tag = 'Connections'

/** What initiatives link to (decisions D7): simple records of a client. */
export const connectionKinds = ['portfolio', 'program', 'objective'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

export const connectionSchema = z.object({
  id: idSchema,
  clientId: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  /** Initiatives that link to it. */
  initiativeCount: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Connection = z.infer<typeof connectionSchema>

const fields = { name: shortText, description: z.string().trim().max(4000).nullable().optional() }
const createBody = z.strictObject({ ...fields, clientId: idSchema })
const updateBody = z.strictObject({ ...fields, ...madeFrom }).partial()

interface Words {
  name: string
  plural: string
  path: string
  text: string
}
const portfolio: Words = {
  name: 'Portfolio',
  plural: 'Portfolios',
  path: '/portfolios',
  text: 'portfolio',
}
const program: Words = { name: 'Program', plural: 'Programs', path: '/programs', text: 'program' }
const objective: Words = {
  name: 'BusinessObjective',
  plural: 'BusinessObjectives',
  path: '/business-objectives',
  text: 'business objective',
}

/** Sorted by name, createdAt, updatedAt; filter: clientId. */
const listOf = ({ plural, path, text }: Words) =>
  route({
    name: `list${plural}`,
    method: 'GET',
    path,
    tag,
    summary: `The ${text}s of a client, or of all that one sees`,
    query: listQuery,
    response: z.array(connectionSchema),
    // The filter names a client that is not there, or is another's.
    alsoAnswers: [404],
    list: path.slice(1),
  })
const createOf = ({ name, path, text }: Words) =>
  route({
    name: `create${name}`,
    method: 'POST',
    path,
    tag,
    summary: `Add a ${text}`,
    status: 201,
    body: createBody,
    response: connectionSchema,
  })
const getOf = ({ name, path, text }: Words) =>
  route({
    name: `get${name}`,
    method: 'GET',
    path: `${path}/:id`,
    tag,
    summary: `One ${text}`,
    params: idParams,
    response: connectionSchema,
  })
const updateOf = ({ name, path, text }: Words) =>
  route({
    name: `update${name}`,
    method: 'PUT',
    path: `${path}/:id`,
    tag,
    summary: `Change a ${text}`,
    params: idParams,
    body: updateBody,
    response: connectionSchema,
  })
const deleteOf = ({ name, path, text }: Words) =>
  route({
    name: `delete${name}`,
    method: 'DELETE',
    path: `${path}/:id`,
    tag,
    summary: `Delete a ${text}; initiatives lose the link alone`,
    params: idParams,
    response: deletedSchema,
  })

export const listPortfolios = listOf(portfolio)
export const createPortfolio = createOf(portfolio)
export const getPortfolio = getOf(portfolio)
export const updatePortfolio = updateOf(portfolio)
export const deletePortfolio = deleteOf(portfolio)
export const listPrograms = listOf(program)
export const createProgram = createOf(program)
export const getProgram = getOf(program)
export const updateProgram = updateOf(program)
export const deleteProgram = deleteOf(program)
export const listBusinessObjectives = listOf(objective)
export const createBusinessObjective = createOf(objective)
export const getBusinessObjective = getOf(objective)
export const updateBusinessObjective = updateOf(objective)
export const deleteBusinessObjective = deleteOf(objective)

/** The calls of each kind. */
export const connectionCalls = {
  portfolio: {
    list: listPortfolios,
    create: createPortfolio,
    get: getPortfolio,
    update: updatePortfolio,
    remove: deletePortfolio,
  },
  program: {
    list: listPrograms,
    create: createProgram,
    get: getProgram,
    update: updateProgram,
    remove: deleteProgram,
  },
  objective: {
    list: listBusinessObjectives,
    create: createBusinessObjective,
    get: getBusinessObjective,
    update: updateBusinessObjective,
    remove: deleteBusinessObjective,
  },
} as const

const ids = z.array(idSchema).max(200)
const linkFields = { portfolioIds: ids, programIds: ids, businessObjectiveIds: ids }
/** `updatedAt` is the initiative's. */
export const connectionLinksSchema = z.object({ ...linkFields, updatedAt: timeSchema })
export type ConnectionLinks = z.infer<typeof connectionLinksSchema>

export const getConnections = route({
  name: 'getConnections',
  method: 'GET',
  path: '/initiatives/:id/connections',
  tag,
  summary: 'What an initiative links to',
  params: idParams,
  response: connectionLinksSchema,
})
export const setConnections = route({
  name: 'setConnections',
  method: 'PUT',
  path: '/initiatives/:id/connections',
  tag,
  summary: 'Replace what an initiative links to; a list that is left out stays',
  params: idParams,
  body: z.strictObject({ ...linkFields, ...madeFrom }).partial(),
  response: connectionLinksSchema,
})
