import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { costsPassage } from '../models/testing/sample-evidence.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'

let world: EngineWorld

beforeAll(async () => {
  world = await createEngineWorld({ passages: [costsPassage] })
})
afterAll(() => world.database.close())

it('opens with the documents that bear on the phase and the agents in their order (Document 2, 4.3)', async () => {
  const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR', 'APPROVER']) })
  const { sequenceId } = await world.start(phase)
  const asked: string[] = []
  const ports: EngineWorld['ports'] = {
    ...world.ports,
    findPassages: (context, questions, limit) => {
      asked.push(...questions)
      return world.ports.findPassages(context, questions, limit)
    },
  }
  await runSequence(ports, { ...world.tenant, runId: sequenceId })
  const { turns } = await readConversation(world.database, sequenceId)
  const opening = turns.at(0)?.agent_response ?? ''
  expect(asked.at(0)).toContain('Scope, people and risks of the selection are agreed.')
  expect(opening).toContain('We work from *Cost model*.')
  expect(opening).toMatch(/1\. \*\*Contributor 1\*\*.*\n2\. \*\*Approver 2\*\*/)
  expect(opening).not.toContain('No document')
})
