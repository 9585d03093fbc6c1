import type { TenantRecords } from './isolation-world.ts'
import { byId, noIds, type RouteExample } from './route-example.ts'

const connectionExamples = (
  name: string,
  pick: (records: TenantRecords) => string,
): Record<string, RouteExample> => ({
  [`list${name}s`]: noIds(),
  [`create${name}`]: { request: ({ clientId }) => ({ body: { clientId, name: 'Growth' } }) },
  [`get${name}`]: byId(pick),
  [`update${name}`]: byId(pick, { body: { name: 'Renamed' } }),
  [`delete${name}`]: byId(pick),
})

/** Of what stands beside an initiative: its record, its hours, its connections, and what people keep for themselves. */
export const recordExamples: Record<string, RouteExample> = {
  listFlags: byId(({ initiativeId }) => initiativeId),
  createFlag: byId(({ initiativeId }) => initiativeId, { body: { title: 'A risk', severity: 'HIGH' } }),
  updateFlag: byId(({ flagId }) => flagId, { body: { title: 'Another risk' } }),
  resolveFlag: byId(({ flagId }) => flagId, { body: { resolved: true } }),
  deleteFlag: byId(({ flagId }) => flagId),
  listTimeline: byId(({ initiativeId }) => initiativeId),
  createTimelineEntry: byId(({ initiativeId }) => initiativeId, {
    body: { title: 'Kick-off', at: '2026-02-01T09:00:00.000Z' },
  }),
  updateTimelineEntry: byId(({ entryId }) => entryId, { body: { title: 'Moved' } }),
  deleteTimelineEntry: byId(({ entryId }) => entryId),
  getReport: byId(({ initiativeId }) => initiativeId, { query: { from: '2026-02-01' } }),
  listHours: byId(({ initiativeId }) => initiativeId),
  addHours: byId(({ initiativeId }) => initiativeId, { body: { minutes: 90, note: 'Workshop' } }),
  deleteHours: byId(({ hoursId }) => hoursId),
  listActivity: byId(({ initiativeId }) => initiativeId),
  getSubscription: byId(({ initiativeId }) => initiativeId),
  setSubscription: byId(({ initiativeId }) => initiativeId, { body: { inApp: true, events: ['FLAGS'] } }),
  listNotifications: noIds(),
  listMyWork: noIds(),
  readNotification: { ...byId(({ notificationId }) => notificationId, { body: {} }), isNeverOwn: true },
  readAllNotifications: noIds(),
  getProgress: noIds(),
  sendFeedback: noIds({ body: { kind: 'IDEA', text: 'Larger letters', page: '/initiatives' } }),
  listOwnFeedback: noIds(),
  listSavedViews: noIds(),
  createSavedView: noIds({ body: { page: 'initiatives', name: 'Running', query: 'status=ACTIVE' } }),
  updateSavedView: {
    ...byId(({ savedViewId }) => savedViewId, { body: { name: 'Renamed' } }),
    isNeverOwn: true,
  },
  deleteSavedView: { ...byId(({ savedViewId }) => savedViewId), isNeverOwn: true },
  setProgress: noIds({ body: { tour: 'dismissed' } }),
  getConnections: byId(({ initiativeId }) => initiativeId),
  setConnections: {
    request: ({ initiativeId, portfolioId, programId, objectiveId }) => ({
      params: { id: initiativeId },
      body: { portfolioIds: [portfolioId], programIds: [programId], businessObjectiveIds: [objectiveId] },
    }),
  },
  ...connectionExamples('Portfolio', ({ portfolioId }) => portfolioId),
  ...connectionExamples('Program', ({ programId }) => programId),
  ...connectionExamples('BusinessObjective', ({ objectiveId }) => objectiveId),
}
