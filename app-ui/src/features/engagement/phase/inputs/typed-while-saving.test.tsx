import { describe, expect, it } from '@jest/globals'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'
import { inputsOf, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderPart } from '../../../../testing/render-part.tsx'
import { RequiredInputs } from './RequiredInputs.tsx'

const place = { clientId: acme.id, initiativeId: newId() }
const current = phase({ requiredInputs: inputsOf({ name: 'Goal' }, { name: 'Site' }) })
const put = (field: string, value: string): void => {
  const box = screen.getByLabelText(field)
  fireEvent.change(box, { target: { value } })
  fireEvent.blur(box)
}

/** The form; the first save is answered so once it is let go, all others are taken. */
function show(first: () => Response) {
  const bodies: unknown[] = []
  const waiting: (() => void)[] = []
  server.use(
    answer(getInitiative, initiative()),
    answer(updatePhase, async ({ body }) => {
      const { inputs } = body as { inputs: Phase['inputs'] }
      bodies.push(inputs)
      if (bodies.length > 1) return { ...current, inputs, updatedAt: '2026-03-02T11:00:00.000Z' }
      await new Promise<void>((resolve) => waiting.push(resolve))
      return first()
    }),
  )
  renderPart(<RequiredInputs phase={current} place={place} canEdit />)
  return { bodies, waiting }
}

const refusal = (): Response => refuse('VALIDATION_FAILED', 'Check the form.', { Goal: 'Not a good goal' })

describe('what is typed while a save is on its way that is refused', () => {
  it('in another field is saved all the same', async () => {
    const { bodies, waiting } = show(refusal)
    put('Goal', 'x')
    await waitFor(() => expect(waiting).toHaveLength(1))
    put('Site', 'Leeds')
    act(() => waiting[0]?.())
    expect(await screen.findByText('Goal: Not a good goal')).toBeTruthy()
    await waitFor(() => expect(bodies).toEqual([{ Goal: 'x' }, { Site: 'Leeds' }]))
  })

  it('in another field is saved all the same where somebody else has changed the first', async () => {
    const theirs = { ...current, inputs: { Goal: 'Theirs' }, updatedAt: '2026-03-02T10:00:00.000Z' }
    const { bodies, waiting } = show(() =>
      HttpResponse.json(
        { message: 'Changed.', code: 'STALE_UPDATE', requestId: 'test', current: theirs },
        { status: 409 },
      ),
    )
    put('Goal', 'Mine')
    await waitFor(() => expect(waiting).toHaveLength(1))
    put('Site', 'Leeds')
    act(() => waiting[0]?.())
    expect(await screen.findByText('Somebody else has changed the same fields')).toBeTruthy()
    await waitFor(() => expect(bodies).toEqual([{ Goal: 'Mine' }, { Site: 'Leeds' }]))
  })

  it('in the same field is not judged by what stood there before', async () => {
    const { bodies, waiting } = show(refusal)
    put('Goal', 'x')
    await waitFor(() => expect(waiting).toHaveLength(1))
    put('Goal', 'Less cost')
    act(() => waiting[0]?.())
    await waitFor(() => expect(bodies).toEqual([{ Goal: 'x' }, { Goal: 'Less cost' }]))
    expect(await screen.findByText('All changes saved')).toBeTruthy()
    expect(screen.queryByText('Goal: Not a good goal')).toBeNull()
  })
})
