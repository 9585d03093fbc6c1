import { describe, expect, it } from '@jest/globals'
import { listAgents } from '@parley/contracts/http/agents.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer } from '@parley/ui-kit/testing/people.ts'
import { template } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { renderPart } from '../../../../testing/render-part.tsx'
import { draftWith, savedField } from '../testing/render-in-editor.tsx'
import { StoredTemplatePreview, TemplatePreview } from './TemplatePreview.tsx'

const judge = { id: newId(), name: 'Judge', role: 'APPROVER' as const, description: '', isSME: true }
const place = {
  id: 'p1',
  aiAgentId: judge.id,
  moderatorPrompt: 'Decide.',
  chapterTitle: 'The decision',
  expectedOutput: 'Yes or no.',
}
const draft = draftWith((given) => {
  given.name = 'Vendor Selection'
  given.description = 'From needs to a contract.'
  given.teamRoles = [{ id: 'r', name: 'Sponsor', description: 'Decides about money.' }]
  given.inputs.fields = [savedField('Sites', { type: 'tags' })]
  const [first, second] = given.phases
  if (first === undefined || second === undefined) return
  Object.assign(first, {
    description: 'Agree why.',
    durationDays: 14,
    requiredInputs: {
      groups: [
        {
          id: 'g',
          name: 'Mandate',
          fields: [
            savedField('Goal', { type: 'textarea', required: true }),
            savedField('Ceiling', { type: 'currency', currency: 'EUR' }),
            savedField('Owner', { type: 'stakeholders' }),
            savedField('Hidden', { isFixed: true }),
          ],
        },
      ],
      fields: [savedField('Share', { type: 'range' })],
    },
    recommendedArtifacts: [{ id: 'a', name: 'Company Profile', importance: 'Very High' }],
    initialRiskMitigations: [{ id: 'm', description: 'The budget is approved' }],
    riskMitigations: [{ id: 'n', description: 'A fallback exists' }],
    aiAgents: [place],
  })
  second.description = 'Ask the market.'
})

describe('the preview', () => {
  const show = (given = draft) => {
    const at = '2026-01-05T08:00:00.000Z'
    const times = { createdBy: null, createdAt: at, updatedAt: at }
    const agents = [{ ...judge, ...times, isActive: true, industries: [] }]
    server.use(answer(listAgents, { agents, total: 1, totalOfAll: 1 }))
    return renderPart(<TemplatePreview draft={given} />)
  }
  const part = (name: string) => within(screen.getByRole('region', { name }))

  it('shows what the template is, for whom, and how long it is planned to take', () => {
    show()
    const info = part('General Info')
    for (const text of [
      'Vendor Selection',
      'From needs to a contract.',
      'Standard (Available to all)',
      '14 days, with 4 phases not planned',
    ])
      expect(info.getByText(text)).toBeTruthy()
    expect(part('Team roles').getByText('Sponsor')).toBeTruthy()
    expect(part('Global Template Inputs').getByLabelText('Sites')).toBeTruthy()
  })

  it('shows a phase in the product’s own form, which can be tried', async () => {
    const { actor } = show()
    const inputs = part('Required Inputs')
    await actor.type(inputs.getByLabelText(/^Goal/), 'Save money')
    expect(inputs.getByLabelText<HTMLTextAreaElement>(/^Goal/).value).toBe('Save money')
    expect(inputs.getByText('€')).toBeTruthy()
    expect(inputs.getByRole('slider')).toBeTruthy()
    await actor.click(inputs.getByRole('combobox', { name: 'Owner' }))
    expect(inputs.queryByText('Hidden')).toBeNull()
    expect(inputs.getByText(/^1 fixed field/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /save/i })).toBeNull()
  })

  it('shows artifacts with importance, mitigations before and after, and the agents', async () => {
    show()
    expect(part('Recommended Artifacts').getByText('Very High')).toBeTruthy()
    expect(part('Initial Risk Mitigations').getByText('The budget is approved')).toBeTruthy()
    expect(part('Risk Mitigations after the AI Conversation').getByText('A fallback exists')).toBeTruthy()
    const agents = part('AI Agents Sequence')
    for (const text of ['The decision', 'Decide.', 'Yes or no.']) expect(agents.getByText(text)).toBeTruthy()
    expect(await agents.findByText('Judge')).toBeTruthy()
    expect(agents.getByText('SME')).toBeTruthy()
  })

  it('lets one choose the phase: tabs where there are few, a list where there are many', async () => {
    const { actor, unmount } = show()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '1. Initiation',
      '2. Discovery',
      '3. Analysis',
      '4. Synthesis',
      '5. Recommendation',
    ])
    await actor.click(screen.getByRole('tab', { name: '2. Discovery' }))
    expect(screen.getByText('Ask the market.')).toBeTruthy()
    expect(screen.getByText('No required inputs for this phase')).toBeTruthy()
    unmount()
    show(draftWith((given) => given.phases.push(...structuredClone(draft.phases))))
    await actor.click(screen.getByRole('combobox', { name: 'Phase' }))
    expect(screen.getAllByRole('option')).toHaveLength(10)
    await actor.click(screen.getByRole('option', { name: '6. Initiation' }))
    expect(screen.getByText('Phase 6 of 10 · 14 days')).toBeTruthy()
  })

  it('of a stored template names its agents as they stand in it, for those who may only read', async () => {
    const phase: PhaseDefinition = {
      name: 'Initiation',
      description: 'Agree why.',
      order: 1,
      requiredInputs: { groups: [], fields: [] },
      recommendedArtifacts: [],
      initialRiskMitigations: [],
      riskMitigations: [],
      aiAgents: [{ ...place, order: 1, aiAgent: { ...judge, systemMessage: '' } }].map(
        ({ id: _id, ...one }) => one,
      ),
    }
    renderPart(
      <StoredTemplatePreview
        template={template({
          visibility: 'CLIENT',
          client: { id: newId(), name: 'Acme' },
          phases: [phase],
        })}
      />,
      clientViewer,
    )
    expect(screen.getByText('Judge')).toBeTruthy()
    expect(screen.getByText('Specific Client: Acme')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is accessible', async () => {
    show()
    await screen.findByText('Judge')
    expect(await accessibilityProblems()).toEqual([])
  })
})
