import { exitCodes, StartError } from './start-error.ts'

export interface RunningProcess {
  close(): Promise<void>
}

/** Milliseconds that work at hand has after SIGTERM before the process ends anyway. */
export const longestStopMs = 20_000

/**
 * Runs a server until it is told to stop (SIGINT, SIGTERM), then closes it in order. One that is told so while it
 * starts finishes its start first: what is written only then, in several steps, is never left half done. What a person
 * can repair is told in a sentence, without a stack.
 */
export async function runProcess(start: () => Promise<RunningProcess>): Promise<void> {
  const told = Promise.withResolvers<undefined>()
  const stop = (): void => {
    setTimeout(() => fail(new Error('Work at hand took too long to stop.')), longestStopMs).unref()
    told.resolve(undefined)
  }
  // A process that is the first of its container ignores signals that it has no handler for. One signal may come
  // twice: from the terminal, and passed on by npm.
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    const running = await start()
    await told.promise
    await running.close()
  } catch (error) {
    fail(error)
  }
  process.exit(0)
}

function fail(error: unknown): never {
  const { text, exitCode } = explain(error)
  process.stderr.write(`${text}\n`)
  process.exit(exitCode)
}

function explain(error: unknown): { text: string; exitCode: number } {
  if (!(error instanceof Error)) return { text: String(error), exitCode: exitCodes.other }
  if (error instanceof StartError) return { text: error.message, exitCode: error.exitCode }
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code !== 'EADDRINUSE') return { text: error.stack ?? error.message, exitCode: exitCodes.other }
  const text = `Port ${port ?? ''} is in use. Stop what listens there, or set PORT to another one.`
  return { text, exitCode: exitCodes.busy }
}
