import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  createDepartment,
  deleteDepartment,
  departmentHierarchy,
  type DepartmentNode,
  listDepartments,
  updateDepartment,
} from '@parley/contracts/http/departments.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  acme,
  clientAdmin,
  clientViewer,
  consultant,
  firmAdmin,
  insideAcme,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { clientRecord, department, stakeholder } from '@parley/ui-kit/testing/records.ts'
import { answer, type AnsweredCall, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderRoute } from '../../testing/render-route.tsx'

const address = '/departments-and-stakeholders'

const team = department({ name: 'Planning team' })
const plant = department({
  name: 'Plant',
  stakeholderCount: 2,
  children: [department({ name: 'Line', children: [team] })],
})
const operations = department({ name: 'Operations', code: 'OPS', stakeholderCount: 1, children: [plant] })
const finance = department({ name: 'Finance', description: 'Books and budgets' })

const serve = (tree: DepartmentNode[]) =>
  server.use(answer(departmentHierarchy, tree), answer(listStakeholders, [stakeholder()]))
beforeEach(() => serve([finance, operations]))

const open = async (given = address, user = clientAdmin) => {
  const rendered = renderRoute(given, { user })
  await screen.findByRole('heading', { name: 'Departments' })
  return rendered
}
const row = (name: RegExp) => screen.findByRole('treeitem', { name })
const shown = () =>
  screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label')?.split(',')[0])

describe('the tree of departments', () => {
  it('says how many there are, and of each its counts and description', async () => {
    await open()
    const line = within(await row(/^Operations,/))
    expect(line.getAllByRole('img', { name: '1 sub-department' })[0]?.textContent).toBe('1')
    expect(line.getAllByRole('img', { name: '1 stakeholder' })[0]?.textContent).toBe('1')
    expect(within(await row(/^Finance,/)).getByText('Books and budgets')).toBeTruthy()
    expect(line.getAllByText('No description').length).toBeGreaterThan(0)
    const count = screen.getAllByText('Departments').find((element) => element.tagName === 'DT')
    expect(count?.nextElementSibling?.textContent).toBe('5')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('opens levels 0 and 1, so that three are seen', async () => {
    await open()
    await row(/^Operations,/)
    expect(shown()).toEqual(['Finance', 'Operations', 'Plant', 'Line'])
    const line = await row(/^Line,/)
    expect(line.getAttribute('aria-level')).toBe('3')
    expect(line.getAttribute('aria-expanded')).toBe('false')
    expect((await row(/^Finance,/)).hasAttribute('aria-expanded')).toBe(false)
  })

  it('is walked through by arrow keys, and Tab goes to the buttons of the row', async () => {
    const { actor } = await open()
    const first = await row(/^Finance,/)
    act(() => first.focus())
    const at = () => document.activeElement?.getAttribute('aria-label')?.split(',')[0]
    await actor.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(at()).toBe('Line')
    await actor.keyboard('{ArrowRight}')
    expect(shown()).toContain('Planning team')
    await actor.keyboard('{ArrowRight}')
    expect(at()).toBe('Planning team')
    await actor.keyboard('{ArrowLeft}')
    expect(at()).toBe('Line')
    await actor.keyboard('{ArrowLeft}')
    expect(shown()).not.toContain('Planning team')
    await actor.keyboard('{Home}')
    expect(at()).toBe('Finance')
    await actor.keyboard('p')
    expect(at()).toBe('Plant')
    await actor.keyboard('{End}{ArrowUp}{ArrowUp}{Enter}')
    expect(shown()).toEqual(['Finance', 'Operations'])
    await actor.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add sub-department to Operations')
  })

  it('is searched; what stands above a find is shown too, and the search is in the address', async () => {
    const { actor, path } = await open()
    await actor.type(await screen.findByRole('searchbox', { name: 'Search departments' }), 'planning')
    await waitFor(() => expect(shown()).toEqual(['Operations', 'Plant', 'Line', 'Planning team']))
    expect(path()).toBe(`${address}?d-q=planning`)
    await actor.clear(screen.getByRole('searchbox', { name: 'Search departments' }))
    await actor.type(screen.getByRole('searchbox', { name: 'Search departments' }), 'zzz')
    expect(await screen.findByText('No departments found matching your search.')).toBeTruthy()
  })

  it('says what belongs here when there is none', async () => {
    serve([])
    const { actor } = await open()
    expect(
      await screen.findByText('No departments created yet. Add your first department to get started.'),
    ).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Add Department' }))
    expect(screen.getByRole('dialog', { name: 'Add Department' })).toBeTruthy()
  })

  it('says so when it cannot be loaded, and tries again', async () => {
    server.use(answer(departmentHierarchy, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = await open()
    expect(await screen.findByText('Failed to load departments')).toBeTruthy()
    serve([finance])
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await row(/^Finance,/)).toBeTruthy()
  })
})

describe('the list of departments', () => {
  it('has the top level, sorted and paged by the server, and what is below on demand', async () => {
    const asked: (string | null)[][] = []
    server.use(
      answer(listDepartments, ({ query }) => {
        asked.push([query.get('sort'), query.get('filter'), query.get('range')])
        return [finance, operations]
      }),
    )
    const { actor, path } = await open()
    await actor.click(await screen.findByRole('button', { name: 'List' }))
    const show = await screen.findByRole('button', { name: 'Show sub-departments of Operations' })
    expect(path()).toBe(`${address}?view=list`)
    expect(asked).toEqual([['["name","ASC"]', '{"parentId":null}', '[0,24]']])
    expect(screen.queryByText('Plant')).toBeNull()
    await actor.click(show)
    expect(screen.getByText('Plant')).toBeTruthy()
    await actor.click(screen.getByRole('combobox', { name: 'Sort by' }))
    await actor.click(screen.getByRole('option', { name: 'Newest first' }))
    await waitFor(() => expect(asked.at(-1)?.[0]).toBe('["createdAt","DESC"]'))
    expect(await accessibilityProblems()).toEqual([])
  })

  it('finds departments of every level, and says where they stand', async () => {
    server.use(answer(listDepartments, ({ query }) => (query.get('filter') === null ? [team] : [])))
    await open(`${address}?view=list&d-q=planning`)
    expect(await screen.findByText(/^in Operations › Plant › Line/)).toBeTruthy()
  })
})

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
    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: 'Add Department' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add Department' }))
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    await actor.type(dialog.getByLabelText(/Name/), '   {Enter}')
    expect(save.disabled).toBe(true)
    expect(bodies).toEqual([])
    await actor.type(dialog.getByLabelText(/Name/), 'Audit')
    serve([finance, operations, department({ name: 'Audit' })])
    await actor.click(save)
    expect(await row(/^Audit,/)).toBeTruthy()
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
    const { actor } = await open()
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
    const { actor } = await open()
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
    const { actor } = await open()
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
    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: 'Delete Plant' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete department?' }))
    expect(
      dialog.getByText(
        '2 stakeholders are assigned to this department and will be disconnected before it is deleted.',
      ),
    ).toBeTruthy()
    expect(dialog.getByText('Its sub-department moves to “Operations”.')).toBeTruthy()
    serve([finance, department({ name: 'Operations' })])
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Successfully deleted')).toBeTruthy()
    expect(screen.queryByRole('treeitem', { name: /^Plant,/ })).toBeNull()
    expect(deleted).toEqual([plant.id])
  })

  it('says why it failed', async () => {
    server.use(answer(deleteDepartment, () => refuse('NOT_FOUND', 'Department not found')))
    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: 'Delete Finance' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.queryByText(/disconnected/)).toBeNull()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Department not found')).toBeTruthy()
  })
})

describe('who may do what', () => {
  it('lets a viewer look and change nothing', async () => {
    await open(address, clientViewer)
    await row(/^Operations,/)
    await screen.findByText('Otto Lang')
    for (const name of [/^Add/, /^Edit/, /^Delete/]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByText(/needs the permission to manage initiatives/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('works for somebody inside the client', async () => {
    await open(address, insideAcme(superAdmin))
    expect(await screen.findByRole('button', { name: 'Add Department' })).toBeTruthy()
  })

  it('is worked on by a Firm Admin in place, for the client in the address', async () => {
    server.use(answer(listClients, [clientRecord({ id: acme.id, name: acme.name })]))
    await open(`${address}?client=${acme.id}`, firmAdmin)
    expect(await screen.findByRole('button', { name: 'Add Department' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Client' }).textContent).toBe(acme.name)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('sends those outside of every client to choose one', async () => {
    renderRoute(address, { user: consultant })
    expect(await screen.findByText('No client chosen')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to clients' }).getAttribute('href')).toBe('/clients')
  })
})
