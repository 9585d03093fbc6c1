import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import { sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { getInitiative, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { me } from '@parley/contracts/http/session.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { createUser } from '@parley/contracts/http/users.ts'
import * as job from './main-job.ts'
import { asPerson, countMails, type Place, signInAgain, sure } from './people.ts'
import type { Tally } from './tally.ts'

/** Where people work: one phase for conversations, another one for everything else. */
export interface Site {
  place: Place
  clientId: string
  talking: job.Engagement
  writing: job.Engagement
}

/** What callers were promised: it has to be there when all is over. */
export interface Promised {
  documents: string[]
  /** By phase. */
  notes: Map<string, string>
  questions: string[]
  /** Addresses of whom was invited. */
  invited: string[]
  conversations: number
  signIns: number
  losses: string[]
}

export const newPromises = (): Promised => ({
  documents: [],
  notes: new Map(),
  questions: [],
  invited: [],
  conversations: 0,
  signIns: 0,
  losses: [],
})

export interface Course {
  api: ApiClient
  site: Site
  promised: Promised
  tally: Tally
}

/** What one person does again and again, with the milliseconds of rest that the limits of calls leave. */
export const courses: Record<string, { rest: number; once: (course: Course) => Promise<void> }> = {
  reading: { rest: 400, once: ({ api, site }) => read(api, site) },
  'reading too': { rest: 700, once: ({ api, site }) => read(api, site) },
  writing: { rest: 1_000, once: write },
  uploading: { rest: 4_000, once: upload },
  asking: { rest: 15_000, once: ask },
  inviting: { rest: 20_000, once: invite },
  'signing in': { rest: 5_000, once: signIn },
  talking: { rest: 1_000, once: talk },
}

async function read(api: ApiClient, { clientId, writing }: Site): Promise<void> {
  sure(await api.call(listClientInitiatives, { params: { clientId }, query: {} }), 'The initiatives')
  sure(await api.call(getInitiative, { params: { id: writing.initiativeId } }), 'The initiative')
  await job.readPhase(api, writing.phaseId)
  sure(await api.call(listTemplates, { query: {} }), 'The templates')
}

async function write({ api, site, promised }: Course): Promise<void> {
  const notes = `Written at ${new Date().toISOString()}`
  await job.changePhase(api, site.writing.phaseId, { notes })
  promised.notes.set(site.writing.phaseId, notes)
}

async function upload({ api, site, promised }: Course): Promise<void> {
  promised.documents.push(await job.upload(api, site.talking, site.clientId))
}

async function ask({ api, site, promised }: Course): Promise<void> {
  const message = `Who owns the data of Katowice, asked at ${new Date().toISOString()}?`
  const params = { phaseId: site.talking.phaseId }
  sure(await api.call(sendUserMessage, { params, body: { message } }), 'The question')
  promised.questions.push(message)
}

async function invite({ api, promised }: Course): Promise<void> {
  const email = `guest-${Date.now()}@example.com`
  const names = { firstName: 'Dea', lastName: 'Moor' }
  sure(await api.call(createUser, { body: { email, ...names } }), 'The invitation')
  promised.invited.push(email)
}

async function signIn({ site, promised, tally }: Course): Promise<void> {
  const token = await signInAgain(site.place, tally)
  sure(await asPerson(site.place, token, tally).call(me), 'Who one is')
  promised.signIns += 1
}

async function talk({ api, site, promised }: Course): Promise<void> {
  await job.converse(api, site.talking.phaseId)
  promised.conversations += 1
}

/** Looks for everything that was promised; what is missing is added to the losses. */
export async function lookForLosses({ api, site, promised }: Course): Promise<void> {
  const lose = (what: string) => () => void promised.losses.push(what)
  for (const id of promised.documents)
    await job.untilSearchable(api, site.clientId, id).catch(lose(`document ${id} is not searchable`))
  const { body } = await api.call(listClientArtifacts, { params: { clientId: site.clientId }, query: {} })
  const there = new Set(body.map(({ id }) => id))
  for (const id of promised.documents) if (!there.has(id)) lose(`document ${id} is not listed`)()
  for (const [id, notes] of promised.notes)
    if ((await job.readPhase(api, id)).notes !== notes) lose(`notes of ${id}`)()
  const { messages } = (
    await api.call(listMessages, { params: { phaseId: site.talking.phaseId }, query: {} })
  ).body
  for (const question of promised.questions)
    if (!messages.some(({ content }) => content === question)) lose(`the question ${question}`)()
  await pause(5_000)
  for (const email of promised.invited)
    if ((await countMails(site.place, email)) === 0) lose(`the mail to ${email}`)()
}
