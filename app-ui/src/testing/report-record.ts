import type { Report } from '@parley/contracts/http/report.ts'

const used = { calls: 3, inputTokens: 4000, outputTokens: 500, cost: 1_250_000 }

/** Numbers of an initiative with one phase at work. */
export const reportOf = (initiativeId: string, phaseId: string): Report => ({
  initiativeId,
  madeAt: '2026-03-10T10:00:00.000Z',
  period: { from: null, to: null },
  phases: [
    {
      id: phaseId,
      name: 'Discovery',
      order: 1,
      status: 'IN_PROGRESS',
      startDate: '2026-02-02T08:00:00.000Z',
      endDate: null,
      plannedStart: '2026-02-02',
      plannedEnd: '2026-02-20',
      days: 37,
      plannedDays: 19,
      inputs: { filled: 3, required: 4 },
      artifacts: { score: 63, uploaded: 1, recommended: 2 },
    },
  ],
  observations: {
    total: 5,
    unsettled: 2,
    bySeverityAndStatus: [
      { severity: 'LOW', status: 'OPEN', count: 2 },
      { severity: 'CRITICAL', status: 'REMEDIATED', count: 3 },
    ],
    byPhase: [{ phaseId, total: 5, unsettled: 2 }],
    before: { raised: 0, settled: 0 },
    days: [
      { day: '2026-03-01', raised: 5, settled: 0 },
      { day: '2026-03-04', raised: 0, settled: 3 },
    ],
  },
  interactions: {
    total: 9,
    completed: 8,
    byStatus: [{ status: 'COMPLETED', count: 8 }],
    byPhase: [{ phaseId, total: 9, completed: 8 }],
    byAgent: [
      { name: '=Analyst', role: 'CONTRIBUTOR', total: 9, completed: 8, approved: 0, revised: 0, rejected: 0 },
    ],
  },
  runs: { total: 2, byStatus: [{ status: 'COMPLETED', count: 2 }], medianSeconds: 600 },
  artifacts: { total: 1, byStatus: [{ status: 'INDEXED', count: 1 }] },
  hours: {
    minutes: 90,
    byPhase: [{ phaseId, minutes: 90 }],
    byPerson: [{ userId: null, name: 'Bo Ek', minutes: 90 }],
  },
  usage: {
    ...used,
    byModel: [{ provider: 'openai', model: 'gpt-5', ...used }],
    byWorker: [{ kind: 'agent', name: 'Analyst', role: 'CONTRIBUTOR', ...used }],
    byPhase: [{ phaseId, ...used }],
    days: [{ day: '2026-03-03', ...used }],
  },
})
