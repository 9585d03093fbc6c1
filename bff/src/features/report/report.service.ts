import type { Report } from '@parley/contracts/http/report.ts'
import { type Actor, can, scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { getEventInitiative } from '../activity/index.ts'
import { listArtifactNames, listPhaseViews } from '../phases/index.ts'
import { countHours, countUsage } from './effort.views.ts'
import type { Period, ReportPlace } from './report-period.ts'
import { presentReportPhase } from './report.presenter.ts'
import { countArtifacts, countInteractions, countObservations, countRuns } from './work.views.ts'

type Ports = Pick<Dependencies, 'database' | 'clock'>

/**
 * The numbers of an initiative; tokens and cost for those with view_analytics alone (D1).
 * @throws AppError NOT_FOUND
 */
export const readReport = (
  { database, clock }: Ports,
  actor: Actor,
  { id, period }: { id: string; period: Period },
): Promise<Report> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const initiative = await getEventInitiative(tx, id)
    const [phases, documents] = await Promise.all([listPhaseViews(tx, id), listArtifactNames(tx, id)])
    const place: ReportPlace = {
      firmId: initiative.firm_id,
      clientId: initiative.client_id,
      initiativeId: id,
      phaseIds: phases.map((phase) => phase.id),
    }
    const [observations, interactions, runs, artifacts, hours, usage] = await Promise.all([
      countObservations(tx, place, period),
      countInteractions(tx, place, period),
      countRuns(tx, place, period),
      countArtifacts(tx, place, period),
      countHours(tx, place, period),
      can(actor, 'view_analytics') ? countUsage(tx, place, period) : null,
    ])
    const now = clock.now()
    return {
      initiativeId: id,
      madeAt: now.toISOString(),
      period,
      phases: phases.map((row) => presentReportPhase({ row, documents, now })),
      observations,
      interactions,
      runs,
      artifacts,
      hours,
      usage,
    }
  })
