import type pg from 'pg'
import { sendTogether } from './one-write.ts'
import type { PreparedStatements } from './prepared-statements.ts'
import { type RoleNames, type Scope, scopeStatement } from './scope.ts'
import { type Answer, type BatchedStatement, type BatchOptions, StatementBatch } from './statement-batch.ts'
import type { TransactionMark } from './transaction-context.ts'
import type { Statement } from './transaction-kysely.ts'

export interface Opening {
  scope: Scope
  readOnly: boolean
  roles: RoleNames
  prepared: PreparedStatements
  /** How many statements it makes, where it knows: the commit leaves with the last of them. */
  statements: number | undefined
}

interface Gathered {
  statement: BatchedStatement
  answered: PromiseWithResolvers<Answer>
}

// Without names: what opens a transaction must not fail for want of one, with what comes after it left to the owner.
const begin: BatchedStatement = { text: 'begin', values: [] }
const commit: BatchedStatement = { text: 'commit', values: [] }
const rollback: BatchedStatement = { text: 'rollback', values: [] }

const ignore = (): undefined => undefined
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** A setting that holds until the transaction ends, so that what comes after it has to be in the same one. */
const setsSomething = /\bset_config\(|^\s*set local /i

/** Takes a connection, and sends nothing yet. */
export async function openTransaction(pool: pg.Pool, opening: Opening): Promise<OpenTransaction> {
  const client = await pool.connect()
  // A checked-out connection that drops must fail its queries, not the process.
  client.on('error', ignore)
  return new OpenTransaction(client, opening)
}

/**
 * A transaction on a connection of its own. Statements that are asked for in the same breath leave in one packet, behind
 * what opens the transaction, and are answered in one. What only reads has no `begin` and no `commit`: each such packet
 * sets the scope for itself, and is over with its answer. What one statement sees is committed in either case.
 */
export class OpenTransaction {
  readonly mark: TransactionMark = { ended: false, afterCommit: [] }
  readonly #client: pg.PoolClient
  readonly #opening: Opening
  readonly #role: string
  #left: number | undefined
  #gathered: Gathered[] = []
  /** Whether what comes is within one transaction, from `begin` to its end. */
  #isOne: boolean
  #hasBegun = false
  #committed: Promise<Answer | undefined> | undefined
  #onItsWay: Promise<unknown> = Promise.resolve()

  constructor(client: pg.PoolClient, opening: Opening) {
    this.#client = client
    this.#opening = opening
    this.#role = opening.roles[opening.scope.role]
    this.#left = opening.statements
    this.#isOne = !opening.readOnly
  }

  /** @throws Error where the transaction has ended, or is about to with what it has said to be its last statement */
  run({ text, values }: Statement): Promise<Answer> {
    if (this.mark.ended || this.#left === 0)
      return Promise.reject(
        new Error('This transaction has ended: a query was made after, or without awaiting, its work.'),
      )
    if (this.#left !== undefined) this.#left -= 1
    if (setsSomething.test(text)) this.#isOne = true
    const name = this.#opening.prepared.nameOf(text, this.#role)
    const answered = Promise.withResolvers<Answer>()
    this.#gathered.push({ statement: { text, values, name }, answered })
    if (this.#gathered.length === 1) afterThis(() => this.#flush())
    return answered.promise
  }

  #flush(): void {
    const gathered = this.#gathered
    if (gathered.length === 0) return
    this.#gathered = []
    const opens = this.#opens()
    const before = this.#before()
    const commits = this.#left === 0 && this.#committed === undefined
    const statements = gathered.map(({ statement }) => statement)
    const last = commits ? [commit] : []
    const answers = this.#send([...before, ...statements, ...last], { count: gathered.length, opens })
    const told = answers.then(
      (list) => {
        for (const [place, { answered }] of gathered.entries()) {
          const answer = list[before.length + place]
          if (answer !== undefined) answered.resolve(answer)
        }
        return list.at(-1)
      },
      (error: unknown) => {
        for (const { answered } of gathered) answered.reject(error)
        throw error
      },
    )
    told.catch(ignore)
    if (commits) this.#committed = told
  }

  #opens(): BatchOptions['opens'] {
    if (this.#hasBegun) return undefined
    return this.#opening.readOnly ? 'read' : 'write'
  }

  #send(statements: BatchedStatement[], options: BatchOptions = { count: 0 }): Promise<Answer[]> {
    const { prepared } = this.#opening
    let batch: StatementBatch
    try {
      batch = new StatementBatch(statements, { ...options, closed: prepared.takeRetired(this.#client) })
    } catch (error) {
      // A value that cannot be written down: nothing has left.
      return Promise.reject(asError(error))
    }
    for (const { name } of statements) if (name !== undefined) prepared.noteUsed(this.#client, name)
    this.#hasBegun ||= this.#isOne
    this.#client.query(batch)
    this.#onItsWay = batch.answered.catch(ignore)
    return batch.answered
  }

  /** What opens the transaction, or of those that are packets what opens each. */
  #before(): BatchedStatement[] {
    if (this.#hasBegun) return []
    const { scope, roles, readOnly, prepared } = this.#opening
    const opened = scopeStatement(scope, { readOnly, roles })
    const named = { ...opened, name: prepared.nameOf(opened.text, 'owner') }
    return this.#isOne ? [begin, named] : [named]
  }

  /** Nothing was written, so there is nothing to wait for: whoever has the connection next is answered after the commit. */
  endRead(): void {
    this.#flush()
    this.mark.ended = true
    if (this.#hasBegun) {
      sendTogether(this.#client)
      this.#send([commit], { count: 0, isLeftBehind: true }).catch(ignore)
    }
    this.#release()
  }

  async commit(): Promise<void> {
    this.#flush()
    this.mark.ended = true
    let answer: Answer | undefined
    try {
      if (this.#hasBegun) answer = await (this.#committed ?? this.#send([commit]).then((list) => list.at(-1)))
    } catch (error) {
      // Nobody knows what this connection is in the middle of.
      this.#release(asError(error))
      throw error
    }
    this.#release()
    if (answer?.command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: one of its queries had failed.')
  }

  async rollback(): Promise<void> {
    this.#flush()
    this.mark.ended = true
    try {
      await this.#onItsWay
      if (this.#hasBegun) await this.#send([rollback])
      this.#release()
    } catch (error) {
      this.#release(asError(error))
    }
  }

  #release(failure?: Error): void {
    this.#client.removeListener('error', ignore)
    this.#client.release(failure)
  }
}

/** Once all that is asked for now has been: whichever phase this is, the microtasks that are queued have run. */
function afterThis(work: () => void): void {
  process.nextTick(() => queueMicrotask(() => process.nextTick(work)))
}
