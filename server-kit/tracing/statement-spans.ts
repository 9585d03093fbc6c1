import { errorTypeOf, findTracer, type Span, type Tracer } from './span.ts'
import { summariseStatement } from './statement-summary.ts'

/** Spans of statements below one other span; beyond them they are only counted. */
export const mostStatements = 100

type Run<T> = () => Promise<T>
export type TraceStatement = <T>(text: string, run: Run<T>) => Promise<T>

/**
 * Records each SQL statement that is part of a request, a job or a step by what it does and its table; never its text
 * or values. What polls by itself is part of nothing, and not recorded.
 * @returns undefined while traces are off: run the statements as they are
 */
export function createStatementSpans(): TraceStatement | undefined {
  const tracer = findTracer()
  if (tracer === undefined) return undefined
  const counts = new WeakMap<Span, number>()
  return (text, run) => {
    const parent = tracer.active()
    if (parent === undefined) return run()
    const count = (counts.get(parent) ?? 0) + 1
    counts.set(parent, count)
    if (count <= mostStatements) return runAsSpan(tracer, text, run)
    parent.set({ 'parley.db.statements_left_out': count - mostStatements })
    return run()
  }
}

/** Runs it at once, before anything is awaited: statements are pipelined in the order of their calls. */
async function runAsSpan<T>(tracer: Tracer, text: string, run: Run<T>): Promise<T> {
  const { operation, table } = summariseStatement(text)
  const summary = table === undefined ? operation : `${operation} ${table}`
  const span = tracer.start(summary, {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
      'db.query.summary': summary,
    },
  })
  try {
    return await run()
  } catch (error) {
    const code = errorTypeOf(error)
    span.set({ 'db.response.status_code': code })
    span.fail(code)
    throw error
  } finally {
    span.end()
  }
}
