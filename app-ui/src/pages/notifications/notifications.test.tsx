import { describe, expect, it } from '@jest/globals'
import {
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@parley/contracts/http/notifications.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { notification } from '../../testing/record-parts.ts'
import { renderRoute } from '../../testing/render-route.tsx'

/** A server that remembers what was read. */
function serve(rows: Notification[]): void {
  let stored = rows
  const readAt = '2026-03-04T10:00:00.000Z'
  server.use(
    answer(listNotifications, ({ query }) => {
      const { unread } = JSON.parse(query.get('filter') ?? '{}') as { unread?: boolean | string }
      return stored.filter((row) => unread === undefined || String(row.readAt === null) === String(unread))
    }),
    answer(readNotification, ({ params, body }) => {
      const { read } = body as { read: boolean }
      stored = stored.map((row) => (row.id === params.id ? { ...row, readAt: read ? readAt : null } : row))
      return stored[0] ?? notification()
    }),
    answer(readAllNotifications, () => {
      stored = stored.map((row) => ({ ...row, readAt }))
      return { ok: true }
    }),
  )
}

describe('notifications', () => {
  it('are counted in the top bar, told in words, and read there', async () => {
    serve([notification(), notification({ kind: 'INITIATIVE_DELETED', body: '', link: null })])
    const { actor } = renderRoute('/notifications', { user: clientViewer })
    await actor.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
    const inbox = within(screen.getByRole('dialog', { name: 'Notifications' }))
    expect(await inbox.findByText('A flag was raised: Vendor withdraws')).toBeTruthy()
    expect(inbox.getByText('The initiative was deleted')).toBeTruthy()
    // What is gone leads nowhere.
    expect(inbox.getAllByRole('link', { name: /Vendor withdraws|deleted/ })).toHaveLength(1)
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(inbox.getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeTruthy()
  })

  it('stand under the day on which they came, and are counted in the name of the tab', async () => {
    const day = 86_400_000
    const at = (daysAgo: number): string => new Date(Date.now() - daysAgo * day).toISOString()
    serve([
      notification({ body: 'Just now', createdAt: at(0) }),
      notification({ body: 'The day before', createdAt: at(1) }),
      notification({ body: 'Long ago', createdAt: '2026-03-03T12:00:00.000Z' }),
    ])
    renderRoute('/notifications', { user: clientViewer })
    const under = async (name: string): Promise<HTMLElement> => await screen.findByRole('region', { name })
    expect(within(await under('today')).getByText('A flag was raised: Just now')).toBeTruthy()
    expect(within(await under('yesterday')).getByText('A flag was raised: The day before')).toBeTruthy()
    expect(within(await under('Mar 3, 2026')).getByText('A flag was raised: Long ago')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('(3) Notifications · Parley'))
    expect(await accessibilityProblems()).toEqual([])
  })

  it('have a page that is searched and filtered, where each can be marked', async () => {
    serve([notification(), notification({ body: 'Old news', readAt: '2026-03-03T09:30:00.000Z' })])
    const { actor, path } = renderRoute('/notifications?unread=true', { user: clientViewer })
    expect(await screen.findByText('A flag was raised: Vendor withdraws')).toBeTruthy()
    expect(screen.queryByText('A flag was raised: Old news')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Mark as read' }))
    expect(await screen.findByText('No notification matches the search and the filter.')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(path()).toBe('/notifications'))
    expect(await screen.findByText('A flag was raised: Old news')).toBeTruthy()
  })

  it('are nothing for who works outside of all tenants', async () => {
    renderRoute('/notifications', { user: superAdmin })
    expect(await screen.findByText('Access denied')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull()
  })
})
