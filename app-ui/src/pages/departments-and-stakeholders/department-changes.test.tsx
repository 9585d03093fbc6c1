import { beforeEach, describe, expect, it } from '@jest/globals'
import { createDepartment, deleteDepartment, updateDepartment } from '@parley/contracts/http/departments.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'
import { department } from '@parley/ui-kit/testing/records.ts'
import { answer, type AnsweredCall, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import {
  departmentRow,
  finance,
  openDepartments,
  operations,
  plant,
  serveDepartments,
} from './testing/departments-page.tsx'

beforeEach(() => serveDepartments([finance, operations]))

describe('adding and editing a department', () => {
  const bodies: AnsweredCall[] = []
  beforeEach(() => void bodies.splice(0))

  it('needs a name that is not blank', async () => {
    server.use(
      answer(createDepartment, (call) => {
        bodies.push(call)
        return department({ name: 'Audit' })
      }),
    )
    const { actor } = await openDepartments()
    await actor.click(await screen.findByRole('button', { name: 'Add Department' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add Department' }))
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    await actor.type(dialog.getByLabelText(/Name/), '   {Enter}')
    expect(save.disabled).toBe(true)
    expect(bodies).toEqual([])
    await actor.type(dialog.getByLabelText(/Name/), 'Audit')
    serveDepartments([finance, operations, department({ name: 'Audit' })])
    await actor.click(save)
    expect(await departmentRow(/^Audit,/)).toBeTruthy()
    expect(await screen.findByText('Successfully created')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bodies.map(({ body }) => body)).toEqual([
      { name: '   Audit', code: '', description: '', parentId: null, clientId: acme.id },
    ])
  })

  it('adds below one with the parent fixed', async () => {
    server.use(
      answer(createDepartment, (call) => {
        bodies.push(call)
        return department()
      }),
    )
    const { actor } = await openDepartments()
    await actor.click(await screen.findByRole('button', { name: 'Add sub-department to Plant' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add Sub-department' }))
    const parent = dialog.getByLabelText<HTMLInputElement>('Parent Department')
    expect([parent.value, parent.disabled]).toEqual(['Plant', true])
    await actor.type(dialog.getByLabelText(/Name/), 'Store')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Successfully created')).toBeTruthy()
    expect(bodies[0]?.body).toMatchObject({ name: 'Store', parentId: plant.id })
  })

  it('offers neither itself nor what is below it as the parent', async () => {
    const { actor } = await openDepartments()
    await actor.click(await screen.findByRole('button', { name: 'Edit Plant' }))
    await actor.click(screen.getByRole('combobox', { name: 'Parent Department' }))
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(offered).toEqual(['Top level', 'Finance', 'Operations'])
  })

  it('keeps what was typed when somebody else was faster, and lets the person decide', async () => {
    const theirs = { ...finance, name: 'Treasury', updatedAt: '2026-03-03T00:00:00.000Z' }
    const times: unknown[] = []
    server.use(
      answer(updateDepartment, ({ body }) => {
        const { updatedAt } = body as { updatedAt: string }
        times.push(updatedAt)
        if (updatedAt === theirs.updatedAt) return { ...theirs, name: 'Mine' }
        const stale = { code: 'STALE_UPDATE', message: 'Changed', requestId: 'r', current: theirs }
        return HttpResponse.json(stale, { status: 409 })
      }),
    )
    const { actor } = await openDepartments()
    await actor.click(await screen.findByRole('button', { name: 'Edit Finance' }))
    const name = screen.getByLabelText<HTMLInputElement>(/^Name/)
    await actor.clear(name)
    await actor.type(name, 'Mine')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Somebody else has changed this/)).toBeTruthy()
    expect(screen.getByText('Treasury · Books and budgets')).toBeTruthy()
    expect(name.value).toBe('Mine')
    await actor.click(screen.getByRole('button', { name: 'Save mine' }))
    expect(await screen.findByText('Successfully updated')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(times).toEqual([finance.updatedAt, theirs.updatedAt])
  })
})

describe('deleting a department', () => {
  it('warns of the stakeholders that it disconnects, and says where its children go', async () => {
    const deleted: string[] = []
    server.use(
      answer(deleteDepartment, ({ params }) => {
        deleted.push(params.id ?? '')
        return { id: plant.id }
      }),
    )
    const { actor } = await openDepartments()
    await actor.click(await screen.findByRole('button', { name: 'Delete Plant' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete department?' }))
    expect(
      dialog.getByText(
        '2 stakeholders are assigned to this department and will be disconnected before it is deleted.',
      ),
    ).toBeTruthy()
    expect(dialog.getByText('Its sub-department moves to “Operations”.')).toBeTruthy()
    serveDepartments([finance, department({ name: 'Operations' })])
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Successfully deleted')).toBeTruthy()
    expect(screen.queryByRole('treeitem', { name: /^Plant,/ })).toBeNull()
    expect(deleted).toEqual([plant.id])
  })

  it('says why it failed', async () => {
    server.use(answer(deleteDepartment, () => refuse('NOT_FOUND', 'Department not found')))
    const { actor } = await openDepartments()
    await actor.click(await screen.findByRole('button', { name: 'Delete Finance' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.queryByText(/disconnected/)).toBeNull()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Department not found')).toBeTruthy()
  })
})
