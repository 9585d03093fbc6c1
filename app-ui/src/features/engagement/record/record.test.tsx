import { describe, expect, it } from '@jest/globals'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { createFlag, listFlags, resolveFlag } from '@parley/contracts/http/flags.ts'
import {
  deleteInitiative,
  getInitiative,
  type Initiative,
  listClientInitiatives,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import { getSubscription, setSubscription } from '@parley/contracts/http/subscriptions.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { createTimelineEntry, listTimeline } from '@parley/contracts/http/timeline.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer } from '@parley/ui-kit/testing/people.ts'
import { initiative, templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { flag } from '../../../testing/record-parts.ts'
import { renderRoute } from '../../../testing/render-route.tsx'
import { RecordActions } from './RecordActions.tsx'
import { FlagsSection, HistorySections } from './RecordSections.tsx'

const erp = initiative({ name: 'ERP' })
const show = (given: Initiative, user = clientAdmin) =>
  renderRoute('/initiatives', {
    user,
    routes: [
      {
        path: '*',
        lazy: async () => {
          const { RequireSession } = await import('../../account/session/RequireSession.tsx')
          return { Component: RequireSession }
        },
        children: [
          {
            path: '*',
            element: (
              <>
                <RecordActions initiative={given} />
                <FlagsSection initiative={given} />
                <HistorySections initiative={given} />
              </>
            ),
          },
        ],
      },
    ],
  })

describe('flags', () => {
  it('are raised with a title, and resolved', async () => {
    const bodies: unknown[] = []
    const open = flag()
    server.use(
      answer(listFlags, [open]),
      answer(createFlag, ({ body }) => {
        bodies.push(body)
        return open
      }),
      answer(resolveFlag, ({ body }) => {
        bodies.push(body)
        return open
      }),
    )
    const { actor } = show(erp)
    await actor.click(await screen.findByRole('button', { name: 'Raise flag' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Raise flag' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await actor.type(dialog.getByLabelText(/^Title/), ' Late ')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await actor.click(screen.getByRole('button', { name: 'Flags' }))
    await actor.click(await screen.findByRole('button', { name: 'Resolve Vendor withdraws' }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies).toEqual([
      { title: 'Late', severity: 'MEDIUM', description: null },
      { resolved: true, updatedAt: open.updatedAt },
    ])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('and the rest are for readers to read alone', async () => {
    server.use(answer(listFlags, [flag()]), answer(listTimeline, []), answer(listActivity, []))
    const { actor } = show({ ...erp, canManage: false }, clientViewer)
    await actor.click(await screen.findByRole('button', { name: 'Flags' }))
    expect(await screen.findByText('Vendor withdraws')).toBeTruthy()
    for (const name of [/Raise flag/, /Resolve/, /Edit/, /Delete/, /Add entry/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'More actions' }))
    expect(screen.getByRole('menuitem', { name: 'Team' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Delete initiative' })).toBeNull()
  })
})

describe('timeline and activity', () => {
  it('show entries and sentences, and take new entries', async () => {
    const at = '2026-03-02T09:30:00.000Z'
    const bodies: unknown[] = []
    const entry = {
      id: newId(),
      kind: 'ENTRY' as const,
      title: 'Kick-off',
      description: null,
      at,
      planned: null,
      createdBy: null,
      updatedAt: at,
    }
    const actor1 = { id: newId(), name: 'Adam Berg' }
    server.use(
      answer(listFlags, []),
      answer(listTimeline, [
        entry,
        { ...entry, kind: 'PHASE_STARTED', title: 'Discovery', planned: '2026-02-24' },
        { ...entry, kind: 'PHASE_END_PLANNED', title: 'Discovery', planned: '2026-03-20' },
      ]),
      answer(listActivity, [
        { id: '1', at, action: 'phase.started', actor: actor1, subject: 'Discovery' },
        { id: '2', at, action: 'conversation.completed', actor: null, subject: 'Initiation' },
      ]),
      answer(createTimelineEntry, ({ body }) => {
        bodies.push(body)
        return entry
      }),
    )
    const { actor } = show(erp)
    await actor.click(await screen.findByRole('button', { name: 'Timeline' }))
    await actor.click(screen.getByRole('button', { name: 'Activity' }))
    expect(await screen.findByText('Kick-off')).toBeTruthy()
    expect(screen.getByText('Planned for Feb 24, 2026')).toBeTruthy()
    expect(screen.getByText('Planned end').closest('li')?.textContent).toContain('Mar 20, 2026')
    // The dates of phases are the phases' own.
    expect(screen.queryByRole('button', { name: 'Edit Discovery' })).toBeNull()
    expect(await screen.findByText(/started the phase Discovery/)).toBeTruthy()
    expect(screen.getByText(/completed the conversation of Initiation/)).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Add entry' }))
    await actor.type(screen.getByLabelText(/^Title/), 'Board')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({ title: 'Board', description: null })
  })
})

describe('an initiative as a whole', () => {
  it('is deleted once its name is typed', async () => {
    let deleted = 0
    server.use(
      answer(listFlags, []),
      answer(listClientInitiatives, []),
      answer(listTemplates, templateList()),
      answer(getInitiative, erp),
      answer(deleteInitiative, () => {
        deleted += 1
        return { id: erp.id }
      }),
    )
    const { actor, path } = show(erp)
    await actor.click(await screen.findByRole('button', { name: 'More actions' }))
    await actor.click(screen.getByRole('menuitem', { name: 'Delete initiative' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this initiative?' }))
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
    await actor.type(dialog.getByLabelText('Type the name of the initiative to confirm'), 'ER')
    expect(button.disabled).toBe(true)
    await actor.type(dialog.getByLabelText('Type the name of the initiative to confirm'), 'P')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(button)
    await waitFor(() => expect(path()).toBe('/initiatives'))
    expect(deleted).toBe(1)
  })

  it('is archived, and taken out again', async () => {
    const bodies: unknown[] = []
    server.use(
      answer(listFlags, []),
      answer(updateInitiative, ({ body }) => {
        bodies.push(body)
        return erp
      }),
    )
    const { actor } = show(erp)
    await actor.click(await screen.findByRole('button', { name: 'More actions' }))
    await actor.click(screen.getByRole('menuitem', { name: 'Archive' }))
    await waitFor(() => expect(bodies).toEqual([{ isArchived: true, updatedAt: erp.updatedAt }]))
  })

  it('tells everybody what they choose, readers too', async () => {
    const bodies: unknown[] = []
    const stored = { inApp: false, email: false, events: [], isDefault: true }
    server.use(
      answer(listFlags, []),
      answer(getSubscription, stored),
      answer(setSubscription, ({ body }) => {
        bodies.push(body)
        return stored
      }),
    )
    const { actor } = show({ ...erp, canManage: false }, clientViewer)
    await actor.click(await screen.findByRole('button', { name: 'More actions' }))
    await actor.click(screen.getByRole('menuitem', { name: 'Notification settings' }))
    await actor.click(await screen.findByRole('switch', { name: 'Notify me in Parley' }))
    await actor.click(screen.getByRole('checkbox', { name: /Flags that are raised/ }))
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toEqual([{ inApp: true, email: false, events: ['FLAGS'] }]))
  })
})
