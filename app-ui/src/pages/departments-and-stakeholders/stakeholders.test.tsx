import { beforeEach, describe, expect, it } from '@jest/globals'
import { departmentHierarchy } from '@parley/contracts/http/departments.ts'
import {
  createStakeholder,
  deleteStakeholder,
  listStakeholders,
  updateStakeholder,
} from '@parley/contracts/http/stakeholders.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { department, stakeholder } from '@parley/ui-kit/testing/records.ts'
import { answer, type AnsweredCall, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderRoute } from '../../testing/render-route.tsx'

const address = '/departments-and-stakeholders'
const controlling = department({ name: 'Controlling' })
const finance = department({ name: 'Finance', children: [controlling] })
const otto = stakeholder()
const asked: URLSearchParams[] = []

beforeEach(() => {
  asked.splice(0)
  server.use(
    answer(departmentHierarchy, [finance]),
    answer(listStakeholders, ({ query }) => {
      // Not the one that only counts them.
      if (query.get('range') !== '[0,0]') asked.push(query)
      return [otto]
    }),
  )
})

const open = async (given = address) => {
  const rendered = renderRoute(given, { user: clientAdmin })
  await screen.findByText('Otto Lang')
  return rendered
}
const lastAsked = (name: string) => asked.at(-1)?.get(name)

describe('the stakeholder manager', () => {
  it('searches, sorts and filters on the server, and keeps all of it in the address', async () => {
    const { actor, path } = await open()
    expect(lastAsked('sort')).toBe('["lastName","ASC"]')
    await actor.click(screen.getByRole('button', { name: 'Position/Role' }))
    await waitFor(() => expect(lastAsked('sort')).toBe('["role","ASC"]'))
    await actor.click(screen.getByRole('combobox', { name: 'Department' }))
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(offered).toEqual(['All departments', 'No department', 'Finance', 'ControllingFinance'])
    await actor.click(screen.getByRole('option', { name: /^Controlling/ }))
    await waitFor(() => expect(lastAsked('filter')).toBe(JSON.stringify({ departmentId: controlling.id })))
    await actor.click(screen.getByRole('combobox', { name: 'Department' }))
    await actor.click(screen.getByRole('option', { name: 'No department' }))
    await waitFor(() => expect(lastAsked('filter')).toBe('{"departmentId":null}'))
    expect(path()).toBe(`${address}?s-sort=role&s-departmentId=none`)
  })

  it('shows what an address asks for', async () => {
    await open(`${address}?s-q=otto&s-page=3&s-sort=-lastName&s-departmentId=${finance.id}`)
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      q: 'otto',
      range: '[50,74]',
      sort: '["lastName","DESC"]',
      filter: JSON.stringify({ departmentId: finance.id }),
    })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Department' }).value).toBe('Finance')
  })

  it('says when a search finds nobody, and takes the filters away', async () => {
    server.use(answer(listStakeholders, ({ query }) => (query.get('q') === null ? [otto] : [])))
    const { actor } = renderRoute(`${address}?s-q=zzz`, { user: clientAdmin })
    expect(await screen.findByText('No stakeholders found matching your search.')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('Otto Lang')).toBeTruthy()
  })

  it('says what belongs here when there is nobody', async () => {
    server.use(answer(listStakeholders, []))
    renderRoute(address, { user: clientAdmin })
    expect(await screen.findByText('No stakeholders yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add Stakeholder' })).toBeTruthy()
  })

  it('says so when they cannot be loaded', async () => {
    server.use(answer(listStakeholders, () => refuse('UNAVAILABLE', 'The database is down.')))
    renderRoute(address, { user: clientAdmin })
    expect(await screen.findByText('Failed to load stakeholders')).toBeTruthy()
  })
})

describe('a stakeholder', () => {
  it('is added with all fields; first name, last name and role must be there', async () => {
    const calls: AnsweredCall[] = []
    server.use(
      answer(createStakeholder, (call) => {
        calls.push(call)
        return stakeholder()
      }),
    )
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Add Stakeholder' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add Stakeholder' }))
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    await actor.type(dialog.getByLabelText(/First Name/), 'Ada')
    await actor.type(dialog.getByLabelText(/Last Name/), 'Roth')
    await actor.type(dialog.getByLabelText(/Position\/Role/), '  {Enter}')
    expect([save.disabled, calls]).toEqual([true, []])
    await actor.type(dialog.getByLabelText(/Position\/Role/), 'Champion')
    await actor.type(dialog.getByLabelText('Email'), 'ada.roth@acme.test')
    await actor.type(dialog.getByLabelText('Phone'), '+44 114 496 0199')
    await actor.type(dialog.getByLabelText('Notes'), 'On leave in May')
    await actor.click(dialog.getByRole('combobox', { name: 'Department' }))
    await actor.click(screen.getByRole('option', { name: 'Finance' }))
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(save)
    expect(await screen.findByText('Successfully created')).toBeTruthy()
    expect(calls.map(({ body }) => body)).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Roth',
        role: '  Champion',
        email: 'ada.roth@acme.test',
        phone: '+44 114 496 0199',
        notes: 'On leave in May',
        departmentId: finance.id,
        clientId: acme.id,
      },
    ])
  })

  it('shows what the contract refuses beside the field, and goes there', async () => {
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Edit Otto Lang' }))
    await actor.type(screen.getByLabelText('Email'), '!')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('alert').textContent).toBe('Email: Invalid email format')
    expect(screen.getByText('Invalid email format')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('shows the server’s refusal beside the field, until it is changed', async () => {
    const text = 'This email is taken'
    server.use(answer(updateStakeholder, () => refuse('VALIDATION_FAILED', text, { email: text })))
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Edit Otto Lang' }))
    await actor.type(screen.getByLabelText('Email'), 't')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    await actor.type(screen.getByLabelText('Email'), 'x')
    expect(screen.getAllByText(text)).toHaveLength(1)
  })

  it('may be taken as somebody else has saved it meanwhile', async () => {
    const theirs = { ...otto, role: 'Chief Executive', updatedAt: '2026-03-03T00:00:00.000Z' }
    const stale = { code: 'STALE_UPDATE', message: 'Changed', requestId: 'r', current: theirs }
    server.use(answer(updateStakeholder, () => HttpResponse.json(stale, { status: 409 })))
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Edit Otto Lang' }))
    const role = screen.getByLabelText<HTMLInputElement>(/Position\/Role/)
    await actor.clear(role)
    await actor.type(role, 'Sponsor')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await actor.click(await screen.findByRole('button', { name: 'Use theirs' }))
    expect(role.value).toBe('Chief Executive')
    expect(screen.queryByText(/Somebody else has changed this/)).toBeNull()
  })

  it('asks before what was typed is thrown away', async () => {
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Edit Otto Lang' }))
    await actor.type(screen.getByLabelText('Phone'), '1')
    await actor.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  })

  it('is deleted once that is confirmed', async () => {
    const deleted: unknown[] = []
    server.use(
      answer(deleteStakeholder, ({ params }) => {
        deleted.push(params.id)
        return { id: otto.id }
      }),
    )
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Delete Otto Lang' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete stakeholder?' }))
    expect(dialog.getByText('Otto Lang')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Successfully deleted')).toBeTruthy()
    expect(deleted).toEqual([otto.id])
  })
})
