import { beforeEach, describe, expect, it } from '@jest/globals'
import { departmentHierarchy } from '@parley/contracts/http/departments.ts'
import { setStakeholders } from '@parley/contracts/http/initiatives.ts'
import {
  deleteStakeholder,
  listStakeholders,
  updateStakeholder,
} from '@parley/contracts/http/stakeholders.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { stakeholder } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../../../testing/render-route.tsx'
import { ManagePeopleDialog } from './ManagePeopleDialog.tsx'

const otto = stakeholder()
const ada = stakeholder({ firstName: 'Ada', lastName: 'Roth', role: 'Sponsor' })
const initiative = { id: newId(), clientId: acme.id, updatedAt: '2026-05-04T09:00:00.000Z' }
const saved: unknown[] = []
let closed = 0

beforeEach(() => {
  saved.splice(0)
  closed = 0
  server.use(
    answer(departmentHierarchy, []),
    answer(listStakeholders, ({ query }) => (query.get('q') === null ? [otto, ada] : [])),
    answer(setStakeholders, ({ params, body }) => {
      saved.push([params.id, body])
      return []
    }),
  )
})

async function open() {
  const element = (
    <ManagePeopleDialog
      title="Manage Initiative Owners"
      initiative={initiative}
      kind="owner"
      chosen={[otto.id]}
      onClose={() => (closed += 1)}
    />
  )
  const rendered = renderRoute('/', { user: clientAdmin, routes: [{ path: '*', element }] })
  await screen.findByText('Ada Roth')
  return rendered
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` })

describe('managing the people of an initiative', () => {
  it('chooses from all stakeholders, and saves them as owners', async () => {
    const { actor } = await open()
    expect([box('Otto Lang').checked, box('Ada Roth').checked]).toEqual([true, false])
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByText('Ada Roth'))
    expect(screen.getByText('2 selected', { selector: '[role=status]' })).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(closed).toBe(1))
    expect(saved).toEqual([
      [initiative.id, { kind: 'owner', stakeholderIds: [otto.id, ada.id], updatedAt: initiative.updatedAt }],
    ])
  })

  it('keeps those chosen who are not among what a search finds', async () => {
    const { actor } = await open()
    await actor.type(screen.getByRole('searchbox', { name: 'Search stakeholders' }), 'zzz')
    expect(await screen.findByText('No stakeholders found matching your search.')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(closed).toBe(1))
    expect(saved).toEqual([
      [initiative.id, { kind: 'owner', stakeholderIds: [otto.id], updatedAt: initiative.updatedAt }],
    ])
  })

  it('edits and deletes in place; the deleted are no longer chosen', async () => {
    server.use(
      answer(updateStakeholder, () => ({ ...ada, role: 'Champion' })),
      answer(deleteStakeholder, { id: otto.id }),
    )
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Edit Ada Roth' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Stakeholder' }))
    await actor.type(dialog.getByLabelText(/Position\/Role/), '!')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Stakeholder' })).toBeNull())
    await actor.click(screen.getByRole('button', { name: 'Delete Otto Lang' }))
    await actor.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('0 selected', { selector: '[role=status]' })).toBeTruthy()
  })

  it('says why it could not save, and asks before a choice is thrown away', async () => {
    server.use(answer(setStakeholders, () => refuse('NOT_FOUND', 'Stakeholder not found')))
    const { actor } = await open()
    await actor.click(box('Ada Roth'))
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Stakeholder not found')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
    expect(closed).toBe(0)
  })
})
