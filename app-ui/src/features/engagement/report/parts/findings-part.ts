import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Report } from '@parley/contracts/http/report.ts'
import type { TFunction } from 'i18next'
import { outcomeOf, settledAt } from '../outcome/outcome-of.ts'
import { date, type ReportPart, text } from '../report-model.ts'

/** What was found, decided and is open as one table, for spreadsheets. */
export function findingsPart(initiative: Initiative, { period }: Report, t: TFunction): ReportPart {
  const { found, decided, open } = outcomeOf(initiative, period)
  const all = [...new Map([...open, ...decided, ...found].map((one) => [one.observation.id, one])).values()]
  const columns = [
    'severity',
    'finding',
    'status',
    'phase',
    'whose',
    'due',
    'settledOn',
    'words',
    'sources',
  ] as const
  return {
    id: 'findings',
    title: t('report.outcome.table'),
    caption: '',
    empty: t('report.outcome.nothingFound'),
    table: {
      columns: columns.map((name) => ({ label: t(`report.columns.${name}`) })),
      rows: all.map(({ observation, phase }) => [
        text(t(`phase.severity.${observation.severity}`)),
        text(observation.description),
        text(t(`phase.observationStatus.${observation.status}`)),
        text(phase.name),
        text(observation.assignee?.name ?? ''),
        date(observation.dueOn),
        date(settledAt(observation)),
        text(observation.settlement?.words ?? observation.consultantNotes ?? ''),
        text([...new Set(observation.evidence.map(({ name }) => name))].join(', ')),
      ]),
    },
    chart: null,
  }
}
