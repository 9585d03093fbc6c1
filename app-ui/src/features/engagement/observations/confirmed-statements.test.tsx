import { beforeEach, describe, expect, it } from '@jest/globals'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Confirmed, getValidation } from '@parley/contracts/http/validations.ts'
import { type Phase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { observation, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderPart } from '../../../testing/render-part.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { ObservationsSection } from './ObservationsSection.tsx'

let confirmed: Confirmed[] = []
beforeEach(() => {
  confirmed = []
})

function show(given: Partial<Phase>, onOpenPlace: (place: Place) => void = () => undefined) {
  server.use(
    answer(getInitiative, initiative()),
    answer(getValidation, { run: phase().validation, confirmed }),
  )
  return renderPart(<ObservationsSection phase={phase(given)} canEdit onOpenPlace={onOpenPlace} />)
}

describe('what a validation confirmed', () => {
  const words: Confirmed['quotes'][number] = {
    kind: 'passage',
    chunkId: newId(),
    artifactId: newId(),
    page: 3,
    text: 'Each plant has named one.',
    source: 'Minutes',
    place: 'Page 3',
  }
  const said: Confirmed['quotes'][number] = {
    kind: 'person',
    chunkId: null,
    artifactId: null,
    page: null,
    saidAt: '2026-05-04T09:00:00.000Z',
    text: 'I named mine today.',
    source: 'Ada Marsh',
    place: null,
  }

  it('is shown with the words that say so, which open at their place', async () => {
    confirmed = [
      {
        mitigation: 'Every plant has a data owner',
        checkedAt: '2026-05-04T09:00:00.000Z',
        quotes: [words, said],
      },
    ]
    const places: Place[] = []
    const { actor } = show({}, (place) => places.push(place))
    expect(await screen.findByText('1 of 1')).toBeTruthy()
    expect(screen.getByText('“I named mine today.”')).toBeTruthy()
    expect(screen.getByText(/^Ada Marsh, /)).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: /Minutes, Page 3.*Each plant/ }))
    const { chunkId, artifactId, source: name, text: quote } = words
    expect(places).toEqual([{ chunkId, artifactId, name, quote }])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is folded away where there are observations, and says where nothing is confirmed', async () => {
    const { actor } = show({ observations: [observation()] })
    const fold = await screen.findByRole('button', { name: 'Confirmed by the validation' })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    await actor.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText(/^No document, input or person says/)).toBeTruthy()
  })

  it('is counted by what is known of the phase, and read once it is unfolded', async () => {
    let reads = 0
    const { validation } = phase()
    if (validation === null) throw new Error('It was checked.')
    const { actor } = show({ observations: [observation()], validation: { ...validation, confirmed: 1 } })
    server.use(
      answer(getValidation, () => {
        reads += 1
        return { run: validation, confirmed: [] }
      }),
    )
    expect(await screen.findByText('1 of 1')).toBeTruthy()
    expect(reads).toBe(0)
    await actor.click(screen.getByRole('button', { name: 'Confirmed by the validation' }))
    expect(await screen.findByText(/^No document, input or person says/)).toBeTruthy()
    expect(reads).toBe(1)
  })

  it('counts nothing of a check that failed', async () => {
    let reads = 0
    const { validation } = phase()
    show({})
    server.use(
      answer(getValidation, () => {
        reads += 1
        return {
          run: validation && { ...validation, status: 'FAILED' as const, error: 'No model.' },
          confirmed: [],
        }
      }),
    )
    await waitFor(() => expect(reads).toBeGreaterThan(0))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(screen.queryByText('0 of 1')).toBeNull()
  })

  it('says what went wrong, and tries again', async () => {
    const { actor } = show({})
    server.use(
      answer(getValidation, () =>
        HttpResponse.json({ message: 'Broken.', code: 'INTERNAL', requestId: 'test' }, { status: 400 }),
      ),
    )
    expect(await screen.findByText('Broken.')).toBeTruthy()
    server.use(answer(getValidation, { run: phase().validation, confirmed: [] }))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('0 of 1')).toBeTruthy()
  })

  it('is not asked for before there was a check', () => {
    show({ validation: null })
    expect(screen.queryByText('Confirmed by the validation')).toBeNull()
  })
})
