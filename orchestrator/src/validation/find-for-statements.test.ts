import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { findPhaseContext, type PhaseContext } from '../agents/phase-context.ts'
import type { Passage } from '../models/port.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../testing/engine-world.ts'
import { findForStatements } from './find-for-statements.ts'
import { questionsOfStatement } from './statement-questions.ts'

describe('a statement is searched', () => {
  it.each([
    [
      'The data owner of every plant is named.',
      [
        'data owner plant',
        'The data owner of some plant is unnamed. The data owner of every plant is not named.',
      ],
    ],
    ['There are no open findings of 2025.', ['findings', 'There are open findings of 2025.']],
    [
      'Die Testdaten sind freigegeben.',
      ['testdaten', 'Die Testdaten sind abgelehnt. Die Testdaten sind nicht freigegeben.'],
    ],
    ['Key users speak German', ['key users speak german', 'not Key users speak German']],
  ])('%j by itself, by its subject and by its opposite', (statement, others) => {
    expect(questionsOfStatement(statement)).toEqual([statement, ...others])
  })
})

describe('what is found for statements', () => {
  let world: EngineWorld
  let phase: Place
  let context: PhaseContext
  const ids = Array.from({ length: 4 }, newId)

  beforeAll(async () => {
    world = await createEngineWorld()
    phase = await world.addPhase()
    await addDocument(world, phase)
    const found = await world.database.tenantRead(workerScope(phase), (tx) =>
      findPhaseContext(tx, phase.phaseId),
    )
    if (found === undefined) throw new Error('A phase was expected.')
    context = found
  })
  afterAll(() => world.database.close())

  /** A source of four pieces, and another tenant's piece that claims to be the next one. */
  async function addDocument({ database }: EngineWorld, place: Place): Promise<void> {
    const source = newId()
    const foreign = await createEngineWorld({ database })
    const add = (at: Pick<Place, 'firmId' | 'clientId'>, id: string, position: number) =>
      database.asOwner(
        `insert into knowledge_chunk (id, firm_id, client_id, initiative_id, source_kind, source_id, position, label, heading, text, start_offset, end_offset, trust)
         values ($1, $2, $3, $4, 'conversation', $5, $6, 'Minutes', '', $7, 0, 10, $8)`,
        [
          id,
          at.firmId,
          at.clientId,
          at === place ? place.initiativeId : null,
          source,
          position,
          `Piece ${position}.`,
          position === 1 ? 'agent' : 'person',
        ],
      )
    for (const [position, id] of ids.entries()) await add(place, id, position)
    await add(foreign.tenant, newId(), ids.length)
  }

  const passage = (chunkId: string, more: Partial<Passage> = {}): Passage => ({
    chunkId,
    artifactId: null,
    sourceKind: 'initiative',
    name: 'Minutes',
    page: null,
    text: 'Words.',
    relevance: 0.1,
    ...more,
  })

  it('is asked for once a batch, fused, without a cut and without what agents wrote, next pieces with it', async () => {
    const [first = '', , third = '', last = ''] = ids
    const agents = passage(newId(), { trust: 'agent', relevance: 0.9 })
    const handedOver = passage(newId(), { trust: 'person' })
    const asked: string[][] = []
    const ports = {
      ...world.ports,
      findPassages: (_context: PhaseContext, questions: readonly string[]) => {
        asked.push([...questions])
        return Promise.resolve({
          passages: [passage(first), passage(last, { relevance: 0 }), agents, handedOver],
          found: questions.map((subject) => ({ subject, chunkIds: [agents.chunkId, first, last] })),
        })
      },
    }
    const statements = ['The budget is approved.', 'The sponsor is named.'].map((description, index) => ({
      id: `m${index}`,
      description,
      order: index,
    }))
    const found = await findForStatements(ports, context, statements)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toHaveLength(6)
    // After the first stands an agent's piece, after the last another tenant's.
    expect(found.statements.map(({ passages }) => passages.map(({ chunkId }) => chunkId))).toEqual([
      [first, third, last],
      [first, third, last],
    ])
    expect(found.passages).toEqual([handedOver])
    expect(found.statements[0]?.passages[1]).toMatchObject({
      text: 'Piece 2.',
      relevance: 0,
      trust: 'person',
    })
  })
})
