import { FolderInUseError } from '../database/folder-lock.ts'
import { EnvironmentError } from '../env/environment.ts'

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
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof EnvironmentError || error instanceof FolderInUseError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use. Stop what listens there, or set PORT to another one.`
  return error.stack ?? error.message
}
