import { type Compilable, type Expression, type Kysely, ValueNode } from 'kysely'
import type { Scope } from './scope.ts'
import { longestList } from './scope-predicate.ts'
import type { StatementRunner } from './transaction-kysely.ts'

/** What a compiled query needs to know of the transaction that it is asked in. */
export interface Surroundings {
  runner: StatementRunner
  scope: Scope
  database: CompilingDatabase
}

/** Compiles queries for the scopes of one database. */
export interface CompilingDatabase {
  /** A Kysely that scopes and compiles, and asks nobody. */
  createCompiler(scope: Scope): Kysely<unknown>
}

interface Call {
  scope: Scope
  values: object
}

/** Stands for a value while the query is compiled; it is known when the query is asked. */
class Place {
  readonly read: (call: Call) => unknown

  constructor(read: (call: Call) => unknown) {
    this.read = read
  }
}

interface Compiled {
  text: string
  parameters: readonly unknown[]
}

const surroundings = new WeakMap<object, Surroundings>()

/** Says of a transaction what it runs in, so that compiled queries can be asked in it. */
export function surround(tx: object, known: Surroundings): void {
  surroundings.set(tx, known)
}

const firmPlace = new Place(({ scope }) => scope.firmId)
/** Stand for the clients of a scope; how a list is asked for depends on its length. */
const shortList: string[] = []
const longList = new Array<string>(longestList + 1)

const clientsOf = ({ clientIds }: Scope): 'all' | string[] => {
  if (clientIds === 'all') return clientIds
  return clientIds.length > longestList ? longList : shortList
}

/** Scopes of one shape have the same predicates, with other ids in them. */
function shapeOf(scope: Scope): { key: string; shape: Scope } {
  const clientIds = clientsOf(scope)
  const list = clientIds === 'all' ? 'all' : String(clientIds.length)
  const firmId = scope.firmId === null ? null : (firmPlace as unknown as string)
  return {
    key: `${scope.role} ${scope.actorKind} ${firmId === null ? 'no firm' : 'firm'} ${list}`,
    shape: { ...scope, firmId, clientIds },
  }
}

/** The value of a call under its name. */
export type Given<Values> = <Name extends keyof Values>(name: Name) => Expression<Values[Name]>

const givenBy =
  <Values>(valueOf: (name: keyof Values) => unknown): Given<Values> =>
  (name) => {
    const node = ValueNode.create(valueOf(name))
    return { expressionType: undefined, toOperationNode: () => node }
  }

type Query<Row> = Compilable<Row> & { execute(): Promise<unknown[]> }

/** Nothing where a query has one shape. */
type ShapeOf<Shape> = Shape extends undefined ? [] : [shape: Shape]

/** Shapes of one query at most; they come from filters and orders, of which there are few. */
const mostShapes = 200

/**
 * A query that is built, scoped and compiled once for each of its shapes and each kind of scope, and then only asked:
 * building takes longer than asking for it. `build` must depend on nothing but the shape; what differs from call to call
 * is `given` by its name. For reads alone, since what is written is checked against the scope by its values.
 */
export function compiledQuery<DB, Values extends object, Row, Shape = undefined>(
  build: (tx: Kysely<DB>, given: Given<Values>, shape: Shape) => Query<Row>,
): (tx: Kysely<DB>, values: Values, ...shape: ShapeOf<Shape>) => Promise<Row[]> {
  const known = new WeakMap<CompilingDatabase, Map<string, Compiled>>()

  const compile = (database: CompilingDatabase, scope: Scope, shape: Shape): Compiled => {
    const compiler = database.createCompiler(scope) as Kysely<DB>
    const places = givenBy<Values>((name) => new Place(({ values }) => (values as Values)[name]))
    const { query, sql, parameters } = build(compiler, places, shape).compile()
    if (query.kind !== 'SelectQueryNode') throw new Error('Only reads are compiled ahead.')
    return { text: sql, parameters }
  }

  const find = ({ database, scope }: Surroundings, shape: Shape): Compiled => {
    const kept = known.get(database) ?? new Map<string, Compiled>()
    known.set(database, kept)
    const { key, shape: scopeShape } = shapeOf(scope)
    const whole = shape === undefined ? key : `${key} ${JSON.stringify(shape)}`
    const found = kept.get(whole)
    if (found !== undefined) return found
    if (kept.size >= mostShapes) kept.clear()
    const compiled = compile(database, scopeShape, shape)
    kept.set(whole, compiled)
    return compiled
  }

  return async (tx, values, ...[shape]) => {
    const around = surroundings.get(tx)
    // A transaction that somebody has put something around, which is to see the query.
    if (around === undefined) {
      const query = build(
        tx,
        givenBy<Values>((name) => values[name]),
        shape as Shape,
      )
      return (await query.execute()) as Row[]
    }
    const { text, parameters } = find(around, shape as Shape)
    const call = { scope: around.scope, values }
    const { rows } = await around.runner.run({
      text,
      values: parameters.map((parameter) => {
        if (parameter === shortList || parameter === longList) return around.scope.clientIds
        return parameter instanceof Place ? parameter.read(call) : parameter
      }),
    })
    return rows as Row[]
  }
}
