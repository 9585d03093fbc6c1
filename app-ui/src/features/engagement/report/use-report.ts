import type { LiveEventType } from '@parley/contracts/events/live.ts'
import { listHours } from '@parley/contracts/http/hours.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { getReport } from '@parley/contracts/http/report.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { keyOf, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { openLiveConnection, useOwnStream, createRefreshPace, socketAddress } from '../live/index.ts'
import type { ReportPeriod } from './report-period.ts'

/** What of a phase changes numbers; streamed text and who is typing does not. */
const phaseNews = new Set<LiveEventType>([
  'AGENT_INTERACTION_UPDATE',
  'SEQUENCE_STARTED',
  'SEQUENCE_UPDATED',
  'SEQUENCE_COMPLETED',
  'SEQUENCE_CANCELLED',
  'SEQUENCE_FAILED',
  'CONVERSATION_CLEARED',
  'OBSERVATIONS_UPDATED',
  'VALIDATION_UPDATED',
  'PHASE_UPDATED',
  'INITIATIVE_UPDATED',
])
const ownNews: readonly LiveEventType[] = ['NOTIFICATION_CREATED', 'ARTIFACT_UPDATED']

/** The numbers of a period: read anew when the window is looked at again, at news, and every minute. */
export function useReport(id: string, { from, to, isWrong }: ReportPeriod) {
  const query = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
  const report = useRouteQuery(
    getReport,
    { params: { id }, query },
    {
      enabled: !isWrong,
      staleTime: 0,
      keepPrevious: true,
      refetchOnWindowFocus: 'always',
      refetchInterval: minutes(1),
    },
  )
  useOwnStream({ types: ownNews, onEvent: () => void report.refetch() })
  return report
}

/** Follows the phase that is worked on, and keeps the report and its head fresh. */
export function useReportNews({ phases }: Initiative): void {
  const client = useQueryClient()
  const current = phases.find(({ status }) => status === 'IN_PROGRESS')
  const phaseId = current?.id
  /** The page was read with this place: what came after it is told by events, also after the socket was away. */
  const placeRead = useEffectEvent(() => current?.eventSeq ?? 0)
  useEffect(() => {
    if (phaseId === undefined) return
    const pace = createRefreshPace((route) => client.invalidateQueries({ queryKey: keyOf(route) }))
    const close = openLiveConnection({
      getTicket: async () => (await callRoute(createLiveTicket, { body: { phaseId } })).ticket,
      address: socketAddress(phaseId),
      after: placeRead(),
      onState: () => undefined,
      onEvent: ({ type }) => {
        if (phaseNews.has(type)) pace.ask([getReport, getInitiative, listHours])
      },
    })
    return () => {
      close()
      pace.stop()
    }
  }, [phaseId, client])
}
