import type { ThreadTask } from './thread-protocol.ts'

interface Waiting {
  task: ThreadTask
  tenant?: string
}

const isParsing =
  (tenant: string | undefined) =>
  (job: Waiting): boolean =>
    job.task.kind === 'parse' && job.tenant === tenant

/** Somebody waits for the answer to a question; other tasks are short; files come by turns of their tenants. */
function rankOf(job: Waiting, atWork: readonly Waiting[]): number {
  if (job.task.kind === 'embed' && job.task.for === 'query') return 0
  if (job.task.kind !== 'parse') return 1
  return 2 + atWork.filter(isParsing(job.tenant)).length
}

/**
 * What a free thread does next. Files of one tenant never take all threads, so that the file of another, and questions,
 * begin at once.
 * @param size threads at most
 * @returns nothing where all that waits has its share
 */
export function nextTurn<Job extends Waiting>(
  waiting: readonly Job[],
  { atWork, size }: { atWork: readonly Job[]; size: number },
): Job | undefined {
  const share = Math.max(1, size - 1)
  const mayStart = waiting.filter(
    (job) => job.task.kind !== 'parse' || atWork.filter(isParsing(job.tenant)).length < share,
  )
  let next: Job | undefined
  for (const job of mayStart) if (next === undefined || rankOf(job, atWork) < rankOf(next, atWork)) next = job
  return next
}
