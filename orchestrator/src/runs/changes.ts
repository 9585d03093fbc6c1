import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import { gateWordsOf } from './gate-words.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { SequenceStatus } from '@parley/contracts/enums.ts'
import type { Citation, ContradictedClaim, GateBudget } from '@parley/contracts/http/conversation-records.ts'
import type { Amount } from '../budgets/index.ts'
import { markdownWords } from '../ingestion/parsers/index.ts'
import type { ModeratorAnalysis } from '../models/index.ts'
import type { AllowedDecision, SendBackTarget } from './next-step.ts'
import type { GateKind, RunMemory, RunView, Turn, Verdict } from './turns.ts'

/** Which provider and model really answered, and what all calls for it used (decisions D4). */
export interface Authorship {
  provider: string
  model: string
  /** The provider that was chosen and failed, where another one stood in. */
  standsInFor: string | null
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar. */
  cost: number
}

/** What the moderator decided after reading an answer, by whom, and what it had wanted and may not. */
export interface ModeratorDecision {
  kind: AllowedDecision
  by: 'model' | 'rule'
  refused: string | null
}

export interface Hitl {
  kind: GateKind
  reason: string
  askedAt: string
  /** Which budget a gate of the kind budget is about. */
  budget?: GateBudget
}

export interface Gate extends Hitl {
  interactionId: string
  /** What the turn was before the gate, to go back to. */
  turnStatus: Turn['status']
}

export type TurnPatch = { id: string } & Partial<
  Pick<
    Turn,
    | 'status'
    | 'moderatorPrompt'
    | 'response'
    | 'summary'
    | 'verdict'
    | 'citations'
    | 'unsupportedClaims'
    | 'contradictedClaims'
    | 'feedback'
    | 'round'
    | 'truncated'
  >
> & {
    hitl?: Hitl | null
    decision?: ModeratorDecision
    error?: string | null
    authorship?: Authorship
    started?: boolean
    completed?: boolean
  }

export interface RunPatch {
  status?: SequenceStatus
  memory?: RunMemory
  position?: number
  summary?: { text: string; citations: Citation[] }
  /** The one that is wanted anew cannot be had: the former one counts. */
  keepsSummary?: true
  gate?: Gate | null
  /** Why it failed, for people. */
  error?: string
  /** By how much a person raised the run's own budget; cost in millionths of a US dollar. */
  raise?: Amount
}

/** What a step does to the run and its turns; the same for the database and for the state in memory. */
export interface Changes {
  update: TurnPatch[]
  insert: Turn[]
  run: RunPatch
}

export const noChanges: Changes = { update: [], insert: [], run: {} }

export function mergeChanges(one: Changes, other: Changes): Changes {
  return {
    update: [...one.update, ...other.update].reduce<TurnPatch[]>(mergePatch, []),
    insert: [...one.insert, ...other.insert],
    run: { ...one.run, ...other.run },
  }
}

/** One patch a turn: a statement that updates a row twice keeps only one of the two. */
function mergePatch(patches: TurnPatch[], patch: TurnPatch): TurnPatch[] {
  const known = patches.find((other) => other.id === patch.id)
  return known
    ? patches.map((other) => (other === known ? { ...known, ...patch } : other))
    : [...patches, patch]
}

/** The state after the changes. */
export function applyChanges(run: RunView, changes: Changes): RunView {
  const patches = new Map<string, Partial<Turn>>()
  for (const {
    hitl: _hitl,
    decision: _decision,
    error: _error,
    authorship: _who,
    started: _s,
    completed: _c,
    ...patch
  } of changes.update)
    patches.set(patch.id, { ...patches.get(patch.id), ...patch })
  return {
    ...run,
    status: changes.run.status ?? run.status,
    memory: changes.run.memory ?? run.memory,
    hasSummary: run.hasSummary || changes.run.summary !== undefined || changes.run.keepsSummary === true,
    turns: [...run.turns, ...changes.insert].map((turn) => ({ ...turn, ...patches.get(turn.id) })),
  }
}

/** An answered contribution; its summary comes with the analysis. */
export interface CheckedText {
  text: string
  citations: Citation[]
  unsupportedClaims: number
  /** What its own sources say otherwise. */
  contradictedClaims: ContradictedClaim[]
}

export const changesOfAnswer = (turn: Turn, answer: CheckedText, authorship: Authorship): Changes => ({
  ...noChanges,
  update: [
    {
      id: turn.id,
      status: 'COMPLETED',
      completed: true,
      response: answer.text,
      citations: answer.citations,
      unsupportedClaims: answer.unsupportedClaims,
      contradictedClaims: answer.contradictedClaims,
      truncated: false,
      authorship,
      error: null,
    },
  ],
  run: { position: turn.position },
})

/** A verdict closes the turn: its reasons are its summary, and rules decide what follows. */
export const changesOfVerdict = (
  turn: Turn,
  verdict: Verdict,
  { authorship, language = 'en' }: { authorship: Authorship; language?: WrittenLanguage },
): Changes => ({
  ...noChanges,
  update: [
    {
      id: turn.id,
      status: 'COMPLETED',
      completed: true,
      response: verdictText(verdict, language),
      summary: verdict.reasons.join(' '),
      verdict,
      authorship,
      error: null,
    },
  ],
  run: { position: turn.position },
})

/** What a judge's turn says, in the language of the agents. */
export const verdictText = (verdict: Verdict, language: WrittenLanguage): string =>
  [
    `**${gateWordsOf(language).verdicts[verdict.kind]}**`,
    '',
    ...verdict.reasons.map((reason) => `- ${reason}`),
  ].join('\n')

/** What is open and contradicts at a place, in place of what was noted of it before. */
function withNotes(memory: RunMemory, position: number, analysis: ModeratorAnalysis): RunMemory {
  const { openParts: open, contradictions } = analysis
  const others = (memory.notes ?? []).filter((notes) => notes.position !== position)
  const isEmpty = open.length + contradictions.length === 0
  if (isEmpty && others.length === (memory.notes ?? []).length) return memory
  return { ...memory, notes: isEmpty ? others : [...others, { position, open, contradictions }] }
}

/**
 * The moderator's reading of an answer, held to what is allowed: anything else means 'next', so that a run never
 * loops (decisions D5).
 */
export function changesOfAnalysis(
  run: RunView,
  turn: Turn,
  given: {
    analysis: ModeratorAnalysis
    summary: string
    decision: ModeratorDecision
    askedAt: string
  },
): Changes {
  const { analysis, summary, askedAt } = given
  const decision = given.decision.kind
  const update = { id: turn.id, summary, decision: given.decision }
  // Where nobody has read the answer, what was noted of its place before still holds.
  const isRead = given.decision.by === 'model' || given.decision.refused !== null
  const memory = isRead ? withNotes(run.memory, turn.position, analysis) : run.memory
  if (decision === 'follow_up' && analysis.followUpPrompt) {
    return {
      update: [update],
      insert: [followUpOf(turn, analysis.followUpPrompt)],
      run: { memory },
    }
  }
  if (decision === 'ask_human' && analysis.question) {
    const changes = changesOfGate(turn, { kind: 'question', reason: analysis.question, askedAt })
    const asked = [...run.memory.asked, turn.position]
    return {
      ...changes,
      update: changes.update.map((patch) => ({ ...patch, ...update })),
      run: { ...changes.run, memory: { ...memory, asked } },
    }
  }
  return { ...noChanges, update: [update], run: { memory } }
}

const fresh = (turn: Turn): Turn => ({
  ...turn,
  id: newId(),
  status: 'PENDING',
  response: null,
  summary: null,
  verdict: null,
  citations: [],
  unsupportedClaims: 0,
  contradictedClaims: [],
  feedback: null,
  feedbackBy: null,
  requestedBy: null,
  truncated: false,
  seq: null,
  supersedesId: null,
  followUpOfId: null,
  isSide: false,
})

export const followUpOf = (turn: Turn, prompt: string): Turn => ({
  ...fresh(turn),
  moderatorPrompt: prompt,
  followUpOfId: turn.id,
})

/** A redo of a turn: a new row, so that the old words and what was said after them stay (decisions D11). */
export const redoOf = (
  turn: Turn,
  request: { feedback: string; by: 'person' | 'agent'; prompt?: string },
): Turn => ({
  ...fresh(turn),
  moderatorPrompt: request.prompt ?? turn.moderatorPrompt,
  feedback: request.feedback,
  feedbackBy: request.by,
  supersedesId: turn.id,
})

/** The work goes back to its contributors, and then once more to whoever judged it. */
export function changesOfSendBack(run: RunView, judge: Turn, targets: SendBackTarget[]): Changes {
  const redos = targets.flatMap(({ turnId, request }) => {
    const turn = run.turns.find((other) => other.id === turnId)
    if (!turn) return []
    const prompt = `${judge.agent.name} asks ${turn.agent.name} for a revision:\n\n${request}`
    return [{ ...redoOf(turn, { feedback: request, by: 'agent', prompt }), round: judge.round + 1 }]
  })
  const again: Turn = { ...fresh(judge), supersedesId: judge.id, round: judge.round + 1 }
  return { ...noChanges, insert: [...redos, again] }
}

/**
 * The run waits for a person, and no worker with it (decisions D5). What it waits for is said in plain words: it is read
 * in a line of a list, a notice and a mail as well.
 */
export function changesOfGate(turn: Turn, { reason, ...asked }: Hitl): Changes {
  const hitl = { ...asked, reason: markdownWords(reason) }
  return {
    ...noChanges,
    update: [{ id: turn.id, status: 'AWAITING_HUMAN', hitl }],
    run: {
      status: 'AWAITING_HUMAN',
      gate: {
        ...hitl,
        interactionId: turn.id,
        turnStatus: turn.status === 'RUNNING' ? 'PENDING' : turn.status,
      },
    },
  }
}
