import { afterEach, describe, expect, it } from '@jest/globals'
import { createDepartment } from '@parley/contracts/http/departments.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { consultantImpersonateClient } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, consultant, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { clientRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../../testing/render-route.tsx'
import { SessionContext } from '../../account/session/session-context.ts'
import { SwitchFirst } from './SwitchFirst.tsx'

const helios = { id: newId(), name: 'Helios' }
const title = 'Switch into the client first'

/** Any page, with what leads into a client beside it; and a change on it that the server refuses from outside. */
function show(path: string, user = consultant) {
  server.use(
    answer(listClients, [clientRecord(), clientRecord(helios)]),
    answer(createDepartment, () => refuse('SWITCH_FIRST', 'Switch into the client first.')),
  )
  const element = (
    <SessionContext value={user}>
      <SwitchFirst />
    </SessionContext>
  )
  const shown = renderRoute(path, { user, routes: [{ path: '*', element }] })
  const change = () =>
    act(() =>
      callRoute(createDepartment, { body: { name: 'Plant', clientId: acme.id } }).catch(() => undefined),
    )
  return { ...shown, change }
}

const said: unknown[] = []
const serveSwitch = () =>
  server.use(
    answer(consultantImpersonateClient, ({ body, params }) => {
      said.push({ id: params.id, ...(body as object) })
      return refuse('CONFLICT', 'Not now.')
    }),
  )

afterEach(() => {
  said.length = 0
  sessionStorage.clear()
})

describe('a change that a consultant makes from outside of the client', () => {
  it('leads into the one that is chosen, on whatever page it was', async () => {
    serveSwitch()
    const { actor, change } = show('/departments')
    expect(screen.queryByRole('dialog')).toBeNull()
    await change()
    const dialog = await screen.findByRole('dialog', { name: title })
    const go = within(dialog).getByRole('button', { name: 'Work in the client' })
    expect(go).toHaveProperty('disabled', true)
    expect(await accessibilityProblems(dialog)).toEqual([])
    await actor.click(within(dialog).getByRole('combobox', { name: 'Client' }))
    await actor.click(await screen.findByRole('option', { name: 'Helios' }))
    await actor.click(within(dialog).getByRole('button', { name: 'Work in Helios' }))
    const reason = await screen.findByRole('dialog', { name: 'Connect as Helios' })
    expect(screen.queryByRole('dialog', { name: title })).toBeNull()
    await actor.click(within(reason).getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(said).toEqual([{ id: helios.id }]))
  })

  it('offers the client of the page where that tells it, and asks for the reason once a day', async () => {
    serveSwitch()
    const initiative = { id: newId(), client: acme }
    const { actor, client, change } = show(`/initiatives/${initiative.id}`)
    client.setQueryData(keyOf(getInitiative, { params: { id: initiative.id } }), initiative)
    sessionStorage.setItem(
      `parley.recent.switch.${acme.id}`,
      JSON.stringify({ day: new Date().toLocaleDateString('sv'), reason: 'Review' }),
    )
    await change()
    await actor.click(await screen.findByRole('button', { name: `Work in ${acme.name}` }))
    await waitFor(() => expect(said).toEqual([{ id: acme.id, reason: 'Review' }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is left where it is closed, and stands again at the next refusal', async () => {
    const { actor, change } = show('/departments')
    await change()
    await screen.findByRole('dialog', { name: title })
    await actor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await change()
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  })

  it('asks nothing of who acts without switching', async () => {
    const { change } = show('/departments', firmAdmin)
    await change()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
