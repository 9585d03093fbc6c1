import { describe, expect, it } from '@jest/globals'
import { adminIndustries, adminInitiatives, adminTemplates } from '@parley/contracts/http/admin.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import { templateSummary } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderConsole } from '../../testing/render-console.tsx'
import { initiativeRow } from '../../testing/tenant-records.ts'
// What comes late in a browser is here from the start: no test waits for it.
import './TemplateList.tsx'
import './TemplateShow.tsx'
import '../industries/IndustryList.tsx'
import '../initiatives/InitiativeList.tsx'
import '../initiatives/InitiativeShow.tsx'

const vendor = templateSummary({ name: 'Vendor Selection' })
const growth = initiativeRow({
  owner: { id: newId(), name: 'Kim Lead' },
  template: { id: vendor.id, name: vendor.name },
  createdAt: '2026-01-05T09:00:00.000Z',
})

describe('initiative templates in the console', () => {
  it('are listed and shown, and opened in the editor of the app', async () => {
    server.use(answer(adminTemplates.list, [vendor]), answer(adminTemplates.get, vendor))
    const view = renderConsole('/initiative-templates')
    const row = within(await screen.findByRole('row', { name: /Vendor Selection/ }))
    expect(row.getByText('Vendor selection')).toBeTruthy()
    const open = row.getByRole('link', { name: 'Open Vendor Selection in the editor' })
    expect(open.getAttribute('href')).toBe(`/initiative-templates/${vendor.id}/edit`)
    expect(screen.getByRole('link', { name: 'Create in the editor' }).getAttribute('href')).toBe(
      '/initiative-templates/create',
    )
    expect(await accessibilityProblems()).toEqual([])
    await view.actor.click(row.getByText('Vendor Selection'))
    await waitFor(() => expect(view.path()).toBe(`/initiative-templates/${vendor.id}/show`))
    expect(await screen.findByRole('link', { name: 'Open in the editor' })).toBeTruthy()
    expect(screen.getByText('Phases', { selector: 'dt' }).nextSibling?.textContent).toBe(
      String(vendor.phaseCount),
    )
  })
})

describe('initiatives in the console', () => {
  it('show name, status, client, firm and who leads them, no more', async () => {
    server.use(answer(adminInitiatives.list, [growth]), answer(adminInitiatives.get, growth))
    const view = renderConsole('/initiatives')
    const row = within(await screen.findByRole('row', { name: /Growth/ }))
    for (const text of ['Active', acme.name, northwind.name, 'Kim Lead'])
      expect(row.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Create/ })).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
    await view.navigate(`/initiatives/${growth.id}/show`)
    expect(
      await screen.findByText(
        'Phases and what is in them belong to the client: connect as the client to see them.',
      ),
    ).toBeTruthy()
  })
})

describe('industries in the console', () => {
  it('are the same for everybody, and cannot be changed', async () => {
    server.use(answer(adminIndustries.list, [{ id: newId(), code: 'realestate' }]))
    renderConsole('/industries')
    const row = within(await screen.findByRole('row', { name: /Real Estate/ }))
    expect(row.getByText('realestate')).toBeTruthy()
    expect(screen.getByText(/cannot be changed here/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Create/ })).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })
})
