import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { ContradictedClaim } from '@parley/contracts/http/conversation-records.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { Passage } from '../models/port.ts'
import { createScriptedProvider } from '../models/testing/scripted-provider.ts'
import { createEngineWorld, type EngineWorld } from '../testing/engine-world.ts'
import { runSequence } from './run-sequence.ts'

const offer: Passage = {
  chunkId: newId(),
  artifactId: null,
  sourceKind: 'initiative',
  name: 'Offer of Quillon',
  page: 2,
  text: 'The licence costs EUR 1,270 a year. Trainers of Quillon instruct every user on site. Hosting is not part of the offer.',
  relevance: 0.9,
}
const mark = `[[${offer.chunkId}]]`
const model = createScriptedProvider()
let world: EngineWorld

beforeAll(async () => {
  world = await createEngineWorld({ providers: [model], passages: [offer] })
})
afterAll(() => world.database.close())

/** A run of one agent that writes this; @returns its turn as stored. */
async function written(text: string) {
  const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
  const { sequenceId } = await world.start(phase)
  model.enqueue({ answer: text }, 'contribution')
  model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
  await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
  const [turn] = await world.database.asOwner(
    `select agent_response, citations, unsupported_claims, contradicted_claims from agent_interaction where sequence_id = $1 and kind = 'agent'`,
    [sequenceId],
  )
  return turn as {
    agent_response: string
    citations: unknown[]
    unsupported_claims: number
    contradicted_claims: ContradictedClaim[]
  }
}

it('takes the mark off what the source denies, and keeps what the source says instead', async () => {
  const turn = await written(
    `The licence costs EUR 1,720 a year ${mark}. Hosting is part of the offer ${mark}. The licence costs EUR 1,270 a year ${mark}.`,
  )
  expect(turn.contradicted_claims).toMatchObject([
    {
      text: 'The licence costs EUR 1,720 a year',
      because: 'number',
      quote: expect.stringContaining('EUR 1,270 a year'),
      citation: { chunkId: offer.chunkId, artifactName: 'Offer of Quillon', page: 2 },
    },
    {
      text: expect.stringContaining('Hosting is part of the offer'),
      because: 'negation',
      quote: expect.stringContaining('not part of the offer'),
    },
  ])
  expect(turn.agent_response.match(/\[1\]/g)).toHaveLength(1)
  expect(turn.citations).toHaveLength(1)
})

it('has a model read what no rule can decide, with what it costs on the run’s account', async () => {
  const claim = 'Quillon’s staff school the whole workforce at its own premises.'
  model.enqueue(
    {
      answer: {
        readings: [
          {
            number: 1,
            chunkId: offer.chunkId,
            quote: 'Trainers of Quillon instruct every user on site.',
            says: 'supports',
          },
        ],
      },
    },
    'claim-check',
  )
  const turn = await written(`${claim} ${mark}`)
  expect(turn).toMatchObject({ contradicted_claims: [], unsupported_claims: 0 })
  expect(turn.agent_response).toContain('[1]')
  const asked = model.requests.filter(({ task }) => task === 'claim-check')
  expect(asked).toHaveLength(1)
  const [call] = await world.database.asOwner(
    `select state, interaction_id is not null as of_turn from provider_call where task = 'claim-check'`,
  )
  expect(call).toEqual({ state: 'settled', of_turn: true })
})
