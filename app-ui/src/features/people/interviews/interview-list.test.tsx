import { describe, expect, it } from '@jest/globals'
import { deleteInterview, listInterviews } from '@parley/contracts/http/interviews.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { interview, openInterviews, serveInterviews } from './testing/shown-interviews.tsx'

describe('the interviews of an initiative', () => {
  it('are asked for once the section is opened, and shown with people, status and summary', async () => {
    serveInterviews([
      interview(),
      interview({
        interviewDate: '2026-04-01T00:00:00.000Z',
        status: 'PLANNED',
        isAutomated: true,
        stakeholders: [],
        conductors: [],
        stakeholderIds: [],
        consultantIds: [],
        additionalNotes: 'To ask: castings',
      }),
    ])
    await openInterviews()
    const held = within(await screen.findByRole('listitem', { name: 'Mar 2, 2026' }))
    expect(held.getByText('Completed')).toBeTruthy()
    expect(held.getByText('With Otto Lang · Consultant: Clara Ng')).toBeTruthy()
    expect(held.getByText('The close takes nine days.')).toBeTruthy()
    const planned = within(screen.getByRole('listitem', { name: 'Apr 1, 2026' }))
    expect(planned.getByText('Planned')).toBeTruthy()
    expect(planned.getByText('Automated')).toBeTruthy()
    expect(planned.getByText('To ask: castings')).toBeTruthy()
    // The summary is shown of completed ones only (Document 1, 2.8).
    expect(planned.queryByText('The close takes nine days.')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are searched, filtered and sorted by the server, and the address knows', async () => {
    const asked: URLSearchParams[] = []
    server.use(
      answer(listInterviews, ({ query }) => {
        asked.push(query)
        return query.get('q') === null ? [interview()] : []
      }),
    )
    const { actor, path } = await openInterviews({ path: '/?interviews.status=COMPLETED' })
    await screen.findByRole('listitem', { name: 'Mar 2, 2026' })
    expect(asked.at(-1)?.get('filter')).toBe('{"status":"COMPLETED"}')
    expect(asked.at(-1)?.get('sort')).toBe('["interviewDate","DESC"]')
    expect(asked.at(-1)?.get('range')).toBe('[0,9]')
    await actor.click(screen.getByRole('combobox', { name: 'Order' }))
    await actor.click(screen.getByRole('option', { name: 'Oldest first' }))
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('["interviewDate","ASC"]'))
    await actor.type(screen.getByRole('searchbox', { name: 'Search interviews' }), 'ledger')
    expect(await screen.findByText('No interviews found')).toBeTruthy()
    expect(path()).toContain('interviews.q=ledger')
    await actor.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('listitem', { name: 'Mar 2, 2026' })).toBeTruthy()
  })

  it('say so when there are none, and offer the one next step', async () => {
    serveInterviews([])
    const { actor } = await openInterviews()
    expect(await screen.findByText('No interviews yet')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Add Interview' }))
    expect(await screen.findByRole('dialog', { name: 'Add Interview' })).toBeTruthy()
  })

  it('can only be read by those who may not manage', async () => {
    serveInterviews([interview()])
    await openInterviews({ canManage: false })
    await screen.findByRole('listitem', { name: 'Mar 2, 2026' })
    expect(screen.queryByRole('button', { name: /Add Interview|Edit interview|Delete interview/ })).toBeNull()
  })

  it('say what failed, and try again', async () => {
    server.use(answer(listInterviews, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = await openInterviews()
    expect(await screen.findByText('Failed to load interviews')).toBeTruthy()
    expect(screen.getByText('The database is down.')).toBeTruthy()
    serveInterviews([interview()])
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('listitem', { name: 'Mar 2, 2026' })).toBeTruthy()
  })

  it('tell a refusal from what is missing', async () => {
    server.use(answer(listInterviews, () => refuse('FORBIDDEN', 'You are not allowed to do this.')))
    const { unmount } = await openInterviews()
    expect(await screen.findByText('Access denied')).toBeTruthy()
    unmount()
    server.use(answer(listInterviews, () => refuse('NOT_FOUND', 'Initiative not found')))
    await openInterviews()
    expect(await screen.findByText('Initiative not found')).toBeTruthy()
  })
})

describe('deleting an interview', () => {
  it('asks in so many words, and names what goes', async () => {
    const deleted: string[] = []
    const stored = interview()
    serveInterviews([stored])
    server.use(
      answer(deleteInterview, ({ params }) => {
        deleted.push(params.id ?? '')
        return { id: stored.id }
      }),
    )
    const { actor } = await openInterviews()
    await actor.click(await screen.findByRole('button', { name: 'Delete interview of Mar 2, 2026' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Are you sure you want to delete this interview?')).toBeTruthy()
    expect(dialog.getByText('Mar 2, 2026 · Otto Lang')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted).toEqual([stored.id]))
    expect(await screen.findByText('Successfully deleted')).toBeTruthy()
  })
})
