import { createHash } from 'node:crypto'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import {
  type CallObserver,
  type ModelAnswer,
  type ModelClient,
  ModelError,
  type ModelPreference,
  type ModelRequest,
  type ModelTask,
  type ProviderAnswer,
  type ProviderCall,
  type TokenUsage,
} from '../models/port.ts'
import type { ModelViewRecorder } from '../model-views/index.ts'
import { passedBy } from '../budgets/index.ts'
import { taskSettings } from '../models/index.ts'
import {
  type CallOwner,
  type Limit,
  type Limits,
  newCall,
  type RecordedCall,
  settleFailedCalls,
  type Settlement,
  settlementOf,
  settlementOfFailure,
} from './provider-calls.queries.ts'
import { recordCall, type StoredBefore } from './record-call.queries.ts'

export interface GeneratePorts {
  database: Database<DB>
  models: ModelClient
  /** Keeps what the models were given, where somebody may look at it. */
  views?: ModelViewRecorder
}

/** On whose account a call is made, by which model, and how much may be used. */
export interface CallAccount {
  owner: CallOwner
  preference: ModelPreference
  limits: Limits
  /** The run's own budget and what it has used; without limit for work outside of a run. */
  run?: { limit: Limit; used: TokenUsage }
  /** Records a call in place of `record` alone, where something waits to be stored with it. */
  recordWith?: ((record: RecordCall) => Promise<void>) | undefined
}

/** Writes a call down, with what is to be stored before it in the same transaction. @throws BudgetPassed */
export type RecordCall = (before?: StoredBefore) => Promise<void>

export interface RecordedAnswer<Output> {
  answer: ModelAnswer<Output>
  /** Calls to close in the transaction that stores the answer, so that both are there or neither. */
  settlements: Settlement[]
}

/** What the settled calls of an answer used. */
export const usageOfSettlements = (settlements: readonly Settlement[]): TokenUsage =>
  settlements.reduce(
    (sum, { usage }) => ({
      inputTokens: sum.inputTokens + usage.inputTokens,
      outputTokens: sum.outputTokens + usage.outputTokens,
      cost: sum.cost + usage.cost,
    }),
    { inputTokens: 0, outputTokens: 0, cost: 0 },
  )

/**
 * Asks a model with every provider call written down before it is sent and its budget reserved (Architecture, "The
 * sequence engine" 5 and 7). What failed on the way to an answer is settled with it; where there is no answer, it is
 * settled before this throws.
 * @throws ModelError, BudgetPassed
 */
export async function generateRecorded<Output>(
  ports: GeneratePorts,
  request: ModelRequest<Output>,
  account: CallAccount,
): Promise<RecordedAnswer<Output>> {
  const book = createCallBook(ports, account)
  try {
    const keyed = { cacheKey: cacheKeyOf(account.owner, request.task), ...request }
    const answer = await ports.models.generate(keyed, account.preference, book.observer)
    return { answer, settlements: book.settlements }
  } catch (error) {
    await book.settleAll()
    throw error
  }
}

/**
 * Prompts of a family of tasks about one initiative (or a client's or firm's own questions) begin alike. A digest,
 * because it leaves the house.
 */
function cacheKeyOf({ firmId, clientId, initiativeId }: CallOwner, task: ModelTask): string {
  const { family } = taskSettings[task]
  const about = createHash('sha256').update([firmId, clientId, initiativeId].join('/')).digest('hex')
  return `${family}-${about.slice(0, 32)}`
}

const atOnce = (record: RecordCall): Promise<void> => record()

interface CallBook {
  observer: CallObserver
  settlements: Settlement[]
  settleAll(): Promise<void>
}

function createCallBook({ database, views }: GeneratePorts, account: CallAccount): CallBook {
  const { owner } = account
  const scope = workerScope(owner)
  const open = new Map<number, RecordedCall>()
  const settlements: Settlement[] = []
  const close = async (
    call: ProviderCall,
    outcome: ProviderAnswer | ModelError,
    settle: (recorded: RecordedCall) => Settlement,
  ): Promise<void> => {
    const recorded = open.get(call.attempt)
    open.delete(call.attempt)
    if (recorded === undefined) return
    settlements.push(settle(recorded))
    await views?.ended(owner, recorded, outcome)
  }
  return {
    settlements,
    observer: {
      async prepared(call) {
        refuseOverRun(account, settlements, call)
        const recorded = newCall(call)
        const record: RecordCall = (before) =>
          recordCall(database, owner, { ...recorded, limits: account.limits, before })
        await (account.recordWith ?? atOnce)(record)
        open.set(call.attempt, recorded)
        views?.began(call)
      },
      settled: (call, answer) => close(call, answer, (recorded) => settlementOf(recorded, answer.usage)),
      failed: (call, error) => close(call, error, (recorded) => settlementOfFailure(recorded, error)),
    },
    async settleAll() {
      if (settlements.length === 0) return
      await database.tenantTransaction(scope, (tx) => settleFailedCalls(tx, owner, settlements))
    },
  }
}

/** @throws BudgetPassed when the call could take the run over its own budget */
function refuseOverRun({ run }: CallAccount, settlements: Settlement[], { estimate }: ProviderCall): void {
  if (run === undefined) return
  const spent = usageOfSettlements(settlements)
  const used = {
    tokens: tokensOf(run.used) + tokensOf(spent),
    cost: run.used.cost + spent.cost,
  }
  const wanted = { tokens: tokensOf(estimate), cost: estimate.cost }
  const passed = passedBy({ which: 'run', limit: run.limit, used }, wanted)
  if (passed !== undefined) throw passed
}

const tokensOf = ({ inputTokens, outputTokens }: TokenUsage): number => inputTokens + outputTokens

/** Whether an error says that no model could answer, as opposed to a fault of ours or of the database. */
export const isModelFailure = (error: unknown): error is ModelError =>
  error instanceof ModelError && error.kind !== 'aborted'
