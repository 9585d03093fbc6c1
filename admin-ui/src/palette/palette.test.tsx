import { beforeEach, describe, expect, it } from '@jest/globals'
import * as admin from '@parley/contracts/http/admin.ts'
import { adminFeedback } from '@parley/contracts/http/feedback.ts'
import { listMails } from '@parley/contracts/http/mails.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { northwind } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderConsole } from '../testing/render-console.tsx'
import { clientRow, consultantRow, firmRow } from '../testing/tenant-records.ts'
// What comes late in a browser is here from the start: no test waits for it.
import './Palette.tsx'
import '../resources/industries/IndustryList.tsx'

const bright = clientRow({ id: newId(), name: 'Bright Energy Works' })
const other = clientRow({ id: newId(), name: 'Dark Energy' })
const clara = consultantRow()

/** Searches that the server was asked for, of clients. */
let asked: unknown[]

beforeEach(() => {
  asked = []
  server.use(
    answer(admin.adminConsultingFirms.list, [firmRow()]),
    answer(admin.adminConsultingFirms.get, firmRow()),
    answer(admin.adminClients.list, ({ query }) => {
      asked.push((JSON.parse(query.get('filter') ?? '{}') as { q?: unknown }).q)
      return [bright, other]
    }),
    answer(admin.adminClients.get, bright),
    answer(admin.adminConsultants.list, [clara]),
    answer(listMails, []),
    ...[
      admin.adminConsultantClientAccess,
      admin.adminUsers,
      admin.adminRoles,
      admin.adminAgents,
      admin.adminIndustries,
      admin.adminTemplates,
      admin.adminInitiatives,
      admin.adminAuditEvents,
      adminFeedback,
    ].map(({ list }) => answer(list, [])),
  )
})

async function openPalette(language: 'en' | 'de' = 'en') {
  const view = renderConsole('/industries', { language })
  await screen.findByRole('button', { name: language === 'en' ? 'Search or go to…' : 'Suchen oder öffnen …' })
  await view.actor.keyboard('{Control>}k{/Control}')
  return { ...view, box: await screen.findByRole('combobox', { name: /Search, go|Suchen, eine/ }) }
}

describe('the palette', () => {
  it('opens by key and button, and is closed by Escape', async () => {
    const view = await openPalette()
    expect(document.activeElement).toBe(view.box)
    expect(await accessibilityProblems()).toEqual([])
    await view.actor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Search, go/ })).toBeNull())
    await view.actor.click(screen.getByRole('button', { name: 'Search or go to…' }))
    expect(await screen.findByRole('combobox', { name: /Search, go/ })).toBeTruthy()
  })

  it('finds records by words in any order, in groups, and opens the chosen one by keys', async () => {
    const view = await openPalette()
    await view.actor.type(view.box, 'energy bright')
    const found = await screen.findByRole('option', { name: /Bright Energy Works/ })
    expect(asked).toContain('energy')
    expect(screen.queryByRole('option', { name: /Dark Energy/ })).toBeNull()
    expect(within(screen.getByRole('group', { name: 'Clients' })).getByText(northwind.name)).toBeTruthy()
    expect(found.getAttribute('aria-selected')).toBe('true')
    await view.actor.keyboard('{Enter}')
    await waitFor(() => expect(view.path()).toBe(`/clients/${bright.id}/show`))
    await view.actor.keyboard('{Control>}k{/Control}')
    const recent = await screen.findByRole('group', { name: 'Recent' })
    expect(within(recent).getByRole('option', { name: /Bright Energy Works/ })).toBeTruthy()
  })

  it('goes to pages and does things, in German too', async () => {
    const view = await openPalette('de')
    await view.actor.type(view.box, 'anlegen firma')
    const dialog = screen.getByRole('dialog', { name: /Suchen, eine Seite/ })
    await view.actor.click(await within(dialog).findByRole('option', { name: 'Beratungsfirma hinzufügen' }))
    await waitFor(() => expect(view.path()).toBe('/consulting-firms/create'))
    expect(await screen.findByRole('dialog', { name: 'Beratungsfirma hinzufügen' })).toBeTruthy()
    // Nothing opens over what is being written.
    await view.actor.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog', { name: /Suchen, eine Seite/ })).toBeNull()
  })

  it('says that nothing was found, and what could not be searched, with Retry', async () => {
    server.use(
      answer(admin.adminClients.list, []),
      answer(admin.adminConsultants.list, []),
      answer(admin.adminConsultingFirms.list, []),
      answer(admin.adminUsers.list, () => refuse('INTERNAL', 'Out of order.')),
    )
    const view = await openPalette()
    await view.actor.type(view.box, 'zzz')
    expect(await screen.findByText('Not everything could be searched.')).toBeTruthy()
    server.use(answer(admin.adminUsers.list, []))
    await view.actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Nothing found for “zzz”')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })
})
