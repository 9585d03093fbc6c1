import { describe, expect, it } from '@jest/globals'
import {
  createMaturityAssessment,
  deleteMaturityAssessment,
  listMaturityAssessments,
  type MaturityAssessment,
} from '@parley/contracts/http/maturity.ts'
import { newId } from '@parley/contracts/ids.ts'
import { allMaturityStatements, resultOf } from '@parley/contracts/rules/maturity.ts'
import { keepDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  clientAdmin,
  clientViewer,
  consultant,
  firmAdmin,
  insideAcme,
} from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../../testing/render-route.tsx'

function assessment(answers: Record<string, number>, createdAt: string): MaturityAssessment {
  return {
    id: newId(),
    clientId: newId(),
    answers,
    ...resultOf(answers),
    createdBy: { id: newId(), name: 'Ines Roth' },
    createdAt,
  }
}
/** The first look at a page waits for its parts to be read. */
const patient = { timeout: 25_000 }
const all = (step: number): Record<string, number> =>
  Object.fromEntries(allMaturityStatements.map((id) => [id, step]))

/** A server that keeps what is assessed. */
function stored(first: MaturityAssessment[] = []) {
  let rows = first
  server.use(
    answer(listMaturityAssessments, () => rows),
    answer(createMaturityAssessment, ({ body }) => {
      const made = assessment(
        (body as { answers: Record<string, number> }).answers,
        '2026-04-02T09:00:00.000Z',
      )
      rows = [made, ...rows]
      return made
    }),
    answer(deleteMaturityAssessment, ({ params }) => {
      rows = rows.filter(({ id }) => id !== params.id)
      return { id: params.id ?? '' }
    }),
  )
}
const two = () => [
  assessment({ ...all(3), 'data.access': 1 }, '2026-03-02T09:00:00.000Z'),
  assessment(all(2), '2025-03-02T09:00:00.000Z'),
]

describe('the maturity level', () => {
  it('keeps the text of its tab, and offers the self-assessment below it', async () => {
    stored()
    renderRoute('/maturity-level', { user: clientAdmin })
    expect(await screen.findByText('No assessment yet', undefined, patient)).toBeTruthy()
    expect(screen.getByText('The maturity level UI is coming soon.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Start the assessment' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is assessed by keyboard, names what is missing, and keeps a draft until it is saved', async () => {
    stored()
    const first = renderRoute('/maturity-level', { user: clientAdmin })
    await first.actor.click(await screen.findByRole('button', { name: 'Start the assessment' }, patient))
    const [strategy, next] = screen.getAllByRole('radiogroup') as [HTMLElement, HTMLElement]
    const largely = within(strategy).getByRole<HTMLInputElement>('radio', { name: 'Largely' })
    act(() => largely.focus())
    await first.actor.keyboard(' ')
    expect(largely.checked).toBe(true)
    expect(screen.getByText('1 of 21 answered')).toBeTruthy()
    await first.actor.click(screen.getByRole('button', { name: 'Save the assessment' }))
    expect(screen.getByText('Please answer every statement. 20 still open.')).toBeTruthy()
    expect(next.contains(document.activeElement)).toBe(true)
    expect(await accessibilityProblems()).toEqual([])
    first.unmount()

    const { 'governance.responsibleUse': _open, ...draft } = all(3)
    keepDraft(`maturity.${clientAdmin.clientId ?? ''}`, draft)
    const { actor } = renderRoute('/maturity-level', { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Go on with the assessment' }))
    expect(screen.getByText('20 of 21 answered')).toBeTruthy()
    const last = screen.getAllByRole('radiogroup').at(-1) as HTMLElement
    await actor.click(within(last).getByRole('radio', { name: 'Partly' }))
    await actor.click(screen.getByRole('button', { name: 'Save the assessment' }))
    expect(await screen.findAllByText('Level 3: Defined')).not.toEqual([])
    expect(await screen.findByRole('button', { name: 'Assess again' })).toBeTruthy()
  })

  it('is shown as figures beside the charts, with what has changed, and deleted after asking', async () => {
    stored(two())
    const { actor } = renderRoute('/maturity-level', { user: insideAcme(consultant) })
    const figures = within(await screen.findByRole('table', { name: 'Where you stand' }, patient))
    const row = figures.getByRole('row', { name: /^Data/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2.5', '+0.5'])
    expect(screen.getByText('Weakest: Data. Here the next step pays off most.')).toBeTruthy()
    expect(screen.getByText(/^From 2.0 on .* to 2.9 on .*, over 2 assessments\.$/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    const [newest] = screen.getAllByRole('button', { name: /^Delete the assessment of/ })
    await actor.click(newest as HTMLElement)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this assessment?' }))
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Delete the assessment of/ })).toHaveLength(1),
    )
  })

  it('is only looked at by who may not manage anything', async () => {
    stored(two())
    renderRoute('/maturity-level', { user: clientViewer })
    expect(await screen.findByText(/You can look at the assessments/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Assess again' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete the assessment of/ })).toBeNull()
  })

  it('needs a client, and can be tried again after a failure', async () => {
    const firm = renderRoute('/maturity-level', { user: firmAdmin })
    expect(await screen.findByText('Connect to a client first')).toBeTruthy()
    firm.unmount()
    server.use(answer(listMaturityAssessments, () => refuse('INTERNAL', 'Something went wrong on our side.')))
    const { actor } = renderRoute('/maturity-level', { user: clientAdmin })
    expect(await screen.findByText('Failed to load the assessments', {}, { timeout: 8_000 })).toBeTruthy()
    stored(two())
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findAllByText('Level 2: Developing')).not.toEqual([])
  })
})
