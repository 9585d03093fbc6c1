import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'
import {
  askAgent,
  cancelSequences,
  clearConversation,
  deleteInteraction,
  executeSequence,
  giveFeedback,
  pauseSequence,
  resolveGate,
  resumeSequence,
  startInteraction,
} from './index.ts'
import { createReviewWorld, inPhase, mitigation, type ReviewWorld } from './testing/review-world.ts'

let world: ReviewWorld
let other: EngineWorld

beforeAll(async () => {
  world = await createReviewWorld()
  other = await createEngineWorld({ database: world.database })
})
afterAll(() => world.database.close())

describe('starting the agents (Document 2, 4.2; decisions D10)', () => {
  it.each(['PENDING', 'COMPLETED', 'ON_HOLD', 'CANCELLED'])(
    'needs the phase in progress, not %s',
    async (status) => {
      const phase = await world.withAgents({}, status)
      await expect(world.start(phase)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'The phase is not in progress.',
      })
    },
  )

  it('needs agents', async () => {
    const phase = await world.addPhase()
    await expect(world.start(phase)).rejects.toMatchObject({ message: 'This phase has no agents.' })
  })

  it('needs a finished validation where there are initial mitigations, and none of its findings open', async () => {
    const phase = await world.withAgents({ initialRiskMitigations: [mitigation] })
    await expect(world.start(phase)).rejects.toMatchObject({ message: 'Run the AI validation first.' })
    const row = [newId(), phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId]
    await world.database.asOwner(
      `insert into validation_run (id, firm_id, client_id, initiative_id, phase_id, kind, status) values ($1, $2, $3, $4, $5, 'INITIAL', 'COMPLETED')`,
      row,
    )
    await world.database.asOwner(
      `insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, observation_type) values ($1, $2, $3, $4, $5, 'Open', 'LOW', 'INITIAL')`,
      row,
    )
    await expect(world.start(phase)).rejects.toMatchObject({
      message: 'Resolve the open validation observations first.',
    })
    await world.database.asOwner(`update observation set status = 'ACCEPTED' where phase_id = $1`, [
      phase.phaseId,
    ])
    expect(await world.start(phase)).toMatchObject({ status: 'QUEUED' })
  })

  it('is refused while a run is at work, in whatever state', async () => {
    const phase = await world.withAgents()
    const { sequenceId } = await world.start(phase)
    for (const status of ['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN']) {
      await world.database.asOwner('update sequence_run set status = $1 where id = $2', [status, sequenceId])
      await expect(world.start(phase)).rejects.toMatchObject({ code: 'SEQUENCE_RUNNING' })
    }
  })

  it('once only, when two ask at once', async () => {
    const phase = await world.withAgents()
    const answers = await Promise.allSettled([world.start(phase), world.start(phase)])
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('begins a new run, and keeps the former one, where a restart is wanted', async () => {
    const { phase, sequenceId } = await world.finished()
    const before = await readConversation(world.database, sequenceId)
    const again = await world.start(phase, { restart: true })
    expect(again.sequenceId).not.toBe(sequenceId)
    const { run, turns, messages } = await readConversation(world.database, sequenceId)
    expect({ run, turns, messages }).toEqual({
      run: before.run,
      turns: before.turns,
      messages: before.messages,
    })
  })

  it('cancels what runs, where a restart is wanted', async () => {
    const phase = await world.withAgents()
    const { sequenceId } = await world.start(phase)
    const again = await world.start(phase, { restart: true })
    expect((await readConversation(world.database, sequenceId)).run.status).toBe('CANCELLED')
    expect((await readConversation(world.database, again.sequenceId)).run.status).toBe('QUEUED')
    const input = { ...inPhase(phase), body: { sequenceId } }
    await cancelSequences(world.ports, world.caller, inPhase(phase))
    await expect(executeSequence(world.ports, world.caller, input)).rejects.toMatchObject({
      message: 'A newer conversation has begun.',
    })
  })

  it('goes on with a cancelled run where it stopped', async () => {
    const phase = await world.withAgents()
    const { sequenceId } = await world.start(phase)
    await cancelSequences(world.ports, world.caller, inPhase(phase))
    const input = { ...inPhase(phase), body: { sequenceId } }
    expect(await executeSequence(world.ports, world.caller, input)).toEqual({ sequenceId, status: 'QUEUED' })
    await world.work(sequenceId)
    expect((await readConversation(world.database, sequenceId)).run.status).toBe('COMPLETED')
  })
})

describe('controlling a run', () => {
  it('cancels harmlessly where nothing runs', async () => {
    expect(await cancelSequences(world.ports, world.caller, inPhase(await world.withAgents()))).toEqual({
      cancelled: 0,
    })
  })

  it('pauses at once what has not begun, and resumes it', async () => {
    const phase = await world.withAgents()
    await world.start(phase)
    expect(await pauseSequence(world.ports, world.caller, inPhase(phase))).toMatchObject({ status: 'PAUSED' })
    expect(await resumeSequence(world.ports, world.caller, inPhase(phase))).toMatchObject({
      status: 'QUEUED',
    })
  })

  it('refuses to pause or resume where nothing runs', async () => {
    const phase = await world.withAgents()
    await expect(pauseSequence(world.ports, world.caller, inPhase(phase))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(resumeSequence(world.ports, world.caller, inPhase(phase))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('clears nothing while a run is at work', async () => {
    const phase = await world.withAgents()
    await world.start(phase)
    await expect(clearConversation(world.ports, world.caller, inPhase(phase))).rejects.toMatchObject({
      code: 'SEQUENCE_RUNNING',
    })
  })

  it('refuses an answer where nothing waits', async () => {
    const { turnId } = await world.finished()
    const answer = { params: { id: turnId }, body: { resolved: true, decision: 'approve' as const } }
    await expect(resolveGate(world.ports, world.caller, answer)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('another tenant', () => {
  it('finds nothing of ours: every command answers as for what is missing', async () => {
    const { phase, turnId } = await world.finished()
    const byPhase = inPhase(phase)
    const byId = { params: { id: turnId } }
    const { ports, caller } = other
    const calls = [
      executeSequence(ports, caller, { ...byPhase, body: {} }),
      cancelSequences(ports, caller, byPhase),
      pauseSequence(ports, caller, byPhase),
      resumeSequence(ports, caller, byPhase),
      clearConversation(ports, caller, byPhase),
      askAgent(ports, caller, { ...byPhase, body: { agentId: newId(), userMessage: 'Hello' } }),
      startInteraction(ports, caller, { ...byId, body: {} }),
      giveFeedback(ports, caller, { ...byId, body: { feedback: 'x' } }),
      resolveGate(ports, caller, { ...byId, body: { resolved: true } }),
      deleteInteraction(ports, caller, { ...byId, body: {} }),
    ]
    for (const answer of await Promise.allSettled(calls))
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
  })
})
