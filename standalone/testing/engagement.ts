import { type ApiClient, createApiClient } from '@parley/bff/src/testing/api-client.ts'
import { eventually } from '@parley/bff/src/testing/eventually.ts'
import { executeSequence, listInteractions, resolveHitl } from '@parley/contracts/http/agent-interactions.ts'
import type { Interaction, Sequence } from '@parley/contracts/http/conversation-records.ts'
import { getInitiative, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { getPhase, updatePhase } from '@parley/contracts/http/phases.ts'
import { updateObservation } from '@parley/contracts/http/observations.ts'
import { consultantImpersonateClient, login } from '@parley/contracts/http/session.ts'

// What a consultant does on the demo's data, over the API of whichever bff.

const password = 'Parley-demo-1!'

/** Signs in on one bff. @returns the token, which is good on every bff */
export async function signIn(origin: string, email: string): Promise<string> {
  const { body } = await createApiClient(origin).call(login, { body: { email, password } })
  if (!('token' in body)) throw new Error(`${email} cannot sign in.`)
  return body.token
}

export async function actInside(origin: string, token: string, clientId: string): Promise<string> {
  const answer = await createApiClient(origin, token).call(consultantImpersonateClient, {
    params: { id: clientId },
    body: { reason: 'to see the processes work together' },
  })
  return answer.body.token
}

/** The phase at work of the client's demo initiative. */
export async function findOpenPhase(api: ApiClient, clientId: string): Promise<string> {
  const initiatives = await api.call(listClientInitiatives, { params: { clientId } })
  const id = initiatives.body.find(({ name }) => name === 'ERP vendor selection')?.id ?? ''
  const { body } = await api.call(getInitiative, { params: { id } })
  const phase = body.phases.find(({ status }) => status === 'IN_PROGRESS')
  if (phase === undefined) throw new Error('No phase of the demo is in progress.')
  return phase.id
}

export async function fillIn(api: ApiClient, id: string, inputs: Record<string, unknown>): Promise<void> {
  await eventually(async () => {
    const { body } = await api.call(getPhase, { params: { id } })
    const { status, text } = await api.call(updatePhase, {
      params: { id },
      body: { inputs, updatedAt: body.updatedAt },
    })
    // Somebody else has written meanwhile.
    if (status === 409) return false
    if (status !== 200) throw new Error(`The inputs were not taken: ${text}`)
    return true
  })
}

/** Marks every open finding as dealt with. */
export async function remediateAll(api: ApiClient, phaseId: string): Promise<void> {
  const { body } = await api.call(getPhase, { params: { id: phaseId } })
  for (const { id, updatedAt } of body.observations)
    await api.call(updateObservation, { params: { id }, body: { status: 'REMEDIATED', updatedAt } })
}

interface Conversation {
  sequence: Sequence
  interactions: Interaction[]
}

export async function readConversation(api: ApiClient, phaseId: string): Promise<Conversation> {
  const { body } = await api.call(listInteractions, { params: { phaseId } })
  if (body.sequence === null) throw new Error('The phase has no conversation.')
  return { sequence: body.sequence, interactions: body.interactions }
}

export async function startConversation(api: ApiClient, phaseId: string): Promise<void> {
  const { status, text } = await api.call(executeSequence, { params: { phaseId }, body: { restart: true } })
  if (status !== 202) throw new Error(`The conversation did not start: ${text}`)
}

const over = ['COMPLETED', 'FAILED', 'CANCELLED']

/** Decides whatever the conversation asks of a person, until it is over. */
export async function seeItThrough(api: ApiClient, phaseId: string, withinMs: number): Promise<Conversation> {
  let now = await readConversation(api, phaseId)
  await eventually(async () => {
    now = await readConversation(api, phaseId)
    const { gate } = now.sequence
    if (typeof gate?.interactionId === 'string') await decide(api, gate.interactionId, gate.kind)
    return over.includes(now.sequence.status)
  }, withinMs)
  return now
}

const decide = (api: ApiClient, id: string, kind: string) =>
  api.call(resolveHitl, {
    params: { id },
    body:
      kind === 'question'
        ? { resolved: true, note: 'Take it as given.' }
        : { resolved: true, decision: 'overrule', note: 'It is good enough to go on.' },
  })
