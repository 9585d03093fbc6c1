import { describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { createInterview, listInterviewers, updateInterview } from '@parley/contracts/http/interviews.ts'
import { richTextFrom } from '@parley/contracts/rich-text.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { stakeholder } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { Editor } from '@tiptap/react'
import { HttpResponse } from 'msw'
import { today } from './interview-days.ts'
import {
  clara,
  editedAt,
  erp,
  interview,
  openInterviews,
  otto,
  serveInterviews,
} from './testing/shown-interviews.tsx'

const date = () => screen.getByLabelText<HTMLInputElement>(/^Date/)
const status = () => screen.getByRole('combobox', { name: 'Status' })
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const summary = () => screen.findByRole<HTMLElement & { editor: Editor }>('textbox', { name: /^Summary/ })
const write = async (text: string): Promise<void> => {
  const { editor } = await summary()
  act(() => void editor.commands.insertContent(text))
}
const dayFromToday = (days: number): string => today(new Date(Date.now() + days * 86_400_000))

describe('the interview dialog', () => {
  it('sets the status by the date, which the person may override', async () => {
    serveInterviews([])
    const { actor } = await openInterviews()
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
    serveInterviews([])
    const { actor } = await openInterviews()
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
    serveInterviews([])
    server.use(
      answer(createInterview, ({ body }) => {
        bodies.push(body)
        return interview()
      }),
    )
    const { actor } = await openInterviews()
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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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

  it('finds stakeholders beyond the first on the server, and keeps whom it has not found', async () => {
    const bodies: unknown[] = []
    const asked: unknown[] = []
    const far = stakeholder({ firstName: 'Zoe', lastName: 'Zander' })
    const unseen = newId()
    const stored = interview({ stakeholderIds: [otto.id, unseen] })
    serveInterviews([stored])
    server.use(
      answer(listStakeholders, ({ query }) => {
        const words = query.get('q')
        asked.push(words)
        return words === 'zander' ? [far] : []
      }),
      answer(updateInterview, ({ body }) => {
        bodies.push(body)
        return stored
      }),
    )
    const { actor } = await openInterviews()
    await actor.click(await screen.findByRole('button', { name: 'Edit interview of Mar 2, 2026' }))
    const dialog = await inDialog('Edit Interview')
    expect(dialog.getByText('Otto Lang (Head of Production)')).toBeTruthy()
    await actor.type(dialog.getByLabelText('Stakeholders'), 'zander')
    await actor.click(await screen.findByRole('option', { name: /^Zoe Zander/ }))
    expect(dialog.getByText('Otto Lang (Head of Production)')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(asked).toContain('zander')
    expect(bodies[0]).toMatchObject({ stakeholderIds: [unseen, otto.id, far.id] })
  })

  it('hides and clears the consultant of an automated interview', async () => {
    const bodies: unknown[] = []
    const stored = interview()
    serveInterviews([stored])
    server.use(
      answer(updateInterview, ({ body }) => {
        bodies.push(body)
        return stored
      }),
    )
    const { actor } = await openInterviews()
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
    expect(bodies[0]).toMatchObject({ isAutomated: true, consultantIds: [], updatedAt: editedAt })
  })

  it('says when there are no consultants, and when they cannot be loaded', async () => {
    serveInterviews([])
    server.use(answer(listInterviewers, () => refuse('INTERNAL', 'It broke.')))
    const { actor } = await openInterviews()
    await actor.click(await screen.findByRole('button', { name: 'Add Interview' }))
    expect(await screen.findByText('Error loading consultants. Please try again.')).toBeTruthy()
    expect(screen.getByText('Error loading consultants')).toBeTruthy()
    server.use(answer(listInterviewers, []))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No consultants found for your consulting firm.')).toBeTruthy()
    expect(screen.getByText('No consultants available')).toBeTruthy()
  })

  it('asks before what was typed is thrown away, and has it again after a reload', async () => {
    serveInterviews([interview()])
    const first = await openInterviews()
    await first.actor.click(await screen.findByRole('button', { name: /^Edit interview/ }))
    const dialog = await inDialog('Edit Interview')
    await first.actor.type(dialog.getByLabelText('Additional Notes'), 'Mine')
    await first.actor.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Leave without saving?')).toBeTruthy()
    await first.actor.click(screen.getByRole('button', { name: 'Stay' }))
    first.unmount()

    const { actor } = await openInterviews()
    await actor.click(await screen.findByRole('button', { name: /^Edit interview/ }))
    const again = await inDialog('Edit Interview')
    expect(again.getByText('What you had typed before is back; it is not saved yet.')).toBeTruthy()
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
      serveInterviews([stored])
      server.use(
        answer(updateInterview, ({ body }) => {
          bodies.push(body)
          return (body as { updatedAt?: string }).updatedAt === theirs.updatedAt ? theirs : stale()
        }),
      )
      const { actor } = await openInterviews()
      await actor.click(await screen.findByRole('button', { name: /^Edit interview/ }))
      const dialog = await inDialog('Edit Interview')
      await actor.type(dialog.getByLabelText('Additional Notes'), 'Mine')
      await actor.click(dialog.getByRole('button', { name: 'Save' }))
      expect(await dialog.findByText('They changed: Additional Notes.')).toBeTruthy()
      expect(dialog.getByLabelText<HTMLTextAreaElement>('Additional Notes').value).toBe('Mine')
      return { actor, dialog }
    }

    it('keeps what was typed, and writes it over theirs on purpose only', async () => {
      const bodies: unknown[] = []
      const { actor, dialog } = await saveMine(bodies)
      await actor.click(dialog.getByRole('button', { name: 'Save mine' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(bodies.at(-1)).toMatchObject({ additionalNotes: 'Mine', updatedAt: theirs.updatedAt })
    })

    it('takes theirs when asked to', async () => {
      const { actor, dialog } = await saveMine([])
      await actor.click(dialog.getByRole('button', { name: 'Use theirs' }))
      expect(dialog.getByLabelText<HTMLTextAreaElement>('Additional Notes').value).toBe('Theirs')
    })
  })
})
