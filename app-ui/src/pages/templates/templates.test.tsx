import { describe, expect, it } from '@jest/globals'
import { listTemplates, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientViewer, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { aroundTemplates, ofAcme, ofFirm, standard } from '../../testing/template-records.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const show = (templates: TemplateSummary[], canCreate = true) => {
  server.use(...aroundTemplates, answer(listTemplates, { ...templateList(...templates), canCreate }))
  return renderRoute('/initiative-templates', { user: firmAdmin })
}

describe('the template list (Document 2, 2.3)', () => {
  it('shows name, visibility, owner and industries of each', async () => {
    show([ofFirm, ofAcme, standard])
    const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
    expect((await row('Vendor Selection')).getByText('Consulting Firm - Northwind Advisory')).toBeTruthy()
    expect((await row('Vendor Selection')).getByText('Consulting Firm')).toBeTruthy()
    expect((await row('Vendor Selection')).getByText('+1 more')).toBeTruthy()
    expect((await row('Cloud Migration')).getByText('Client - Acme Manufacturing')).toBeTruthy()
    expect((await row('Cloud Migration')).getByText('Client')).toBeTruthy()
    expect((await row('Digital Maturity')).getByText('Coming Soon')).toBeTruthy()
    expect((await row('Digital Maturity')).getByText('All Industries')).toBeTruthy()
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual([
      'Name',
      'Description',
      'Visibility',
      'Owner',
      'Industries',
      'Created',
      'Updated',
      'Actions',
    ])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('asks the server with owner, industry, visibility and search of the address', async () => {
    const asked: URLSearchParams[] = []
    server.use(
      ...aroundTemplates,
      answer(listTemplates, ({ query }) => {
        asked.push(query)
        return templateList(ofFirm)
      }),
    )
    const { actor, path } = renderRoute(`/initiative-templates?q=vendor&owner=${acme.id}`, {
      user: firmAdmin,
    })
    await screen.findByRole('row', { name: /Vendor Selection/ })
    await actor.click(screen.getByRole('combobox', { name: 'Industry' }))
    await actor.click(await screen.findByRole('option', { name: 'Energy' }))
    await waitFor(() =>
      expect(path()).toBe(`/initiative-templates?q=vendor&owner=${acme.id}&industry=energy`),
    )
    await waitFor(() => expect(asked.at(-1)?.get('industry')).toBe('energy'))
    expect([asked.at(-1)?.get('q'), asked.at(-1)?.get('ownerId')]).toEqual(['vendor', acme.id])
  })

  it('offers only what the person may do with each', async () => {
    const { actor } = show([standard])
    await actor.click(await screen.findByRole('button', { name: 'Actions for Digital Maturity' }))
    expect(screen.queryByRole('link', { name: 'Edit Digital Maturity' })).toBeNull()
    const offered = screen.getAllByRole('menuitem').map((item) => item.textContent)
    expect(offered).toEqual(['Clone', 'Versions', 'Export as file'])
  })

  it('is for clients a list to read, with its notice, no filters and no actions', async () => {
    server.use(answer(listTemplates, templateList(ofAcme)))
    renderRoute('/initiative-templates', { user: clientViewer })
    await screen.findByRole('row', { name: /Cloud Migration/ })
    expect(
      screen.getByText('You can view and use templates assigned to you by your consulting firm.'),
    ).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Create Template' })).toBeNull()
  })

  it('says that it could not be loaded, and tries again', async () => {
    server.use(
      ...aroundTemplates,
      answer(listTemplates, () => refuse('UNAVAILABLE', 'Down.')),
    )
    const { actor } = renderRoute('/initiative-templates', { user: firmAdmin })
    expect(
      await screen.findByText('Failed to load initiative templates. Please try again later.', undefined, {
        timeout: 5_000,
      }),
    ).toBeTruthy()
    server.use(answer(listTemplates, templateList(ofFirm)))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('row', { name: /Vendor Selection/ })).toBeTruthy()
  })

  it('has a first step where there is none', async () => {
    show([])
    expect(await screen.findByText('No templates yet')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Create Template' })[0]?.getAttribute('href')).toBe(
      '/initiative-templates/create',
    )
  })
})
