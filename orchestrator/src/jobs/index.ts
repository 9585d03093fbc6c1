import { forbidden } from '@parley/contracts/errors.ts'
import { topics } from '@parley/contracts/internal/topics.ts'
import type { JobRecord, JobState, QueueInspection } from '@parley/server-kit/queue/inspection.ts'
import type { Caller } from '../caller.ts'

export interface JobPorts {
  jobs: QueueInspection
}

/** Jobs are of all tenants. @throws AppError FORBIDDEN for who does not act for the platform */
function checkPlatform({ scope }: Caller): void {
  if (scope.role !== 'platform') throw forbidden()
}

const present = ({ createdAt, finishedAt, ...job }: JobRecord) => ({
  ...job,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})

interface Place {
  params: { topic: string; id: string }
}

/** What waits and what failed, by topic (HTTP API, Console). */
export async function listQueues({ jobs }: JobPorts, caller: Caller) {
  checkPlatform(caller)
  const counts = await jobs.counts()
  return { queues: counts.map(({ topic, ...states }) => ({ id: topic, ...states })) }
}

/** Jobs of a state, newest first. */
export async function listJobs(
  { jobs }: JobPorts,
  caller: Caller,
  { body }: { body: { topic: string | null; state: JobState; from: number; limit: number } },
) {
  checkPlatform(caller)
  const wanted = body.topic === null ? topics : topics.filter((topic) => topic === body.topic)
  const { jobs: found, total } = await jobs.list({ ...body, topics: wanted })
  return { jobs: found.map(present), total }
}

/** @throws AppError NOT_FOUND */
export async function getJob({ jobs }: JobPorts, caller: Caller, { params }: Place) {
  checkPlatform(caller)
  return present(await jobs.get(params.topic, params.id))
}

/** @throws AppError NOT_FOUND, CONFLICT for a job that has not failed */
export async function retryJob({ jobs }: JobPorts, caller: Caller, { params }: Place) {
  checkPlatform(caller)
  await jobs.retry(params.topic, params.id)
  return present(await jobs.get(params.topic, params.id))
}
