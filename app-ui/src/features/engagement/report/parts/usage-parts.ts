import type { Report, ReportUsage } from '@parley/contracts/http/report.ts'
import { formatDay } from '@parley/ui-kit/i18n/format.ts'
import type { TFunction } from 'i18next'
import {
  colourOf,
  money,
  number,
  primaryColour,
  type ReportCell,
  type ReportChart,
  type ReportPart,
  text,
} from '../report-model.ts'
import { phaseAddress } from './progress-parts.ts'
import { spansOf } from './spans.ts'

interface Used {
  calls: number
  inputTokens: number
  outputTokens: number
  cost: number
}

const usedColumns = (t: TFunction) =>
  (['calls', 'input', 'output', 'cost'] as const).map((name) => ({
    label: t(`report.columns.${name}`),
    isNumber: true,
  }))
const used = ({ calls, inputTokens, outputTokens, cost }: Used): ReportCell[] => [
  number(calls),
  number(inputTokens),
  number(outputTokens),
  money(cost),
]

const texts = (t: TFunction, part: 'tokens' | 'cost' | 'workers' | 'models' | 'phasesUsage') => ({
  title: t(`report.parts.${part}.title`),
  caption: t(`report.parts.${part}.caption`),
  empty: t(`report.parts.${part}.empty`),
})

/** Tokens by kind, as stacks or columns. */
function tokensChart(
  rows: readonly { label: string; inputTokens: number; outputTokens: number }[],
  kind: 'stacks' | 'columns',
  t: TFunction,
): ReportChart {
  return {
    kind,
    format: 'number',
    labels: rows.map(({ label }) => label),
    series: [
      {
        label: t('report.columns.input'),
        colour: colourOf('contributor'),
        values: rows.map(({ inputTokens }) => inputTokens),
      },
      {
        label: t('report.columns.output'),
        colour: primaryColour,
        values: rows.map(({ outputTokens }) => outputTokens),
      },
    ],
  }
}

function overTime({ days }: ReportUsage, t: TFunction): ReportPart[] {
  const { spans, isByWeek } = spansOf(days)
  const rows = spans.map((span) => ({ ...span, label: formatDay(span.day) }))
  const table = {
    columns: [{ label: t('report.columns.day') }, ...usedColumns(t)],
    rows: days.map((day) => [{ text: formatDay(day.day), raw: day.day }, ...used(day)]),
  }
  const [calls, input, output] = [1, 2, 3]
  const without = (...left: number[]) => ({
    columns: table.columns.filter((_column, index) => !left.includes(index)),
    rows: table.rows.map((row) => row.filter((_cell, index) => !left.includes(index))),
  })
  return [
    {
      id: 'tokens',
      ...texts(t, 'tokens'),
      ...(isByWeek ? { caption: t('report.parts.tokens.captionWeeks') } : {}),
      table: without(4),
      chart: tokensChart(rows, 'columns', t),
    },
    {
      id: 'cost',
      ...texts(t, 'cost'),
      ...(isByWeek ? { caption: t('report.parts.cost.captionWeeks') } : {}),
      table: days.some(({ cost }) => cost > 0) ? without(calls, input, output) : { columns: [], rows: [] },
      chart: {
        kind: 'columns',
        format: 'money',
        labels: rows.map(({ label }) => label),
        series: [
          { label: t('report.columns.cost'), colour: primaryColour, values: rows.map(({ cost }) => cost) },
        ],
      },
    },
  ]
}

function byWorker({ byWorker: workers }: ReportUsage, t: TFunction): ReportPart {
  const rows = workers.map((worker) => ({
    ...worker,
    label: worker.name ?? t(`report.workers.${worker.kind}`),
  }))
  return {
    id: 'workers',
    ...texts(t, 'workers'),
    table: {
      columns: [{ label: t('report.columns.agent') }, ...usedColumns(t)],
      rows: rows.map((row) => [text(row.label), ...used(row)]),
    },
    chart: tokensChart(rows, 'stacks', t),
  }
}

/** Tokens and cost in every way that they are counted. */
export function usageParts({ usage, phases, initiativeId }: Report, t: TFunction): ReportPart[] {
  if (usage === null) return []
  const providers: Record<string, string> = t('report.providers', { returnObjects: true })
  const ofPhase = new Map(usage.byPhase.map((one) => [one.phaseId, one]))
  return [
    ...overTime(usage, t),
    byWorker(usage, t),
    {
      id: 'models',
      ...texts(t, 'models'),
      table: {
        columns: [
          { label: t('report.columns.provider') },
          { label: t('report.columns.model') },
          ...usedColumns(t),
        ],
        rows: usage.byModel.map((one) => [
          text(providers[one.provider] ?? one.provider),
          // The built-in one has no name that tells people anything.
          text(one.provider === 'builtin' ? '–' : one.model),
          ...used(one),
        ]),
      },
      chart: null,
    },
    {
      id: 'phases-usage',
      ...texts(t, 'phasesUsage'),
      table: {
        columns: [{ label: t('report.columns.phase') }, ...usedColumns(t)],
        rows: phases.flatMap(({ id, name }) => {
          const one = ofPhase.get(id)
          return one === undefined
            ? []
            : [[{ ...text(name), to: phaseAddress(initiativeId, id) }, ...used(one)]]
        }),
      },
      chart: null,
    },
  ]
}
