import { describe, expect, it } from '@jest/globals'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'
import { artifact, inputsOf, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative, stakeholder } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen } from '@testing-library/react'
import { renderPart } from '../../../../testing/render-part.tsx'
import { RequiredInputs } from './RequiredInputs.tsx'

const place = { clientId: acme.id, initiativeId: newId() }
const show = (shown: Phase, canEdit = true) =>
  renderPart(<RequiredInputs phase={shown} place={place} canEdit={canEdit} />)
const serveRefresh = () => server.use(answer(getInitiative, initiative()))

const otto = stakeholder()
const nora = { id: newId(), name: 'Nora West', email: 'nora@northwind.test', kind: 'firm' as const }
const rfp = artifact({ name: 'RFP Requirements' })

/** One field of each type of Document 2, section 3. */
const everyType = inputsOf(
  { name: 'Text' },
  { name: 'Long', type: 'textarea', required: true },
  { name: 'Choice', type: 'select', options: ['Open', 'Invited'] },
  { name: 'Words', type: 'tags' },
  { name: 'Many', type: 'multi-select', options: ['Red', 'Blue'] },
  { name: 'Day', type: 'date' },
  { name: 'Count', type: 'number', min: 0 },
  { name: 'Cost', type: 'currency', currency: 'GBP' },
  { name: 'Share', type: 'range' },
  { name: 'Paper', type: 'file' },
  { name: 'Contact', type: 'contacts' },
  { name: 'Owner', type: 'stakeholders' },
  { name: 'Secret', isFixed: true },
)
const filled = {
  Text: 'One line',
  Long: 'Many lines',
  Choice: 'Invited',
  Words: ['it'],
  Many: ['Blue'],
  Day: '2026-10-30',
  Count: 148,
  Cost: 7_600_000,
  Share: 80,
  Paper: [{ artifactId: rfp.id, name: rfp.name }],
  Contact: [nora.id],
  Owner: [otto.id],
}

function servePeople(): void {
  server.use(
    answer(listStakeholders, [otto]),
    answer(listColleagues, [nora]),
    answer(listInitiativeArtifacts, [rfp]),
  )
}

const put = (field: string | RegExp, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } })

async function pick(actor: ReturnType<typeof show>['actor'], field: string, option: string): Promise<void> {
  await actor.click(screen.getByRole('combobox', { name: new RegExp(field) }))
  await actor.click(await screen.findByRole('option', { name: new RegExp(option) }))
}

describe('the required inputs', () => {
  type Fill = (actor: ReturnType<typeof show>['actor']) => unknown
  const slide = (): void => {
    const slider = screen.getByRole<HTMLInputElement>('slider')
    expect([slider.min, slider.max]).toEqual(['0', '100'])
    expect(screen.getByText('Not set')).toBeTruthy()
    fireEvent.change(slider, { target: { value: '80' } })
  }
  const fills: [keyof typeof filled, Fill][] = [
    ['Text', () => put('Text', 'One line')],
    ['Long', () => put(/^Long/, 'Many lines')],
    ['Choice', (actor) => pick(actor, 'Choice', 'Invited')],
    ['Words', (actor) => actor.type(screen.getByLabelText('Words'), ' {Enter}it{Enter}it{Enter}')],
    ['Many', (actor) => pick(actor, 'Many', 'Blue')],
    ['Day', () => put('Day', '2026-10-30')],
    ['Count', () => put('Count', '148')],
    ['Cost', () => put('Cost', '7600000')],
    ['Share', slide],
    ['Paper', (actor) => pick(actor, 'Paper', 'RFP Requirements')],
    ['Contact', (actor) => pick(actor, 'Contact', 'Nora West')],
    ['Owner', (actor) => pick(actor, 'Owner', 'Otto Lang')],
  ]
  it.each(fills)('take a field like %s, and save what was changed', async (name, fill) => {
    const bodies: unknown[] = []
    servePeople()
    serveRefresh()
    const fields = everyType.fields.filter((field) => field.name === name)
    const current = phase({ requiredInputs: { groups: [], fields } })
    server.use(
      answer(updatePhase, ({ body }) => {
        bodies.push(body)
        return current
      }),
    )
    const { actor } = show(current)
    expect(screen.getByText('What you type is saved by itself.')).toBeTruthy()
    await fill(actor)
    expect(await screen.findByText('All changes saved', undefined, { timeout: 10_000 })).toBeTruthy()
    expect(bodies).toEqual([
      { inputs: { [name]: filled[name] }, baseInputs: { [name]: null }, updatedAt: current.updatedAt },
    ])
  })

  it('name their fields, show the currency and hide what is fixed', async () => {
    servePeople()
    show(phase({ requiredInputs: everyType }))
    expect(screen.getByText('£')).toBeTruthy()
    expect(screen.queryByLabelText('Secret')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it.each([true, false])(
    'show what the template says of a group, with its icon (may edit: %s)',
    async (mayEdit) => {
      const group = { id: newId(), name: 'Goals', description: 'What it is for.', icon: 'SecurityIcon' }
      const fields = inputsOf({ name: 'Goal' }).fields
      show(phase({ requiredInputs: { groups: [{ ...group, fields }], fields: [] } }), mayEdit)
      expect(screen.getByText('What it is for.')).toBeTruthy()
      const named = screen.getByRole('group', { name: 'Goals' })
      expect(named.querySelector('svg[data-testid="SecurityRoundedIcon"]')).not.toBeNull()
      expect(await accessibilityProblems()).toEqual([])
    },
  )

  it('mark the required ones with an asterisk', () => {
    servePeople()
    show(phase({ requiredInputs: everyType }))
    expect(screen.getByLabelText(/^Long/).closest('.MuiFormControl-root')?.textContent).toContain('*')
    expect(screen.getByLabelText('Text').closest('.MuiFormControl-root')?.textContent).not.toContain('*')
  })

  it('are text for those who only read', async () => {
    servePeople()
    show(phase({ requiredInputs: everyType, inputs: filled }), false)
    for (const text of ['One line', 'Many lines', 'Invited', 'it', 'Blue', '£7,600,000', '148', '80'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('Oct 30, 2026')).toBeTruthy()
    expect(await screen.findByText('Otto Lang')).toBeTruthy()
    expect(await screen.findByText('Nora West')).toBeTruthy()
    expect(screen.getByText('RFP Requirements')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText('What you type is saved by itself.')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('say so when there is nothing to fill', () => {
    show(phase())
    expect(screen.getByText('No required inputs for this phase')).toBeTruthy()
  })
})
