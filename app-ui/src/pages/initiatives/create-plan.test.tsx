import { describe, expect, it } from '@jest/globals'
import { departmentHierarchy } from '@parley/contracts/http/departments.ts'
import { previewInitiative } from '@parley/contracts/http/initiative-template.ts'
import { createInitiative, getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listClientColleagues, listClients } from '@parley/contracts/http/people.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { getTemplate, type Template } from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, initiative, preview, template } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const none = { groups: [], fields: [] }
const analyst = {
  id: newId(),
  name: 'Business Analyst',
  role: 'CONTRIBUTOR' as const,
  description: '',
  systemMessage: '',
  isSME: false,
}
const phaseOf = (id: string, durationDays?: number): Template['phases'][number] => ({
  id,
  name: `Phase ${id}`,
  description: '',
  order: 1,
  ...(durationDays === undefined ? {} : { durationDays }),
  requiredInputs: none,
  recommendedArtifacts: [],
  initialRiskMitigations: [],
  riskMitigations: [],
  aiAgents: [
    {
      aiAgentId: analyst.id,
      order: 1,
      moderatorPrompt: '',
      chapterTitle: '',
      expectedOutput: '',
      aiAgent: analyst,
    },
  ],
})
const vendor = template({
  phases: [phaseOf('a', 5), phaseOf('b', 10)],
  teamRoles: [
    { id: 'lead', name: 'Project lead', description: 'Leads the project' },
    { id: 'buyer', name: 'Buyer', description: '' },
  ],
})
const ada = { id: newId(), name: 'Ada Roth', email: 'ada@acme.test', kind: 'client' as const }
const clara = { id: newId(), name: 'Clara Ng', email: 'clara@northwind.test', kind: 'firm' as const }

function serve(bodies: unknown[] = []): void {
  const created = initiative()
  server.use(
    answer(getTemplate, { template: vendor }),
    answer(previewInitiative, preview(vendor, { agentCount: 2, inputCount: 3, globalInputCount: 1 })),
    answer(listClientColleagues, [ada, clara]),
    answer(listStakeholders, []),
    answer(departmentHierarchy, []),
    answer(getInitiative, created),
    answer(createInitiative, ({ body }) => {
      bodies.push(body)
      return created
    }),
  )
}
const path = `/initiatives/create/${vendor.id}`
const show = () => renderRoute(path, { user: clientAdmin })
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const put = (label: string, value: string): void => {
  fireEvent.change(fieldOf(label), { target: { value } })
  fireEvent.blur(fieldOf(label))
}
const daysShown = () =>
  ['a', 'b'].map((id) => [
    fieldOf(`Start of Phase ${id}`).value,
    fieldOf(`Days of Phase ${id}`).value,
    fieldOf(`End of Phase ${id}`).value,
  ])

describe('the plan of a new initiative', () => {
  it('shows what would be made, and when, before anything is', async () => {
    serve()
    show()
    expect(await screen.findByText('2 phases · 2 AI agents · 4 inputs')).toBeTruthy()
    expect(screen.getAllByText('Business Analyst, contributor')).toHaveLength(2)
    put('Start date', '2028-02-27')
    expect(daysShown()).toEqual([
      ['2028-02-27', '5', '2028-03-02'],
      ['2028-03-03', '10', '2028-03-12'],
    ])
    expect(screen.getByText('Ends on Mar 12, 2028, after 15 days')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('moves what follows, whichever of start, days and end is changed, and goes back to the template', async () => {
    serve()
    const { actor } = show()
    await screen.findByLabelText('Start date')
    put('Start date', '2026-03-02')
    put('Days of Phase a', '7')
    expect(daysShown()[1]).toEqual(['2026-03-09', '10', '2026-03-18'])
    put('End of Phase b', '2026-03-10')
    expect(daysShown()[1]).toEqual(['2026-03-09', '2', '2026-03-10'])
    put('Start of Phase b', '2026-03-12')
    expect(daysShown()[1]).toEqual(['2026-03-12', '2', '2026-03-13'])
    put('Start of Phase a', '2026-04-01')
    expect(daysShown()).toEqual([
      ['2026-04-01', '7', '2026-04-07'],
      ['2026-04-11', '2', '2026-04-12'],
    ])
    put('End of Phase a', '2026-03-01')
    expect(daysShown()[0]).toEqual(['2026-04-01', '7', '2026-04-07'])
    put('Days of Phase a', '')
    expect(daysShown()).toEqual([
      ['2026-04-01', '', ''],
      ['', '2', ''],
    ])
    expect(screen.getByText('The end is known once every phase has a duration.')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'As in the template' }))
    expect(daysShown()[1]).toEqual(['2026-04-06', '10', '2026-04-15'])
  })

  it('is saved with the team, each person once', async () => {
    const bodies: unknown[] = []
    serve(bodies)
    const { actor } = show()
    await actor.type(await screen.findByLabelText(/^Name/), 'New ERP')
    put('Start date', '2026-03-02')
    await actor.click(screen.getByRole('combobox', { name: 'Project lead' }))
    await actor.click(await screen.findByRole('option', { name: /Ada Roth/ }))
    await actor.click(screen.getByRole('combobox', { name: 'Buyer' }))
    const taken = await screen.findByRole('option', { name: /Ada Roth/ })
    expect(taken.getAttribute('aria-disabled')).toBe('true')
    expect(taken.textContent).toContain('already in the team as Project lead')
    await actor.keyboard('{Escape}')
    await actor.click(screen.getByRole('combobox', { name: 'Person' }))
    await actor.click(await screen.findByRole('option', { name: /Clara Ng/ }))
    await actor.type(screen.getByRole('textbox', { name: 'Role' }), 'Sponsor{Enter}')
    expect(screen.getByText('Sponsor')).toBeTruthy()
    expect(bodies).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Save Initiative' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({
      templateVersion: 1,
      phases: [
        { id: 'a', plannedStart: '2026-03-02', plannedEnd: '2026-03-06' },
        { id: 'b', plannedStart: '2026-03-07', plannedEnd: '2026-03-16' },
      ],
      team: [
        { userId: ada.id, role: 'Project lead' },
        { userId: clara.id, role: 'Sponsor' },
      ],
    })
  })

  it('is kept across a reload', async () => {
    serve()
    const { unmount } = show()
    await screen.findByLabelText('Start date')
    put('Start date', '2026-03-02')
    put('Days of Phase a', '7')
    unmount()
    show()
    await screen.findByText('What you had typed before is back.')
    expect(daysShown()[1]).toEqual(['2026-03-09', '10', '2026-03-18'])
  })

  it('waits for a client, where one is chosen', async () => {
    serve()
    server.use(answer(listClients, [clientRecord()]))
    const { actor } = renderRoute(path, { user: firmAdmin })
    expect(await screen.findByText('Choose a client above to pick its team.')).toBeTruthy()
    await actor.click(screen.getByRole('combobox', { name: /Client/ }))
    await actor.click(await screen.findByRole('option', { name: acme.name }))
    expect(await screen.findByRole('combobox', { name: 'Project lead' })).toBeTruthy()
    expect(await screen.findByText('2 phases · 2 AI agents · 4 inputs')).toBeTruthy()
  })
})

it('a template that went on meanwhile shows what is new, keeps what was typed, and is saved as it is then', async () => {
  const bodies: { templateVersion?: number }[] = []
  serve(bodies)
  const newer = { ...vendor, version: 2, phases: [phaseOf('a', 6), phaseOf('b', 10), phaseOf('c', 1)] }
  const { actor } = show()
  await actor.type(await screen.findByLabelText(/^Name/), 'New ERP')
  put('Start date', '2026-03-02')
  put('Days of Phase b', '4')
  server.use(
    answer(getTemplate, { template: newer }),
    answer(previewInitiative, preview(newer)),
    answer(createInitiative, ({ body }) => {
      bodies.push(body as object)
      return bodies.length === 1 ? refuse('STALE_UPDATE', 'The template has a newer version.') : initiative()
    }),
  )
  await actor.click(screen.getByRole('button', { name: 'Save Initiative' }))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(/The template has a newer version/)).toBeTruthy()
  expect(notice.getByText('Phase c')).toBeTruthy()
  expect(fieldOf('End of Phase c').value).toBe('2026-03-12')
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('New ERP')
  expect(await accessibilityProblems()).toEqual([])
  await actor.click(screen.getByRole('button', { name: 'Save Initiative' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies.map(({ templateVersion }) => templateVersion)).toEqual([1, 2])
})
