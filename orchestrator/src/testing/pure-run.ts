import { newId } from '@parley/contracts/ids.ts'
import type { Gate } from '@parley/contracts/stored/run.ts'
import { changesOfDecision, type Decision } from '../human-review/gate-changes.ts'
import { applyChanges, type Authorship, type Changes, noChanges } from '../runs/changes.ts'
import {
  changesOfAnalysis,
  changesOfAnswer,
  changesOfGate,
  changesOfSendBack,
  changesOfVerdict,
} from '../runs/step-changes.ts'
import { type AllowedDecision, nextStep, type Step } from '../runs/next-step.ts'
import { emptyMemory, type RunView, silentTurn, standingTurns, type Turn } from '../runs/turns.ts'
import type { Role } from './engine-world.ts'

/** What everybody says where they have a choice: any of it may come, in any order. */
export interface Script {
  roles: Role[]
  analyses: AllowedDecision[]
  /** Of reviewers and approvers: whether they agree, and which of the standing contributions they name. */
  verdicts: { agrees: boolean; names: number[] }[]
  decisions: Decision['kind'][]
}

const authorship: Authorship = {
  provider: 'test',
  model: 'test',
  standsInFor: null,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
}
const at = '2026-01-01T10:00:00.000Z'
const by = { id: newId(), name: 'Ada Marsh', at }

const turnAt = (position: number, role: Role | 'MODERATOR'): Turn => ({
  ...silentTurn(),
  id: newId(),
  position,
  kind: role === 'MODERATOR' ? 'moderator' : 'agent',
  agent: { id: null, name: `${role} ${position}`, role, description: '', systemMessage: '' },
  chapterTitle: null,
  expectedOutput: null,
})

/** A run as it starts: the moderator's and the agent's turn for each place (decisions D11, Conversation). */
export const pureRun = (roles: readonly Role[]): RunView => ({
  status: 'RUNNING',
  pauseRequested: false,
  memory: emptyMemory,
  hasSummary: false,
  pendingMessageIds: [],
  turns: roles.flatMap((role, index) => [turnAt(2 * index + 1, 'MODERATOR'), turnAt(2 * index + 2, role)]),
})

/** A person's answer; sending back is refused where there is nothing to send back, and then the work stands. */
function decisionOn(view: RunView, gate: Gate, kind: Decision['kind']): Changes {
  const decide = (chosen: Decision['kind']) =>
    changesOfDecision(view, gate, { kind: chosen, note: 'As I say.', by })
  try {
    return decide(kind)
  } catch {
    return decide('overrule')
  }
}

function changesOfReading(view: RunView, turn: Turn, kind: AllowedDecision): Changes {
  const analysis = {
    openParts: [],
    contradictions: [],
    metRequests: [],
    summary: 'Noted.',
    decision: kind,
    followUpPrompt: 'And?',
    question: 'Which?',
    topics: [],
  }
  const decision = { kind, by: 'model', refused: null } as const
  return changesOfAnalysis(view, turn, { analysis, summary: 'Noted.', decision, askedAt: at })
}

/** A run without models or tables: the rules alone, with everybody's choices from the script. */
export function createPureRunner(script: Script) {
  const rest = {
    analyses: [...script.analyses],
    verdicts: [...script.verdicts],
    decisions: [...script.decisions],
  }

  const verdictOn = (view: RunView, turn: Turn, disagreement: 'revise' | 'reject'): Changes => {
    const { agrees, names } = rest.verdicts.shift() ?? { agrees: true, names: [] }
    const work = standingTurns(view.turns).filter(({ agent }) => agent.role === 'CONTRIBUTOR')
    const revise = names.flatMap((index) => work[index]?.id ?? [])
    const kind = agrees ? 'approve' : disagreement
    return changesOfVerdict(turn, { kind, reasons: ['So.'], revise, overruledBy: null }, { authorship })
  }

  const analysisOf = (view: RunView, turn: Turn, step: Extract<Step, { kind: 'analyse' }>): Changes => {
    const decision = rest.analyses.shift() ?? 'next'
    return changesOfReading(view, turn, step.allowed.includes(decision) ? decision : 'next')
  }

  const perform = (view: RunView, step: Extract<Step, { turnId: string }>): Changes => {
    const turn = view.turns.find(({ id }) => id === step.turnId)
    if (turn === undefined) throw new Error(`A step is about turn ${step.turnId}, which is not there.`)
    switch (step.kind) {
      case 'open':
        return { ...noChanges, run: { memory: { ...view.memory, opened: true } } }
      case 'prompt':
        return { ...noChanges, update: [{ id: turn.id, status: 'COMPLETED', response: 'Please.' }] }
      case 'ask-agent':
        return changesOfAnswer(
          turn,
          { text: 'Work.', citations: [], unsupportedClaims: 0, contradictedClaims: [] },
          authorship,
        )
      case 'analyse':
        return analysisOf(view, turn, step)
      case 'review':
        return verdictOn(view, turn, 'revise')
      case 'approve':
        return verdictOn(view, turn, 'reject')
      case 'send-back':
        return changesOfSendBack(view, turn, step.targets)
      case 'gate':
        return changesOfGate(turn, { kind: step.gate, reason: step.reason, askedAt: at })
    }
  }

  return {
    /** The run after the step. */
    take(view: RunView, step: Step): { view: RunView; gate: Gate | null } {
      if (step.kind === 'summarise') return { view: { ...view, hasSummary: true }, gate: null }
      if (step.kind === 'finish') return { view: { ...view, status: 'COMPLETED' }, gate: null }
      if (!('turnId' in step)) throw new Error(`Nobody asked for the step ${step.kind}.`)
      const changes = perform(view, step)
      return { view: applyChanges(view, changes), gate: changes.run.gate ?? null }
    },
    /** The run after a person's answer; where the script ends, they let the work stand. */
    decide(view: RunView, gate: Gate): RunView {
      const kind = rest.decisions.shift() ?? 'overrule'
      const changes = decisionOn(view, gate, kind)
      return { ...applyChanges(view, changes), status: 'RUNNING' }
    },
  }
}

/** Every state and step of a run, up to its end. */
export function* walk(script: Script): Generator<{ view: RunView; step: Step }> {
  const runner = createPureRunner(script)
  let view = pureRun(script.roles)
  while (view.status === 'RUNNING') {
    const step = nextStep(view)
    yield { view, step }
    const taken = runner.take(view, step)
    view = taken.gate === null ? taken.view : runner.decide(taken.view, taken.gate)
  }
}
