import { describe, expect, it } from '@jest/globals'
import { getTemplate } from '@parley/contracts/http/templates.ts'
import { clientAdmin, consultant, firmAdmin, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { clientRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  editAddress,
  listAddress,
  nameField,
  saveButton,
  serveTemplate,
  vendorSelection,
} from '../../features/templates/template-editor/testing/serve-template.ts'
import { renderRoute } from '../../testing/render-route.tsx'

describe('a new template', () => {
  it('of a firm is the firm’s or a client’s, with five phases, for all industries', async () => {
    const bodies = serveTemplate()
    const { actor, path: address } = renderRoute('/initiative-templates/create', { user: consultant })
    await actor.type(await nameField(), '  Cloud move ')
    const all = screen.getByRole<HTMLInputElement>('radio', { name: 'Standard (Available to all)' })
    expect(all.disabled).toBe(true)
    expect(screen.getByText('Only super admins can make a template available to all.')).toBeTruthy()
    await actor.click(screen.getByRole('radio', { name: 'Specific Client' }))
    await actor.click(saveButton())
    expect(
      await screen.findByRole('button', { name: 'General Info › Client: choose the client' }),
    ).toBeTruthy()
    await actor.click(screen.getByRole('combobox', { name: /^Client/ }))
    await actor.click(await screen.findByRole('option', { name: 'Acme Manufacturing' }))
    await actor.click(screen.getByRole('combobox', { name: 'Industries' }))
    await actor.click(await screen.findByRole('option', { name: 'Retail' }))
    await actor.keyboard('{Escape}')
    await actor.click(saveButton())
    await waitFor(() => expect(address()).toBe(listAddress))
    expect(bodies).toMatchObject([
      {
        name: 'Cloud move',
        visibility: 'CLIENT',
        clientId: clientRecord().id,
        industries: ['retail'],
        status: 'CURRENT',
        phases: ['Initiation', 'Discovery', 'Analysis', 'Synthesis', 'Recommendation'].map((name, index) => ({
          name,
          order: index + 1,
        })),
      },
    ])
  })

  it('has an icon from a searchable grid that arrow keys go through', async () => {
    serveTemplate()
    const { actor } = renderRoute('/initiative-templates/create', { user: superAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Choose an icon' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('option')).toHaveLength(100)
    await actor.type(dialog.getByRole('searchbox'), 'cloud')
    const first = await dialog.findByRole('option', { name: 'Cloud' })
    act(() => first.focus())
    await actor.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Cloud /)
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
  })

  it('is not a client’s to write', async () => {
    renderRoute('/initiative-templates/create', { user: clientAdmin })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })
})

describe('a template that one may not change', () => {
  it('is shown to be read', async () => {
    serveTemplate({ ...vendorSelection, canEdit: false })
    renderRoute(editAddress, { user: clientAdmin })
    expect(await screen.findByText('You can look at this template, but not change it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save Template' })).toBeNull()
  })

  it('tells missing, barred and failed apart', async () => {
    server.use(answer(getTemplate, () => refuse('NOT_FOUND', 'Template not found.')))
    const missing = renderRoute(editAddress, { user: firmAdmin })
    expect(await screen.findByText('Template not found.')).toBeTruthy()
    missing.unmount()
    server.use(answer(getTemplate, () => refuse('FORBIDDEN', 'Not for you.')))
    const barred = renderRoute(editAddress, { user: firmAdmin })
    expect(await screen.findByText('Access denied')).toBeTruthy()
    barred.unmount()
    server.use(answer(getTemplate, () => refuse('INTERNAL', 'It broke.')))
    renderRoute(editAddress, { user: firmAdmin })
    expect(await screen.findByText('Failed to load template')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
