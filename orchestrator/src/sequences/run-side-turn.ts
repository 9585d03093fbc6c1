import { isDatabaseLost } from '@parley/server-kit/database/lost-database.ts'
import { despiteLostRaces } from '@parley/server-kit/database/lost-race.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import {
  streamAnswer,
  judge,
  unreadableVerdict,
  authorshipOf,
  checkText,
  evidenceAt,
  isBudgetPassed,
  type StepScene,
  type HeldRun,
  type EnginePorts,
} from '../steps/index.ts'
import {
  readBrief,
  listMessages,
  findPhaseContext,
  closeLostCalls,
  type Settlement,
  settleCalls,
  isModelFailure,
  withUnreadSaid,
} from '../agents/index.ts'
import { stripCitationMarks } from '../models/index.ts'
import { keepLease, mostFailures } from '../leases/index.ts'
import { excerptOf } from '../models/language/index.ts'
import { ModelError } from '../models/port.ts'
import {
  verdictText,
  findRun,
  listTurns,
  finishSideTurn,
  type HeldSideTurn,
  releaseSideTurn,
  renewSideTurn,
  type SideTurnEnd,
  takeSideTurn,
  touchRunOf,
  type Turn,
} from '../runs/index.ts'

export interface SideTurnJob {
  interactionId: string
  firmId: string
  clientId: string
}

/** Characters of the summary of an answer that nobody sums up. */
const summaryLength = 600

interface Prepared {
  held: HeldSideTurn
  run: HeldRun
  turn: Turn
}

/**
 * Asks the agent of a turn that a person wanted: a direct question, feedback, or one added by hand. It has a lease of
 * its own beside the run's, so that it works while the run waits or is over.
 */
export async function runSideTurn(ports: EnginePorts, job: SideTurnJob, stop?: AbortSignal): Promise<void> {
  const prepared = await prepare(ports, job)
  if (prepared === undefined) return
  const renew = (): Promise<boolean> =>
    ports.database.tenantTransaction(workerScope(prepared.held), (tx) => renewSideTurn(tx, prepared.held))
  await keepLease({ renew, logger: ports.logger, stop }, async (signal) => {
    try {
      const { end, settlements } = await ask({ ports, held: prepared.run, signal }, prepared.turn)
      await finish(ports, prepared.held, { end, settlements })
    } catch (error) {
      if (signal.aborted && error instanceof ModelError && error.kind === 'aborted') return
      if (!signal.aborted && !isDatabaseLost(error)) await afterOurFault(ports, prepared)
      throw error
    }
  })
}

/** Gives it back to be tried again, or says that it cannot be had where that was of no use. */
async function afterOurFault(ports: EnginePorts, { held, turn }: Prepared): Promise<void> {
  const error = `${turn.agent.name} could not answer because of an error on our side. Please ask once more.`
  if (held.generation >= mostFailures)
    await finish(ports, held, { end: { kind: 'failed', error }, settlements: [] })
  else await ports.database.tenantTransaction(workerScope(held), (tx) => releaseSideTurn(tx, held))
}

const prepare = ({ database }: EnginePorts, job: SideTurnJob): Promise<Prepared | undefined> =>
  database.tenantTransaction(workerScope(job), async (tx) => {
    const held = await takeSideTurn(tx, job.interactionId)
    if (held === undefined) return undefined
    await closeLostCalls(tx, held, { interactionId: held.interactionId, before: held.generation })
    const [run, context, turns, messages] = await Promise.all([
      findRun(tx, held.runId),
      findPhaseContext(tx, held.phaseId),
      listTurns(tx, held.runId),
      listMessages(tx, held.phaseId),
    ])
    const turn = turns.find((other) => other.id === held.interactionId)
    if (run === undefined || context === undefined || turn === undefined) return undefined
    const { memory, hasSummary } = run
    const view = {
      status: run.status,
      pauseRequested: false,
      memory,
      hasSummary,
      pendingMessageIds: [],
      turns: turns.filter((other) => other.id !== turn.id),
    }
    // Its own generation, and no budget of the run: a person asked for this one.
    const own = { ...run, generation: held.generation, maxTokens: null, maxCost: null }
    const briefed = { ...context, brief: await readBrief(tx, context) }
    return { held, turn, run: { run: own, context: briefed, messages, view } }
  })

interface Asked {
  end: SideTurnEnd
  settlements: readonly Settlement[]
}

/** A redo is of the same kind as what it replaces: a verdict where that was one, else work or an answer (decisions D5). */
async function ask(scene: StepScene, turn: Turn): Promise<Asked> {
  const former = scene.held.view.turns.find(({ id }) => id === turn.supersedesId)
  const isWork = former !== undefined && turn.agent.role === 'CONTRIBUTOR'
  try {
    if (former !== undefined && former.verdict !== null) return await askJudge(scene, turn)
    return await askFor(scene, turn, isWork ? 'contribution' : 'agent-answer')
  } catch (error) {
    if (isBudgetPassed(error)) return { end: { kind: 'failed', error: error.message }, settlements: [] }
    if (!isModelFailure(error)) throw error
    const text = `${turn.agent.name} could not answer. ${error.message}`
    return { end: { kind: 'failed', error: text }, settlements: [] }
  }
}

async function askFor(scene: StepScene, turn: Turn, task: 'contribution' | 'agent-answer'): Promise<Asked> {
  const evidence = await evidenceAt(scene, task, turn)
  const recorded = await streamAnswer(scene, { turn, evidence, task })
  const checked = await checkText(scene, task, {
    text: recorded.answer.text,
    evidence,
    interactionId: turn.id,
  })
  const { context } = scene.held
  const { text } = checked.text
  const answer = {
    ...checked.text,
    text: await withUnreadSaid(scene.ports, workerScope(context), { text, place: context }),
  }
  const summary = excerptOf(stripCitationMarks(recorded.answer.text), summaryLength)
  const settlements = [...recorded.settlements, ...checked.settlements]
  const authorship = authorshipOf({ ...recorded, settlements })
  const { truncated } = recorded.answer
  return {
    end: { kind: 'answered', answer, summary, verdict: null, authorship, truncated },
    settlements,
  }
}

async function askJudge(scene: StepScene, turn: Turn): Promise<Asked> {
  const { verdict, recorded } = await judge(scene, turn)
  const { settlements } = recorded
  const { language } = scene.held.context
  if (verdict === null)
    return { end: { kind: 'failed', error: unreadableVerdict(turn, recorded.answer, language) }, settlements }
  const answer = {
    text: verdictText(verdict, language, { isReview: turn.agent.role === 'REVIEWER' }),
    citations: [],
    unsupportedClaims: 0,
    contradictedClaims: [],
  }
  const authorship = authorshipOf(recorded)
  const summary = verdict.reasons.join(' ')
  return {
    end: { kind: 'answered', answer, summary, verdict, authorship, truncated: false },
    settlements,
  }
}

/** The answer, its calls and the news of it, or nothing of them where the turn is somebody else's by now. */
async function finish(
  { database }: EnginePorts,
  held: HeldSideTurn,
  { end, settlements }: { end: SideTurnEnd; settlements: readonly Settlement[] },
): Promise<void> {
  await despiteLostRaces(() =>
    database.tenantTransaction(workerScope(held), async (tx) => {
      // The run, the phase's order, the budgets: as in a run's commit, so that neither waits for the other.
      await touchRunOf(tx, held.runId)
      if (!(await finishSideTurn(tx, held, end))) throw new NotHeld()
      await settleCalls(tx, held, settlements)
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof NotHeld)) throw error
  })
}

class NotHeld extends Error {}
