import { type ObservationStatus, severities } from '@parley/contracts/enums.ts'
import type { Report } from '@parley/contracts/http/report.ts'
import { formatDay } from '@parley/ui-kit/i18n/format.ts'
import type { TFunction } from 'i18next'
import { colourOf, number, primaryColour, type ReportPart, text } from '../report-model.ts'

/** The gravest first. */
const gravestFirst = severities.toReversed()

const statusColours = {
  OPEN: 'critical',
  TO_REMEDIATE: 'high',
  ACCEPTED: 'contributor',
  REMEDIATED: 'approver',
}
const byLife = ['OPEN', 'TO_REMEDIATE', 'ACCEPTED', 'REMEDIATED'] as const satisfies ObservationStatus[]

/** What became of the observations, by severity. */
export function observationsPart({ observations }: Report, t: TFunction): ReportPart {
  const countOf = (severity: string, status: string): number =>
    observations.bySeverityAndStatus.find((one) => one.severity === severity && one.status === status)
      ?.count ?? 0
  const found = gravestFirst.filter((severity) => byLife.some((status) => countOf(severity, status) > 0))
  return {
    id: 'observations',
    title: t('report.parts.observations.title'),
    caption: t('report.parts.observations.caption'),
    empty: t('report.parts.observations.empty'),
    table: {
      columns: [
        { label: t('report.columns.severity') },
        ...byLife.map((status) => ({ label: t(`phase.observationStatus.${status}`), isNumber: true })),
        { label: t('report.total'), isNumber: true },
      ],
      rows: found.map((severity) => [
        text(t(`phase.severity.${severity}`)),
        ...byLife.map((status) => number(countOf(severity, status))),
        number(byLife.reduce((sum, status) => sum + countOf(severity, status), 0)),
      ]),
    },
    chart: {
      kind: 'stacks',
      format: 'number',
      labels: found.map((severity) => t(`phase.severity.${severity}`)),
      series: byLife.map((status) => ({
        label: t(`phase.observationStatus.${status}`),
        colour: colourOf(statusColours[status]),
        values: found.map((severity) => countOf(severity, status)),
      })),
    },
  }
}

interface Step {
  day: string
  raised: number
  settled: number
}

/** Sums up to each day, with where the period begins and where it ends. */
export function stepsOf({ observations, period, madeAt }: Report): Step[] {
  const { before, days } = observations
  if (days.length === 0) return []
  const today = madeAt.slice(0, 10)
  const end = period.to !== null && period.to < today ? period.to : today
  let sum = before
  const steps = days.map(({ day, raised, settled }) => {
    sum = { raised: sum.raised + raised, settled: sum.settled + settled }
    return { day, ...sum }
  })
  const begin =
    period.from !== null && period.from < (days[0]?.day ?? '') ? [{ day: period.from, ...before }] : []
  const last = steps.at(-1)
  return [...begin, ...steps, ...(last !== undefined && last.day < end ? [{ ...last, day: end }] : [])]
}

/** Raised and settled, added up. */
export function burnUpPart(report: Report, t: TFunction): ReportPart {
  const steps = stepsOf(report)
  return {
    id: 'burn-up',
    title: t('report.parts.burnUp.title'),
    caption: t('report.parts.burnUp.caption'),
    empty: t('report.parts.burnUp.empty'),
    table: {
      columns: [
        { label: t('report.columns.day') },
        { label: t('report.columns.raised'), isNumber: true },
        { label: t('report.columns.settled'), isNumber: true },
        { label: t('report.columns.stillOpen'), isNumber: true },
      ],
      rows: steps.map(({ day, raised, settled }) => [
        { text: formatDay(day), raw: day },
        number(raised),
        number(settled),
        number(raised - settled),
      ]),
    },
    chart: {
      kind: 'steps',
      format: 'number',
      labels: steps.map(({ day }) => day),
      series: [
        {
          label: t('report.columns.raised'),
          colour: colourOf('high'),
          values: steps.map(({ raised }) => raised),
        },
        {
          label: t('report.columns.settled'),
          colour: primaryColour,
          values: steps.map(({ settled }) => settled),
        },
      ],
    },
  }
}
