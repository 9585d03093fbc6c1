import { describe, expect, it } from '@jest/globals'
import {
  adminBulkJobs,
  adminGetJob,
  adminListJobs,
  adminListQueues,
  adminRetryJob,
} from '@parley/contracts/http/admin-jobs.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { filterOf } from '../../testing/asked.ts'
import { rowOf } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import type { Job } from './job-names.tsx'
// What comes late in a browser is here from the start: no test waits for it.
import './JobList.tsx'
import './JobShow.tsx'

const job = (part: Partial<Job> = {}): Job => ({
  id: `mail.send:${newId()}`,
  topic: 'mail.send',
  state: 'failed',
  entityId: newId(),
  consultingFirmId: null,
  clientId: null,
  attempts: 5,
  error: 'The mail server refused it.',
  createdAt: '2026-05-04T10:00:00.000Z',
  finishedAt: '2026-05-04T10:01:00.000Z',
  ...part,
})

const queue = (id: string, counts: Partial<Record<'failed' | 'active', number>> = {}) => ({
  id,
  waiting: 0,
  active: 0,
  delayed: 0,
  failed: 0,
  completed: 0,
  ...counts,
})

/** Filters that the list of jobs was asked with, newest last. */
function showJobs(jobs: Job[]): object[] {
  const asked: object[] = []
  server.use(
    answer(adminListQueues, [queue('mail.send', { failed: 2 }), queue('artifact.ingest', { active: 1 })]),
    answer(adminListJobs, ({ query }) => {
      asked.push(filterOf(query))
      return jobs
    }),
  )
  return asked
}

describe('jobs', () => {
  it('are shown below their queues, failed ones first, with their error', async () => {
    const asked = showJobs([job()])
    renderConsole('/jobs')
    const row = await rowOf('The mail server refused it.')
    expect(within(row).getByText('Failed')).toBeTruthy()
    expect(asked[0]).toEqual({ state: 'failed' })
    const queues = await screen.findByRole('region', { name: 'Queues' })
    expect(within(queues).getByRole('button', { name: 'Sending of mails, Failed: show 2 jobs' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are those of a number that is pressed', async () => {
    const asked = showJobs([job()])
    const { actor } = renderConsole('/jobs')
    await actor.click(
      await screen.findByRole('button', { name: 'Reading of documents, Running: show 1 job' }),
    )
    await waitFor(() => expect(asked.at(-1)).toEqual({ topic: 'artifact.ingest', state: 'active' }))
  })

  it('are tried again one by one', async () => {
    const failed = job()
    showJobs([failed])
    const retried: (string | undefined)[] = []
    server.use(
      answer(adminRetryJob, ({ params }) => {
        retried.push(params.id)
        return job({ ...failed, state: 'waiting' })
      }),
    )
    const { actor } = renderConsole('/jobs')
    const row = await rowOf('The mail server refused it.')
    await actor.click(within(row).getByRole('button', { name: 'Retry' }))
    await screen.findByText('1 job is tried again.')
    expect(retried).toEqual([failed.id])
  })

  it('are tried again together: the good ones are, and each other says why not', async () => {
    const [first, second, third] = [
      job({ error: 'First error' }),
      job({ error: 'Second error' }),
      job({ error: 'Third error' }),
    ]
    showJobs([first, second, third])
    const calls: unknown[] = []
    server.use(
      answer(adminBulkJobs, ({ body }) => {
        calls.push(body)
        return {
          results: [
            { id: first.id, ok: true },
            {
              id: second.id,
              ok: false,
              code: 'CONFLICT',
              message: 'Only a job that has failed can be tried again.',
            },
            { id: third.id, ok: true },
          ],
        }
      }),
    )
    const { actor } = renderConsole('/jobs')
    await screen.findByText('First error')
    await actor.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const toolbar = screen.getByText('3 items selected').closest('[data-test="bulk-actions-toolbar"]')
    await actor.click(within(toolbar as HTMLElement).getByRole('button', { name: 'Retry' }))
    const dialog = await screen.findByRole('dialog', { name: '1 row could not be changed' })
    expect(within(dialog).getByText('2 other rows are done.')).toBeTruthy()
    expect(within(dialog).getByText('Only a job that has failed can be tried again.')).toBeTruthy()
    expect(within(dialog).getByText(`mail.send ${second.entityId}`)).toBeTruthy()
    expect(calls).toEqual([{ action: 'retry', ids: [first.id, second.id, third.id] }])
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(within(dialog).getByRole('button', { name: 'Close' }))
    await screen.findByText('1 item selected')
  })

  it('say what failed, and are asked for again', async () => {
    showJobs([])
    server.use(answer(adminListJobs, () => refuse('UNAVAILABLE', 'The agents’ service does not answer.')))
    const { actor } = renderConsole('/jobs')
    await screen.findByText(/The agents’ service does not answer\./)
    showJobs([job()])
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('The mail server refused it.')
  })

  it('have a page with the error whole', async () => {
    const error = `It went wrong. ${'More of it. '.repeat(40)}The end.`
    const failed = job({ error })
    server.use(answer(adminGetJob, failed))
    renderConsole(`/jobs/${encodeURIComponent(failed.id)}/show`)
    await screen.findByText(/The end\.$/)
    expect(screen.getByText(failed.entityId)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('stay on their page when it cannot be read', async () => {
    server.use(answer(adminGetJob, () => refuse('NOT_FOUND', 'Job not found')))
    const { path } = renderConsole(`/jobs/${encodeURIComponent(job().id)}/show`)
    await screen.findByText('There is no such record, or no longer.')
    expect(path()).toContain('/show')
  })
})
