import { describe, expect, it } from '@jest/globals'
import {
  createInterview,
  deleteInterview,
  type Interview,
  listInterviewers,
  listInterviews,
  updateInterview,
} from '@parley/contracts/http/interviews.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { newId } from '@parley/contracts/ids.ts'
import { richTextFrom } from '@parley/contracts/rich-text.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { Editor } from '@tiptap/react'
import { HttpResponse } from 'msw'
import { accessibilityProblems } from '../../testing/accessibility.ts'
import { clientAdmin } from '../../testing/people.ts'
import { initiative, stakeholder } from '../../testing/records.ts'
import { renderRoute } from '../../testing/render-route.tsx'
import { answer, refuse, server } from '../../testing/server.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { InterviewsSection } from './components/InterviewsSection.tsx'
import { today } from './interview-days.ts'

const erp = initiative()
const otto = stakeholder()
const clara = { id: newId(), firstName: 'Clara', lastName: 'Ng', position: 'Principal' }
const at = '2026-03-02T09:30:00.000Z'

const interview = (given: Partial<Interview> = {}): Interview => ({
  id: newId(),
  initiativeId: erp.id,
  interviewDate: '2026-03-02T00:00:00.000Z',
  status: 'COMPLETED',
  isAutomated: false,
  summary: richTextFrom('The close takes nine days.'),
  summaryText: 'The close takes nine days.',
  additionalNotes: null,
  stakeholders: [{ id: otto.id, firstName: otto.firstName, lastName: otto.lastName, role: otto.role }],
  conductors: [clara],
  createdAt: at,
  updatedAt: at,
  ...given,
})

const serve = (interviews: Interview[]) =>
  server.use(
    answer(listInterviews, interviews),
    answer(listStakeholders, [otto]),
    answer(listInterviewers, [clara]),
  )

async function open(given: { canManage?: boolean; path?: string } = {}) {
  const { canManage = true, path = '/' } = given
  const shown = { ...erp, canManage }
  const rendered = renderRoute(path, {
    user: clientAdmin,
    routes: [
      {
        path: '/',
        element: (
          <>
            <InterviewsSection initiative={shown} />
            <Toasts />
          </>
        ),
      },
    ],
  })
  const toggle = await screen.findByRole('button', { name: 'Interviews' })
  if (toggle.getAttribute('aria-expanded') === 'false') await rendered.actor.click(toggle)
  return rendered
}

const date = () => screen.getByLabelText<HTMLInputElement>(/^Date/)
const status = () => screen.getByRole('combobox', { name: 'Status' })
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const summary = () => screen.findByRole<HTMLElement & { editor: Editor }>('textbox', { name: /^Summary/ })
const write = async (text: string): Promise<void> => {
  const { editor } = await summary()
  act(() => void editor.commands.insertContent(text))
}
const dayFromToday = (days: number): string => today(new Date(Date.now() + days * 86_400_000))

describe('the interviews of an initiative', () => {
  it('are asked for once the section is opened, and shown with people, status and summary', async () => {
    serve([
      interview(),
      interview({
        interviewDate: '2026-04-01T00:00:00.000Z',
        status: 'PLANNED',
        isAutomated: true,
        stakeholders: [],
        conductors: [],
        additionalNotes: 'To ask: castings',
      }),
    ])
    await open()
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
    const { actor, path } = await open({ path: '/?interviews.status=COMPLETED' })
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
    serve([])
    const { actor } = await open()
    expect(await screen.findByText('No interviews yet')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Add Interview' }))
    expect(await screen.findByRole('dialog', { name: 'Add Interview' })).toBeTruthy()
  })

  it('can only be read by those who may not manage', async () => {
    serve([interview()])
    await open({ canManage: false })
    await screen.findByRole('listitem', { name: 'Mar 2, 2026' })
    expect(screen.queryByRole('button', { name: /Add Interview|Edit interview|Delete interview/ })).toBeNull()
  })

  it('say what failed, and try again', async () => {
    server.use(answer(listInterviews, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = await open()
    expect(await screen.findByText('Failed to load interviews')).toBeTruthy()
    expect(screen.getByText('The database is down.')).toBeTruthy()
    serve([interview()])
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('listitem', { name: 'Mar 2, 2026' })).toBeTruthy()
  })

  it('tell a refusal from what is missing', async () => {
    server.use(answer(listInterviews, () => refuse('FORBIDDEN', 'You are not allowed to do this.')))
    const { unmount } = await open()
    expect(await screen.findByText('Access denied')).toBeTruthy()
    unmount()
    server.use(answer(listInterviews, () => refuse('NOT_FOUND', 'Initiative not found')))
    await open()
    expect(await screen.findByText('Initiative not found')).toBeTruthy()
  })
})

describe('the interview dialog', () => {
  it('sets the status by the date, which the person may override', async () => {
    serve([])
    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: 'Add Interview' }))
    await screen.findByRole('dialog', { name: 'Add Interview' })
    await actor.type(date(), dayFromToday(-3))
    expect(status().textContent).toBe('Completed')
    await actor.clear(date())
    await actor.type(date(), dayFromToday(3))
    expect(status().textContent).toBe('Planned')
    await actor.click(status())
    await actor.click(screen.getByRole('option', { name: 'Completed' }))
    expect(status().textContent).toBe('Completed')
    expect(date().value).toBe(dayFromToday(3))
  })

  it('marks the summary of a completed interview as required, and does not save without it', async () => {
    serve([])
    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: 'Add Interview' }))
    const dialog = await inDialog('Add Interview')
    expect(dialog.queryByText(/^Summary/)).toBeNull()
    await actor.click(dialog.getByText('Save'))
    expect(dialog.getByText('This field is required')).toBeTruthy()
    await actor.type(date(), '2026-03-02')
    const field = await summary()
    expect(field.getAttribute('aria-required')).toBe('true')
    expect(dialog.getByText('This field is required')).toBeTruthy()
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(await accessibilityProblems()).toEqual([])
    await write('Nine days')
    expect(dialog.queryByText('This field is required')).toBeNull()
  })

  it('sends what was entered', async () => {
    const bodies: unknown[] = []
    serve([])
    server.use(
      answer(createInterview, ({ body }) => {
        bodies.push(body)
        return interview()
      }),
    )
    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: 'Add Interview' }))
    const dialog = await inDialog('Add Interview')
    await actor.type(date(), '2026-03-02')
    await write('Nine days')
    await actor.type(dialog.getByLabelText('Additional Notes'), 'In Sheffield')
    await actor.click(dialog.getByLabelText('Stakeholders'))
    await actor.click(await screen.findByText('Otto Lang (Head of Production)'))
    await actor.click(dialog.getByLabelText('Consultant'))
    await actor.click(await screen.findByText('Clara Ng, Principal'))
    await actor.click(dialog.getByText('Save'))
    expect(await screen.findByText('Successfully created')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bodies).toEqual([
      {
        initiativeId: erp.id,
        interviewDate: '2026-03-02',
        status: 'COMPLETED',
        isAutomated: false,
        summary: richTextFrom('Nine days'),
        additionalNotes: 'In Sheffield',
        stakeholderIds: [otto.id],
        consultantIds: [clara.id],
      },
    ])
  })

  it('hides and clears the consultant of an automated interview', async () => {
    const bodies: unknown[] = []
    const stored = interview()
    serve([stored])
    server.use(
      answer(updateInterview, ({ body }) => {
        bodies.push(body)
        return stored
      }),
    )
    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: 'Edit interview of Mar 2, 2026' }))
    const dialog = await inDialog('Edit Interview')
    const automated = dialog.getByRole('switch', { name: 'Automated' })
    expect(dialog.getByRole('combobox', { name: 'Consultant' }).textContent).toBe('Clara Ng, Principal')
    await actor.click(automated)
    expect(dialog.queryByRole('combobox', { name: 'Consultant' })).toBeNull()
    await actor.click(automated)
    expect(dialog.getByRole('combobox', { name: 'Consultant' }).textContent).toBe('No consultant')
    await actor.click(automated)
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({ isAutomated: true, consultantIds: [], updatedAt: at })
  })

  it('says when there are no consultants, and when they cannot be loaded', async () => {
    serve([])
    server.use(answer(listInterviewers, () => refuse('INTERNAL', 'It broke.')))
    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: 'Add Interview' }))
    expect(await screen.findByText('Error loading consultants. Please try again.')).toBeTruthy()
    expect(screen.getByText('Error loading consultants')).toBeTruthy()
    server.use(answer(listInterviewers, []))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No consultants found for your consulting firm.')).toBeTruthy()
    expect(screen.getByText('No consultants available')).toBeTruthy()
  })

  it('asks before what was typed is thrown away, and has it again after a reload', async () => {
    serve([interview()])
    const first = await open()
    await first.actor.click(await screen.findByRole('button', { name: /^Edit interview/ }))
    const dialog = await inDialog('Edit Interview')
    await first.actor.type(dialog.getByLabelText('Additional Notes'), 'Mine')
    await first.actor.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Leave without saving?')).toBeTruthy()
    await first.actor.click(screen.getByRole('button', { name: 'Stay' }))
    first.unmount()

    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: /^Edit interview/ }))
    const again = await inDialog('Edit Interview')
    expect(again.getByText('What you had typed before is here again.')).toBeTruthy()
    expect(again.getByLabelText<HTMLTextAreaElement>('Additional Notes').value).toBe('Mine')
    await actor.click(again.getByRole('button', { name: 'Discard' }))
    expect(again.getByLabelText<HTMLTextAreaElement>('Additional Notes').value).toBe('')
  })

  describe('after somebody else has saved', () => {
    const stored = interview()
    const theirs = { ...stored, additionalNotes: 'Theirs', updatedAt: '2026-03-03T09:30:00.000Z' }
    const stale = () =>
      HttpResponse.json(
        { code: 'STALE_UPDATE', message: 'Somebody else has changed this.', requestId: 'r', current: theirs },
        { status: 409 },
      )

    async function saveMine(bodies: unknown[]) {
      serve([stored])
      server.use(
        answer(updateInterview, ({ body }) => {
          bodies.push(body)
          return (body as { updatedAt?: string }).updatedAt === theirs.updatedAt ? theirs : stale()
        }),
      )
      const { actor } = await open()
      await actor.click(await screen.findByRole('button', { name: /^Edit interview/ }))
      const dialog = await inDialog('Edit Interview')
      await actor.type(dialog.getByLabelText('Additional Notes'), 'Mine')
      await actor.click(dialog.getByRole('button', { name: 'Save' }))
      expect(
        await dialog.findByText('What you typed is still here. They changed: Additional Notes.'),
      ).toBeTruthy()
      expect(dialog.getByLabelText<HTMLTextAreaElement>('Additional Notes').value).toBe('Mine')
      return { actor, dialog }
    }

    it('keeps what was typed, and writes it over theirs on purpose only', async () => {
      const bodies: unknown[] = []
      const { actor, dialog } = await saveMine(bodies)
      await actor.click(dialog.getByRole('button', { name: 'Keep mine' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(bodies.at(-1)).toMatchObject({ additionalNotes: 'Mine', updatedAt: theirs.updatedAt })
    })

    it('takes theirs when asked to', async () => {
      const { actor, dialog } = await saveMine([])
      await actor.click(dialog.getByRole('button', { name: 'Take theirs' }))
      expect(dialog.getByLabelText<HTMLTextAreaElement>('Additional Notes').value).toBe('Theirs')
    })
  })
})

describe('deleting an interview', () => {
  it('asks in so many words, and names what goes', async () => {
    const deleted: string[] = []
    const stored = interview()
    serve([stored])
    server.use(
      answer(deleteInterview, ({ params }) => {
        deleted.push(params.id ?? '')
        return { id: stored.id }
      }),
    )
    const { actor } = await open()
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
