import { beforeEach, describe, expect, it } from '@jest/globals'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listObservationComments } from '@parley/contracts/http/observation-comments.ts'
import { updateObservations } from '@parley/contracts/http/observations.ts'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { getValidation } from '@parley/contracts/http/validations.ts'
import { type Observation } from '@parley/contracts/http/observations.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { observation, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { ObservationsSection } from './ObservationsSection.tsx'
import { samplePassage } from './testing/shown-observations.tsx'

const passage = samplePassage
const me = { id: clientAdmin.id, name: 'Adam Berg' }
let first: Observation
let second: Observation
let third: Observation
let bodies: { ids: string[] }[]

beforeEach(() => {
  localStorage.setItem(`parley.single-keys.${clientAdmin.id}`, 'on')
  first = observation({ description: 'First.', severity: 'CRITICAL', evidence: [passage] })
  second = observation({ description: 'Second.', dueOn: '2020-01-01', assignee: me })
  third = observation({ description: 'Third.', severity: 'LOW', status: 'REMEDIATED' })
  bodies = []
})

function show(onOpenPlace: (place: Place) => void = () => undefined) {
  const observations = [first, second, third]
  server.use(
    answer(getInitiative, initiative()),
    answer(getValidation, { run: null, confirmed: [] }),
    answer(listObservationComments, []),
    answer(listColleagues, [{ ...me, email: clientAdmin.email, kind: 'client' as const }]),
    answer(updateObservations, ({ body }) => {
      const asked = body as { ids: string[] }
      bodies.push(asked)
      return { observations: observations.filter(({ id }) => asked.ids.includes(id)), refused: [] }
    }),
  )
  return renderPart(
    <>
      <ObservationsSection phase={phase({ observations })} canEdit onOpenPlace={onOpenPlace} />
      <Toasts />
    </>,
  )
}

const opener = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select: ${name}` })
const focused = () => document.activeElement?.textContent ?? ''
const question = () => within(screen.getByRole('alertdialog'))
const rows = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)

describe('the list of observations', () => {
  it('is one stop for the tabulator, in which keys move, open and select', async () => {
    const { actor } = show()
    expect(['First.', 'Second.', 'Third.'].map((name) => opener(name).tabIndex)).toEqual([0, -1, -1])
    act(() => opener('First.').focus())
    await actor.keyboard('j')
    expect(focused()).toMatch(/^Second/)
    await actor.keyboard('{ArrowDown}')
    expect(focused()).toMatch(/^Third/)
    await actor.keyboard('k')
    expect([opener('First.').tabIndex, opener('Second.').tabIndex]).toEqual([-1, 0])
    await actor.keyboard('x')
    expect(choice('Second.').checked).toBe(true)
    await actor.keyboard('{Enter}')
    expect(opener('Second.').getAttribute('aria-expanded')).toBe('true')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('opens the first source with E, and asks once before A decides', async () => {
    const places: Place[] = []
    const { actor } = show((place) => places.push(place))
    act(() => opener('First.').focus())
    await actor.keyboard('e')
    expect(places).toMatchObject([{ chunkId: passage.chunkId, quote: passage.quote }])
    await actor.keyboard('a')
    expect(question().getByText('First.')).toBeTruthy()
    expect(question().getByText(/no way back to open/)).toBeTruthy()
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(bodies).toEqual([{ ids: [first.id], status: 'ACCEPTED' }]))
  })

  it('leaves letters alone that belong to another shortcut, or are turned off, or are typed', async () => {
    const { actor, unmount } = show()
    act(() => opener('First.').focus())
    await actor.keyboard('ga')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await actor.click(opener('First.'))
    await actor.click(await screen.findByLabelText('Consultant notes'))
    await actor.keyboard('a')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    unmount()
    localStorage.setItem(`parley.single-keys.${clientAdmin.id}`, 'off')
    const again = show()
    act(() => opener('Second.').focus())
    await again.actor.keyboard('a')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('decides on several by one call, and says what it leaves out', async () => {
    const { actor } = show()
    await actor.click(choice('First.'))
    await actor.keyboard('{Shift>}')
    await actor.click(choice('Third.'))
    await actor.keyboard('{/Shift}')
    const bar = within(screen.getByRole('group', { name: 'What is done with the selected' }))
    expect(bar.getByText('3 selected')).toBeTruthy()
    await actor.click(bar.getByRole('button', { name: 'To remediate' }))
    expect(question().getByText(/1 more stays as it is/)).toBeTruthy()
    await actor.click(question().getByRole('button', { name: 'To remediate' }))
    await waitFor(() => expect(bodies).toEqual([{ ids: [first.id, second.id], status: 'TO_REMEDIATE' }]))
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'What is done with the selected' })).toBeNull(),
    )
  })

  it('assigns several, and takes it back', async () => {
    const { actor } = show()
    await actor.click(choice('First.'))
    await actor.click(choice('Second.'))
    await actor.click(screen.getByRole('button', { name: 'Assign' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Assign 2 observations' }))
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toEqual([{ ids: [first.id, second.id], assigneeId: null }]))
    // jsdom has no pointer capture, which a press on a notice asks for.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(bodies.slice(1)).toEqual([
        { ids: [first.id], assigneeId: null },
        { ids: [second.id], assigneeId: me.id },
      ]),
    )
  })

  it('shows what is open, the reader’s own, overdue, or of one severity', async () => {
    const { actor, path } = show()
    const expected: [string, RegExp[]][] = [
      ['Open 2', [/^First/, /^Second/]],
      ['Mine 1', [/^Second/]],
      ['Overdue 1', [/^Second.*Overdue since/]],
    ]
    for (const [name, shown] of expected) {
      await actor.click(screen.getByRole('button', { name }))
      const found = rows().filter((text) => /First|Second|Third/.test(text))
      expect(found).toHaveLength(shown.length)
      shown.forEach((pattern, at) => expect(found[at]).toMatch(pattern))
    }
    expect(path()).toBe('/?findings=overdue')
  })

  it('keeps what is open in the address', async () => {
    const { actor, path } = show()
    await actor.click(opener('Second.'))
    expect(path()).toBe(`/?finding=${second.id}&pane=findings`)
    await actor.click(opener('First.'))
    expect(opener('Second.').getAttribute('aria-expanded')).toBe('false')
    await actor.click(opener('First.'))
    expect(path()).toBe('/?pane=findings')
  })
})
