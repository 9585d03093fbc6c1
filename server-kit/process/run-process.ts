import { FolderInUseError } from '../database/folder-lock.ts'
import { EnvironmentError } from '../env/environment.ts'

export interface RunningProcess {
  close(): Promise<void>
}

/** Milliseconds that work at hand has after SIGTERM before the process ends anyway. */
const longestStopMs = 20_000

/**
 * Runs a server until it is told to stop (SIGINT, SIGTERM), then closes it in order. What a person can repair is told
 * in a sentence, without a stack.
 */
export async function runProcess(start: () => Promise<RunningProcess>): Promise<void> {
  let running: RunningProcess
  try {
    running = await start()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), longestStopMs).unref()
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof EnvironmentError || error instanceof FolderInUseError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use. Stop what listens there, or set PORT to another one.`
  return error.stack ?? error.message
}
