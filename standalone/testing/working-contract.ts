import { expect, it } from '@jest/globals'
import { createApiClient } from '@parley/bff/src/testing/api-client.ts'
import { eventually } from '@parley/bff/src/testing/eventually.ts'
import { getArtifactText } from '@parley/contracts/http/artifact-contents.ts'
import { listClientArtifacts, uploadArtifact } from '@parley/contracts/http/artifacts.ts'
import { getPhase } from '@parley/contracts/http/phases.ts'
import { logout, me } from '@parley/contracts/http/session.ts'
import { validatePhase } from '@parley/contracts/http/validations.ts'
import {
  actInside,
  fillIn,
  findOpenPhase,
  remediateAll,
  seeItThrough,
  signIn,
  startConversation,
} from './engagement.ts'
import { readLive } from './live-reader.ts'
import { afterADeath, complaintsOf, type Product } from './product.ts'

/** A person's work on a phase, now on one bff and now on the other. */
export function testWorking(product: Product): void {
  it('share sessions: signed in on one, acting inside a client on the other', () => arrive(product))

  it('refuse a session on one as soon as it was ended on the other', async () => {
    const [one, other] = product.bffs.map((bff) => bff.origin()) as [string, string]
    const token = await signIn(one, 'viewer@acme.test')
    const here = createApiClient(one, token)
    // Read on both, so that neither asks for it for the first time.
    for (const origin of [one, other])
      expect((await createApiClient(origin, token).call(me)).status).toBe(200)
    expect((await createApiClient(other, token).call(logout)).status).toBe(200)
    expect((await here.call(me)).status).toBe(401)
  })

  it('keep a document in the object store and index it, whoever took it', () => keepDocument(product))

  it('check a phase on one bff and tell it on the other', () => checkPhase(product))

  it('hold a conversation to its end, live on the bff that was not asked', () => converse(product))

  it('complain of nothing while nothing is wrong', () => {
    expect(complaintsOf(product)).toEqual([])
  })
}

async function arrive(product: Product): Promise<void> {
  const [one, other] = product.bffs.map((one) => one.origin()) as [string, string]
  const own = await signIn(one, 'consultant@northwind.test')
  const [acme] = await product.world.database.rows<{ id: string }>(
    `select id from client where name like 'Acme%'`,
  )
  product.clientId = acme?.id ?? ''
  product.token = await actInside(other, own, product.clientId)
  product.here = createApiClient(one, product.token)
  product.there = createApiClient(other, product.token)
  product.phaseId = await findOpenPhase(product.here, product.clientId)
  expect(await findOpenPhase(product.there, product.clientId)).toBe(product.phaseId)
  product.onlooker = await readLive(other, product.there, product)
}

async function keepDocument({ here, there, clientId }: Product): Promise<void> {
  const form = new FormData()
  form.set('clientId', clientId)
  const words =
    'Ewa Nowak is the data owner for Katowice, and the data of all three plants has been assessed.'
  form.set('file', new File([words], 'data-owner.txt', { type: 'text/plain' }))
  const uploaded = await here.raw('POST', `/api${uploadArtifact.path}`, { body: form })
  expect(uploaded.status).toBe(201)
  const { id } = uploaded.body as { id: string }
  await eventually(async () => {
    const { body } = await there.call(listClientArtifacts, { params: { clientId } })
    return body.find((artifact) => artifact.id === id)?.indexing.status === 'INDEXED'
  })
  const { body } = await there.call(getArtifactText, { params: { id } })
  expect(body.pages.map(({ text }) => text).join()).toContain('Ewa Nowak')
}

async function checkPhase({ here, there, phaseId, onlooker }: Product): Promise<void> {
  await fillIn(here, phaseId, { criticalRequirements: 'FIN-07 and INT-01: no extension replaces them.' })
  const { status, body } = await here.call(validatePhase, { params: { phaseId } })
  expect([200, 202]).toContain(status)
  const { validationId } = body
  await eventually(() => onlooker.has('VALIDATION_UPDATED', { validationId, status: 'COMPLETED' }))
  const phase = await there.call(getPhase, { params: { id: phaseId } })
  expect(phase.body.validation).toMatchObject({ id: validationId, status: 'COMPLETED' })
  await remediateAll(there, phaseId)
}

async function converse({ bffs, here, phaseId, onlooker }: Product): Promise<void> {
  const reader = await readLive(bffs[0].origin(), here, { phaseId })
  await startConversation(here, phaseId)
  const { sequence, interactions } = await seeItThrough(here, phaseId, afterADeath)
  expect(sequence).toMatchObject({ status: 'COMPLETED', error: null })
  expect(sequence.summary).toBeTruthy()
  expect(interactions.length).toBeGreaterThan(3)
  await eventually(() => onlooker.has('SEQUENCE_COMPLETED', { sequenceId: sequence.id }))
  expect(onlooker.has('FINAL_SUMMARY_GENERATED')).toBe(true)
  expect(onlooker.has('AGENT_TOKEN')).toBe(true)
  await eventually(() => reader.stored().length === onlooker.stored().length)
  const order = onlooker.stored().map(({ seq }) => seq)
  expect(order).toEqual(order.map((_seq, index) => index + (order[0] ?? 0)))
  expect(reader.stored()).toEqual(onlooker.stored())
  reader.close()
}
