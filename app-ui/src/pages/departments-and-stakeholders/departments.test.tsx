import { beforeEach, describe, expect, it } from '@jest/globals'
import { departmentHierarchy, listDepartments } from '@parley/contracts/http/departments.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  acme,
  clientViewer,
  consultant,
  firmAdmin,
  insideAcme,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { clientRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'
import {
  address,
  departmentRow,
  finance,
  openDepartments,
  operations,
  serveDepartments,
  team,
} from './testing/departments-page.tsx'

beforeEach(() => serveDepartments([finance, operations]))

const shown = () =>
  screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label')?.split(',')[0])

describe('the tree of departments', () => {
  it('says how many there are, and of each its counts and description', async () => {
    await openDepartments()
    const line = within(await departmentRow(/^Operations,/))
    expect(line.getAllByRole('img', { name: '1 sub-department' })[0]?.textContent).toBe('1')
    expect(line.getAllByRole('img', { name: '1 stakeholder' })[0]?.textContent).toBe('1')
    expect(within(await departmentRow(/^Finance,/)).getByText('Books and budgets')).toBeTruthy()
    expect(line.getAllByText('No description').length).toBeGreaterThan(0)
    const count = screen.getAllByText('Departments').find((element) => element.tagName === 'DT')
    expect(count?.nextElementSibling?.textContent).toBe('5')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('opens levels 0 and 1, so that three are seen', async () => {
    await openDepartments()
    await departmentRow(/^Operations,/)
    expect(shown()).toEqual(['Finance', 'Operations', 'Plant', 'Line'])
    const line = await departmentRow(/^Line,/)
    expect(line.getAttribute('aria-level')).toBe('3')
    expect(line.getAttribute('aria-expanded')).toBe('false')
    expect((await departmentRow(/^Finance,/)).hasAttribute('aria-expanded')).toBe(false)
  })

  it('is walked through by arrow keys, and Tab goes to the buttons of the row', async () => {
    const { actor } = await openDepartments()
    const first = await departmentRow(/^Finance,/)
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
    const { actor, path } = await openDepartments()
    await actor.type(await screen.findByRole('searchbox', { name: 'Search departments' }), 'planning')
    await waitFor(() => expect(shown()).toEqual(['Operations', 'Plant', 'Line', 'Planning team']))
    expect(path()).toBe(`${address}?d-q=planning`)
    await actor.clear(screen.getByRole('searchbox', { name: 'Search departments' }))
    await actor.type(screen.getByRole('searchbox', { name: 'Search departments' }), 'zzz')
    expect(await screen.findByText('No departments found matching your search.')).toBeTruthy()
  })

  it('says what belongs here when there is none', async () => {
    serveDepartments([])
    const { actor } = await openDepartments()
    expect(
      await screen.findByText('No departments created yet. Add your first department to get started.'),
    ).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Add Department' }))
    expect(screen.getByRole('dialog', { name: 'Add Department' })).toBeTruthy()
  })

  it('says so when it cannot be loaded, and tries again', async () => {
    server.use(answer(departmentHierarchy, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = await openDepartments()
    expect(await screen.findByText('Failed to load departments')).toBeTruthy()
    serveDepartments([finance])
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await departmentRow(/^Finance,/)).toBeTruthy()
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
    const { actor, path } = await openDepartments()
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
    await openDepartments(`${address}?view=list&d-q=planning`)
    expect(await screen.findByText(/^in Operations › Plant › Line/)).toBeTruthy()
  })
})

describe('who may do what', () => {
  it('lets a viewer look and change nothing', async () => {
    await openDepartments(address, clientViewer)
    await departmentRow(/^Operations,/)
    await screen.findByText('Otto Lang')
    for (const name of [/^Add/, /^Edit/, /^Delete/]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByText(/needs the permission to manage initiatives/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('works for somebody inside the client', async () => {
    await openDepartments(address, insideAcme(superAdmin))
    expect(await screen.findByRole('button', { name: 'Add Department' })).toBeTruthy()
  })

  it('is worked on by a Firm Admin in place, for the client in the address', async () => {
    server.use(answer(listClients, [clientRecord({ id: acme.id, name: acme.name })]))
    await openDepartments(`${address}?client=${acme.id}`, firmAdmin)
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
