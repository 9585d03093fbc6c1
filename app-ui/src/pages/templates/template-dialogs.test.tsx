import { describe, expect, it } from '@jest/globals'
import { listIndustries } from '@parley/contracts/http/agents.ts'
import { listClients, listConsultingFirms } from '@parley/contracts/http/people.ts'
import { importTemplate } from '@parley/contracts/http/template-files.ts'
import {
  getTemplateVersion,
  listTemplateVersions,
  restoreTemplateVersion,
} from '@parley/contracts/http/template-versions.ts'
import {
  assignTemplate,
  cloneTemplate,
  deleteTemplate,
  listTemplates,
  type TemplateSummary,
} from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import { acme, firmAdmin, northwind, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, template, templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { aroundTemplates, ofAcme, ofFirm, standard } from '../../testing/template-records.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const show = (templates: TemplateSummary[], canCreate = true) => {
  server.use(...aroundTemplates, answer(listTemplates, { ...templateList(...templates), canCreate }))
  return renderRoute('/initiative-templates', { user: firmAdmin })
}
const act = async (actor: { click: (element: Element) => Promise<void> }, name: string, action: string) => {
  await actor.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await actor.click(await screen.findByRole('menuitem', { name: action }))
}

describe('assigning a template', () => {
  it('to a client', async () => {
    const bodies: unknown[] = []
    const { actor } = show([ofFirm])
    server.use(
      answer(assignTemplate, ({ body }) => {
        bodies.push(body)
        return { template: template() }
      }),
    )
    await act(actor, 'Vendor Selection', 'Assign')
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign Template' }))
    expect(dialog.queryByRole('button', { name: 'Unassign' })).toBeNull()
    await actor.click(dialog.getByRole('combobox', { name: 'Client' }))
    await actor.click(await screen.findByRole('option', { name: acme.name }))
    await actor.click(dialog.getByRole('button', { name: 'Assign' }))
    expect(await screen.findByText('Template assigned successfully')).toBeTruthy()
    expect(bodies).toEqual([{ templateId: ofFirm.id, clientId: acme.id }])
  })

  it('to a client and its firm together, by a super admin (Document 2, 4.4)', async () => {
    const at = '2026-03-02T09:30:00.000Z'
    const southgate = { ...northwind, id: newId(), name: 'Southgate Partners' }
    const borealis = clientRecord({ id: newId(), name: 'Borealis Bank', consultingFirm: southgate })
    const ofEverybody = { ...standard, canAssign: true }
    const firm = (given: typeof northwind) => ({ ...given, isObsolete: false, createdAt: at, updatedAt: at })
    const bodies: unknown[] = []
    server.use(
      answer(listTemplates, templateList(ofEverybody)),
      answer(listClients, [clientRecord({ ...acme }), borealis]),
      answer(listConsultingFirms, [firm(northwind), firm(southgate)]),
      answer(assignTemplate, ({ body }) => {
        bodies.push(body)
        return { template: template() }
      }),
      ...aroundTemplates,
    )
    const { actor } = renderRoute('/initiative-templates', { user: superAdmin })
    await act(actor, ofEverybody.name, 'Assign')
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign Template' }))
    await actor.click(await dialog.findByRole('combobox', { name: 'Consulting firm' }))
    await actor.click(await screen.findByRole('option', { name: 'Southgate Partners' }))
    await actor.click(dialog.getByRole('combobox', { name: 'Client' }))
    expect(screen.queryByRole('option', { name: acme.name })).toBeNull()
    await actor.click(screen.getByRole('option', { name: 'Borealis Bank' }))
    await actor.click(dialog.getByRole('button', { name: 'Assign' }))
    expect(await screen.findByText('Template assigned successfully')).toBeTruthy()
    expect(bodies).toEqual([
      { templateId: ofEverybody.id, clientId: borealis.id, consultingFirmId: southgate.id },
    ])
  })

  it('is taken back with both cleared', async () => {
    const bodies: unknown[] = []
    const { actor } = show([ofAcme])
    server.use(
      answer(assignTemplate, ({ body }) => {
        bodies.push(body)
        return { template: template() }
      }),
    )
    await act(actor, 'Cloud Migration', 'Assign')
    await actor.click(await screen.findByRole('button', { name: 'Unassign' }))
    expect(await screen.findByText('Template unassigned successfully')).toBeTruthy()
    expect(bodies).toEqual([{ templateId: ofAcme.id }])
  })

  it('says why it failed', async () => {
    const { actor } = show([ofAcme])
    server.use(answer(assignTemplate, () => refuse('NOT_FOUND', 'Client not found')))
    await act(actor, 'Cloud Migration', 'Assign')
    await actor.click(await screen.findByRole('button', { name: 'Unassign' }))
    expect(await screen.findByText('Failed to unassign template')).toBeTruthy()
    expect(await screen.findByText('Client not found')).toBeTruthy()
  })

  it('tells when clients or firms cannot be listed', async () => {
    server.use(
      answer(listIndustries, []),
      answer(listTemplates, templateList(ofFirm)),
      answer(listClients, () => refuse('FORBIDDEN', 'Not you.')),
      answer(listConsultingFirms, () => refuse('FORBIDDEN', 'Nor you.')),
    )
    const { actor } = renderRoute('/initiative-templates', { user: superAdmin })
    await act(actor, 'Vendor Selection', 'Assign')
    expect(await screen.findByText('Error loading clients: Not you.')).toBeTruthy()
    expect(await screen.findByText('Error loading firms: Nor you.')).toBeTruthy()
  })
})

describe('copying and deleting a template', () => {
  it('copies under the usual name, and not under a blank one', async () => {
    const bodies: unknown[] = []
    const { actor } = show([ofFirm])
    server.use(
      answer(cloneTemplate, ({ body }) => {
        bodies.push(body)
        return { template: template() }
      }),
    )
    await act(actor, 'Vendor Selection', 'Clone')
    const dialog = within(await screen.findByRole('dialog', { name: 'Clone Template' }))
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name of the copy/ })
    expect(name.value).toBe('Vendor Selection (Copy)')
    await actor.clear(name)
    await actor.type(name, '   ')
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Clone' }).disabled).toBe(true)
    await actor.type(name, 'Mine ')
    await actor.click(dialog.getByRole('button', { name: 'Clone' }))
    expect(await screen.findByText('Template cloned successfully')).toBeTruthy()
    expect(bodies).toEqual([{ name: 'Mine' }])
  })

  it('deletes after asking by name, or says why not', async () => {
    const { actor } = show([ofFirm])
    server.use(answer(deleteTemplate, () => refuse('FORBIDDEN', 'It is not yours.')))
    await act(actor, 'Vendor Selection', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Template' }))
    expect(dialog.getByText('Vendor Selection')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete template')).toBeTruthy()
    expect(await dialog.findByText('It is not yours.')).toBeTruthy()
    server.use(answer(deleteTemplate, { id: ofFirm.id }))
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Template deleted successfully')).toBeTruthy()
  })
})

describe('the versions of a template', () => {
  it('tell what each changed, and go back to a former one', async () => {
    const version = (number: number, note: string) => ({
      version: number,
      note,
      createdAt: new Date(number * 1e9).toISOString(),
      createdBy: { id: newId(), name: 'Nora West' },
      phaseCount: 5,
      initiativeCount: number - 1,
    })
    const bodies: unknown[] = []
    const { actor } = show([ofFirm])
    server.use(
      answer(listTemplateVersions, { versions: [version(2, 'Sharper prompts'), version(1, '')], total: 2 }),
      answer(getTemplateVersion, {
        version: version(2, 'Sharper prompts'),
        definition: template(),
        changes: [
          {
            kind: 'changed',
            part: 'agent',
            phase: 'Discovery',
            name: 'Business Analyst',
            details: [{ property: 'Moderator prompt', before: 'Ask', after: 'Ask twice' }],
          },
        ],
      }),
      answer(restoreTemplateVersion, ({ body, params }) => {
        bodies.push([params.version, body])
        return { template: template() }
      }),
    )
    await act(actor, 'Vendor Selection', 'Versions')
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions of Vendor Selection' }))
    expect(await dialog.findByText('Sharper prompts')).toBeTruthy()
    expect(dialog.getByText('1 initiative uses it')).toBeTruthy()
    expect(dialog.getByText('No initiative uses it')).toBeTruthy()
    const [first] = dialog.getAllByRole('button', { name: 'What changed' })
    if (first !== undefined) await actor.click(first)
    expect(await dialog.findByText('Ask twice')).toBeTruthy()
    expect(dialog.getAllByRole('button', { name: 'Restore this version' })).toHaveLength(1)
    await actor.click(dialog.getByRole('button', { name: 'Restore this version' }))
    const asking = within(await screen.findByRole('alertdialog', { name: 'Restore this version' }))
    await actor.click(asking.getByRole('button', { name: 'Restore this version' }))
    expect(await screen.findByText('Version 1 is the newest again')).toBeTruthy()
    expect(bodies).toEqual([['1', { updatedAt: ofFirm.updatedAt }]])
  })
})

describe('importing a template', () => {
  const file = () => new File(['{}'], 'vendor.json', { type: 'application/json' })

  it('checks the file first, names agents that are missing, and writes under the chosen name', async () => {
    const runs: string[] = []
    const { actor } = show([ofFirm])
    server.use(
      answer(importTemplate, ({ query }) => {
        const dryRun = query.get('dryRun') ?? ''
        runs.push(dryRun)
        return {
          template: dryRun === 'true' ? null : template(),
          summary: {
            name: 'Vendor Selection',
            phases: ['Initiation', 'Discovery'],
            inputCount: 3,
            agentCount: 1,
            missingAgents: [{ name: 'Tax Expert', role: 'CONTRIBUTOR' as const, phase: 'Discovery' }],
          },
        }
      }),
    )
    await actor.click(await screen.findByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Template' }))
    await actor.upload(dialog.getByLabelText('Choose file', { selector: 'input' }), file())
    expect(await dialog.findByText('2 phases · 3 inputs · 1 agent place')).toBeTruthy()
    expect(dialog.getByText('Tax Expert (CONTRIBUTOR) in Discovery')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText('Template imported successfully')).toBeTruthy()
    expect(runs).toEqual(['true', 'false'])
  })

  it('lists what is wrong with a file, and writes nothing', async () => {
    const { actor } = show([ofFirm])
    server.use(
      answer(importTemplate, () =>
        refuse('VALIDATION_FAILED', 'Some fields are not valid.', {
          'template.name': 'This field is required',
        }),
      ),
    )
    await actor.click(await screen.findByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Template' }))
    await actor.upload(dialog.getByLabelText('Choose file', { selector: 'input' }), file())
    expect(await dialog.findByText('template.name: This field is required')).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  })
})
