import type { SequenceStatus } from '@parley/contracts/enums.ts'
import type { Citation, ContradictedClaim } from '@parley/contracts/http/conversation-records.ts'
import type { Gate, Hitl, ModeratorDecision, RunMemory } from '@parley/contracts/stored/run.ts'
import type { Amount } from '../budgets/index.ts'
import type { RunView, Turn } from './turns.ts'

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
