import { describe, expect, it } from '@jest/globals'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { getTeam, setTeam, type Team } from '@parley/contracts/http/team.ts'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer } from '@parley/ui-kit/testing/people.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const erp = initiative()
const path = `/initiatives/${erp.id}/team`
const lead = { userId: newId(), name: 'Clara Ng', role: 'Principal', isLead: true, isMember: false }
const anita = { userId: newId(), name: 'Anita Desai', role: 'Planner', isLead: false, isMember: true }
const piotr = { id: newId(), name: 'Piotr Nowak', email: 'piotr@acme.test', kind: 'client' as const }
const team: Team = { members: [lead, anita], lead: erp.consultant, updatedAt: erp.updatedAt }

describe('the team page', () => {
  it('adds, changes and removes members and saves them at once', async () => {
    const bodies: unknown[] = []
    server.use(
      answer(getInitiative, erp),
      answer(getTeam, team),
      answer(listColleagues, [piotr]),
      answer(setTeam, ({ body }) => {
        bodies.push(body)
        return team
      }),
    )
    const { actor } = renderRoute(path, { user: clientAdmin })
    expect(await screen.findByText('Leading consultant')).toBeTruthy()
    // Leading follows from the initiative, not from the team.
    expect(screen.queryByRole('button', { name: 'Remove Clara Ng' })).toBeNull()
    await actor.click(screen.getByRole('combobox', { name: 'Person' }))
    await actor.click(await screen.findByRole('option', { name: /Piotr Nowak/ }))
    await actor.type(screen.getByLabelText('Role'), 'Tester')
    await actor.click(screen.getByRole('button', { name: 'Add member' }))
    await actor.type(screen.getByLabelText('Role of Anita Desai'), ' in chief')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Save team' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toEqual({
      members: [
        { userId: anita.userId, role: 'Planner in chief' },
        { userId: piotr.id, role: 'Tester' },
      ],
      updatedAt: team.updatedAt,
    })
  })

  it('is searched and sorted, by its address too, and no row moves while it is edited', async () => {
    const stored: Team = {
      ...team,
      members: [lead, anita, { ...anita, userId: newId(), name: 'Bo Ek', role: 'Buyer' }],
    }
    server.use(answer(getInitiative, erp), answer(getTeam, stored), answer(listColleagues, []))
    const { actor, path: address } = renderRoute(`${path}?sort=-name`, { user: clientAdmin })
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent)
    await screen.findByText('Bo Ek')
    expect(names().map((text) => /Clara|Bo|Anita/.exec(text)?.[0])).toEqual(['Clara', 'Bo', 'Anita'])
    await actor.click(screen.getByRole('button', { name: 'Role' }))
    expect(names().map((text) => /Clara|Bo|Anita/.exec(text)?.[0])).toEqual(['Bo', 'Anita', 'Clara'])
    await actor.clear(screen.getByLabelText('Role of Anita Desai'))
    await actor.type(screen.getByLabelText('Role of Anita Desai'), 'Adviser')
    expect(names().map((text) => /Clara|Bo|Anita/.exec(text)?.[0])).toEqual(['Bo', 'Anita', 'Clara'])
    await actor.type(screen.getByRole('searchbox', { name: 'Search team' }), 'planner')
    await waitFor(() => expect(screen.queryByText('Bo Ek')).toBeNull())
    expect(screen.getByText('Anita Desai')).toBeTruthy()
    expect(address()).toContain('q=planner')
  })

  it('is for readers to read alone', async () => {
    server.use(answer(getInitiative, { ...erp, canManage: false }), answer(getTeam, team))
    renderRoute(path, { user: clientViewer })
    expect(await screen.findByText('Anita Desai')).toBeTruthy()
    expect(screen.getByText('Planner')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save team' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  })
})
