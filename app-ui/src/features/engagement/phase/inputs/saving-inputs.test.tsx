import { describe, expect, it } from '@jest/globals'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import { storeDraft } from '@parley/ui-kit/calls/draft-storage.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'
import { inputsOf, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderPart } from '../../../../testing/render-part.tsx'
import { RequiredInputs } from './RequiredInputs.tsx'

const place = { clientId: acme.id, initiativeId: newId() }
const show = (shown: Phase) =>
  renderPart(
    <>
      <RequiredInputs phase={shown} place={place} canEdit />
      <Toasts />
    </>,
  )
/** Leaving a field saves what was typed in it. */
const leave = (actor: ReturnType<typeof show>['actor']) => actor.tab()
const serveRefresh = () => server.use(answer(getInitiative, initiative()))
const fields = inputsOf(
  { name: 'Text' },
  { name: 'Long', type: 'textarea', required: true },
  { name: 'Words' },
  { name: 'Count', type: 'number', min: 0 },
)
const put = (field: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } })

describe('what is typed in the inputs', () => {
  it('are kept and named where they are wrong, and the others are saved without them', async () => {
    serveRefresh()
    const bodies: unknown[] = []
    const current = phase({ requiredInputs: fields })
    server.use(
      answer(updatePhase, ({ body }) => {
        bodies.push((body as { inputs: unknown }).inputs)
        return { ...current, inputs: { Text: 'Fine' } }
      }),
    )
    const { actor } = show(current)
    put('Count', '-1')
    await actor.type(screen.getByLabelText('Text'), 'Fine')
    await leave(actor)
    expect(await screen.findByText('Count: Must be at least 0')).toBeTruthy()
    expect(await screen.findByText('Not saved: Count')).toBeTruthy()
    expect(screen.getByText('1 required input is empty')).toBeTruthy()
    await waitFor(() => expect(bodies).toEqual([{ Text: 'Fine' }]))
    expect(screen.getByLabelText<HTMLInputElement>('Count').value).toBe('-1')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('show what the server finds wrong beside the field, and do not ask it again', async () => {
    let asked = 0
    const { actor } = show(phase({ requiredInputs: fields }))
    server.use(
      answer(updatePhase, () => {
        asked += 1
        return refuse('VALIDATION_FAILED', 'Check the form.', { Text: 'Not a good text' })
      }),
    )
    await actor.type(screen.getByLabelText('Text'), 'x')
    await leave(actor)
    expect(await screen.findByText('Text: Not a good text')).toBeTruthy()
    await actor.click(screen.getByLabelText('Words'))
    await leave(actor)
    expect(asked).toBe(1)
  })

  it('are sent one after the other, and no words twice', async () => {
    serveRefresh()
    const bodies: unknown[] = []
    const arrived: (() => void)[] = []
    const current = phase({ requiredInputs: inputsOf({ name: 'Goal' }, { name: 'Site' }) })
    server.use(
      answer(updatePhase, async ({ body }) => {
        bodies.push(body)
        await new Promise<void>((resolve) => arrived.push(resolve))
        return current
      }),
    )
    const { actor } = show(current)
    await actor.type(screen.getByLabelText('Goal'), 'Half')
    await leave(actor)
    await waitFor(() => expect(arrived).toHaveLength(1))
    await actor.type(screen.getByLabelText('Site'), 'Leeds')
    await leave(actor)
    expect(screen.getByText('Saving…')).toBeTruthy()
    expect(bodies).toHaveLength(1)
    arrived[0]?.()
    await waitFor(() => expect(arrived).toHaveLength(2))
    arrived[1]?.()
    expect(await screen.findByText('All changes saved')).toBeTruthy()
    expect(bodies).toMatchObject([
      { inputs: { Goal: 'Half' }, baseInputs: { Goal: null } },
      { inputs: { Site: 'Leeds' }, baseInputs: { Site: null } },
    ])
    expect(bodies[1]).not.toHaveProperty('inputs.Goal')
  })

  it('stay where they are while there is no connection, and are sent when asked again', async () => {
    serveRefresh()
    const current = phase({ requiredInputs: inputsOf({ name: 'Goal' }) })
    server.use(answer(updatePhase, () => HttpResponse.error()))
    const { actor } = show(current)
    await actor.type(screen.getByLabelText('Goal'), 'Half')
    await leave(actor)
    expect(await screen.findByText('Not saved: Network error')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('Half')
    server.use(answer(updatePhase, current))
    await actor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('All changes saved')).toBeTruthy()
  })

  it('are sent by themselves once the connection is back', async () => {
    serveRefresh()
    const current = phase({ requiredInputs: inputsOf({ name: 'Goal' }) })
    server.use(answer(updatePhase, () => HttpResponse.error()))
    const { actor } = show(current)
    await actor.type(screen.getByLabelText('Goal'), 'Half')
    await leave(actor)
    await screen.findByText('Not saved: Network error')
    server.use(answer(updatePhase, current))
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('All changes saved')).toBeTruthy()
  })

  it('are kept for each phase by itself until they could be saved', async () => {
    server.use(answer(updatePhase, () => HttpResponse.error()))
    const one = phase({ requiredInputs: inputsOf({ name: 'Goal' }) })
    const first = show(one)
    await first.actor.type(screen.getByLabelText('Goal'), 'Half')
    first.unmount()
    const other = show(phase({ requiredInputs: inputsOf({ name: 'Goal' }) }))
    expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('')
    other.unmount()
    show(one)
    expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('Half')
  })

  it('are saved when the page comes back that was closed before they were, and can be taken back', async () => {
    serveRefresh()
    const one = phase({ requiredInputs: inputsOf({ name: 'Goal' }), inputs: { Goal: 'Old' } })
    const bodies: unknown[] = []
    server.use(
      answer(updatePhase, ({ params, body }) => {
        const { inputs } = body as { inputs: Phase['inputs'] }
        // A phase that was left without a connection still tries.
        if (params['id'] === one.id) bodies.push(inputs)
        return { ...one, inputs, updatedAt: `2026-03-02T10:00:0${bodies.length}.000Z` }
      }),
    )
    const typed = { values: { Goal: 'Older' }, base: { Goal: 'Old' } }
    // Who was here before is here again: another's drafts are forgotten.
    show(one).unmount()
    await new Promise((resolve) => setTimeout(resolve))
    storeDraft(`phase-inputs.${one.id}`, typed)
    show(one)
    expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('Older')
    expect(await screen.findByText('What you had typed before has been saved.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(bodies).toEqual([{ Goal: 'Older' }, { Goal: 'Old' }]))
    expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('Old')
  })
})

describe('somebody else saved the same field', () => {
  const goal = inputsOf({ name: 'Goal' })
  const stored = phase({ requiredInputs: goal, inputs: { Goal: 'Old' } })
  const theirs = { ...stored, inputs: { Goal: 'Theirs' }, updatedAt: '2026-03-02T10:00:00.000Z' }
  const stale = answer(updatePhase, () =>
    HttpResponse.json(
      { message: 'Changed.', code: 'STALE_UPDATE', requestId: 'test', current: theirs },
      { status: 409 },
    ),
  )

  async function collide() {
    server.use(stale)
    const shown = show(stored)
    await shown.actor.clear(screen.getByLabelText('Goal'))
    await shown.actor.type(screen.getByLabelText('Goal'), 'Mine')
    await leave(shown.actor)
    await screen.findByText('Somebody else has changed the same fields')
    return shown
  }

  it('keeps what was typed and shows what they wrote', async () => {
    await collide()
    expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('Mine')
    const alert = within(
      screen.getByText('Somebody else has changed the same fields').closest('[role="alert"]') as HTMLElement,
    )
    expect(alert.getByText('Goal: what they wrote')).toBeTruthy()
    expect(alert.getByText('Theirs')).toBeTruthy()
    expect(alert.getByText('Goal: what you wrote')).toBeTruthy()
    expect(alert.getByText('Mine')).toBeTruthy()
    expect(screen.getByText('Not saved: Goal')).toBeTruthy()
  })

  it('saves mine over theirs on purpose', async () => {
    const { actor } = await collide()
    const bodies: unknown[] = []
    serveRefresh()
    server.use(
      answer(updatePhase, ({ body }) => {
        bodies.push(body)
        return stored
      }),
    )
    await actor.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({ inputs: { Goal: 'Mine' }, baseInputs: { Goal: 'Theirs' } })
    await waitFor(() => expect(screen.queryByText('Somebody else has changed the same fields')).toBeNull())
  })

  it('takes theirs and lets mine go', async () => {
    const { actor } = await collide()
    await actor.click(screen.getByRole('button', { name: 'Take theirs' }))
    expect(screen.queryByText('Somebody else has changed the same fields')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('Theirs')
  })

  it('does not keep the other fields from being saved', async () => {
    serveRefresh()
    const bodies: unknown[] = []
    const both = { ...theirs, requiredInputs: inputsOf({ name: 'Goal' }, { name: 'Site' }) }
    server.use(
      answer(updatePhase, ({ body }) => {
        const { inputs } = body as { inputs: Phase['inputs'] }
        bodies.push(inputs)
        if (!('Goal' in inputs)) return { ...both, inputs: { Goal: 'Theirs', ...inputs } }
        return HttpResponse.json(
          { message: 'Changed.', code: 'STALE_UPDATE', requestId: 'test', current: both },
          { status: 409 },
        )
      }),
    )
    const { actor } = show({ ...stored, requiredInputs: both.requiredInputs })
    fireEvent.change(screen.getByLabelText('Goal'), { target: { value: 'Mine' } })
    await actor.type(screen.getByLabelText('Site'), 'Leeds')
    await leave(actor)
    await waitFor(() => expect(bodies).toEqual([{ Goal: 'Mine', Site: 'Leeds' }, { Site: 'Leeds' }]))
    expect(screen.getByText('Not saved: Goal')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('Mine')
  })
})
