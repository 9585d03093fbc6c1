import type { Report, ReportPhase } from '@parley/contracts/http/report.ts'
import { formatDay, formatNumber, formatPercent } from '@parley/ui-kit/i18n/format.ts'
import type { TFunction } from 'i18next'
import {
  colourOf,
  date,
  number,
  primaryColour,
  type ReportCell,
  type ReportPart,
  text,
} from '../report-model.ts'
import { durationOf } from '../duration.ts'

const share = (done: number, of: number): ReportCell => ({
  text: `${formatNumber(done)} / ${formatNumber(of)}`,
  raw: `${done} / ${of}`,
})
const percent = (value: number): ReportCell => ({ text: formatPercent(value / 100), raw: String(value) })
const filledShare = ({ inputs }: ReportPhase): number | null =>
  inputs.required === 0 ? null : Math.round((100 * inputs.filled) / inputs.required)
const plannedDays = ({ plannedStart, plannedEnd }: ReportPhase): string =>
  [plannedStart, plannedEnd].map((day) => (day === null ? '…' : formatDay(day))).join(' – ')

/** The way to a phase on the page of its initiative. */
export const phaseAddress = (initiativeId: string, phaseId: string): string =>
  `/initiatives/${initiativeId}?phase=${phaseId}`

/** How far the phases are, as they stand now. */
export function progressPart({ phases, observations, initiativeId }: Report, t: TFunction): ReportPart {
  const unsettledIn = new Map(observations.byPhase.map(({ phaseId, unsettled }) => [phaseId, unsettled]))
  const rows = phases.map((phase) => [
    { ...text(phase.name), to: phaseAddress(initiativeId, phase.id) },
    text(t(`phase.states.${phase.status}`)),
    share(phase.inputs.filled, phase.inputs.required),
    share(phase.artifacts.uploaded, phase.artifacts.recommended),
    percent(phase.artifacts.score),
    number(unsettledIn.get(phase.id) ?? 0),
    date(phase.startDate),
    date(phase.endDate),
    phase.plannedStart === null && phase.plannedEnd === null ? text('–') : text(plannedDays(phase)),
    phase.days === null ? text('–') : number(phase.days),
  ])
  return {
    id: 'progress',
    title: t('report.parts.progress.title'),
    caption: t('report.parts.progress.caption'),
    empty: t('report.parts.progress.empty'),
    table: {
      columns: [
        { label: t('report.columns.phase') },
        { label: t('report.columns.status') },
        { label: t('report.columns.inputs'), isNumber: true },
        { label: t('report.columns.documents'), isNumber: true },
        { label: t('report.columns.completion'), isNumber: true },
        { label: t('report.columns.unsettled'), isNumber: true },
        { label: t('report.columns.started') },
        { label: t('report.columns.ended') },
        { label: t('report.columns.planned') },
        { label: t('report.columns.days'), isNumber: true },
      ],
      rows,
    },
    chart: {
      kind: 'bars',
      format: 'percent',
      labels: phases.map(({ name }) => name),
      series: [
        { label: t('report.columns.inputsShare'), colour: primaryColour, values: phases.map(filledShare) },
        {
          label: t('report.columns.completion'),
          colour: colourOf('contributor'),
          values: phases.map(({ artifacts }) => (artifacts.recommended === 0 ? null : artifacts.score)),
        },
      ],
    },
  }
}

/** How conversations ended. */
export function runsPart({ runs }: Report, t: TFunction): ReportPart {
  const { medianSeconds } = runs
  return {
    id: 'runs',
    title: t('report.parts.runs.title'),
    caption:
      medianSeconds === null
        ? t('report.parts.runs.caption')
        : t('report.parts.runs.captionMedian', { time: durationOf(medianSeconds) }),
    empty: t('report.parts.runs.empty'),
    table: {
      columns: [{ label: t('report.columns.status') }, { label: t('report.columns.runs'), isNumber: true }],
      rows: runs.byStatus.map(({ status, count }) => [
        text(t(`report.runStatuses.${status}`)),
        number(count),
      ]),
    },
    chart: null,
  }
}

export function documentsPart({ artifacts }: Report, t: TFunction): ReportPart {
  return {
    id: 'documents',
    title: t('report.parts.documents.title'),
    caption: t('report.parts.documents.caption'),
    empty: t('report.parts.documents.empty'),
    table: {
      columns: [
        { label: t('report.columns.status') },
        { label: t('report.columns.documentsCount'), isNumber: true },
      ],
      rows: artifacts.byStatus.map(({ status, count }) => [
        text(t(`report.documentStatuses.${status}`)),
        number(count),
      ]),
    },
    chart: null,
  }
}
