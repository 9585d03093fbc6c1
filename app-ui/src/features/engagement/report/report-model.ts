import { formatDate, formatMoney, formatNumber, formatPercent } from '@parley/ui-kit/i18n/format.ts'
import { i18n } from '@parley/ui-kit/i18n/i18n.ts'

/** What stands in a table, and what a spreadsheet gets of it. */
export interface ReportCell {
  text: string
  /** Without the language's separators and units. */
  raw: string
  /** Where it leads to. */
  to?: string
}

export interface ReportColumn {
  label: string
  isNumber?: boolean
}

export interface ReportTable {
  columns: readonly ReportColumn[]
  rows: readonly (readonly ReportCell[])[]
}

export type ChartFormat = 'number' | 'percent' | 'hours' | 'money'

interface ChartSeries {
  label: string
  /** A CSS colour. */
  colour: string
  values: readonly (number | null)[]
}

export interface ReportChart {
  kind: 'bars' | 'stacks' | 'columns' | 'steps'
  /** One each of the series' values; days for steps. */
  labels: readonly string[]
  series: readonly ChartSeries[]
  format: ChartFormat
}

/** A part of the report: the same numbers as a chart, a table, and lines of the CSV. */
export interface ReportPart {
  id: string
  title: string
  caption: string
  /** What is said where there is nothing. */
  empty: string
  table: ReportTable
  /** Null where the table says it best. */
  chart: ReportChart | null
}

export const colourOf = (name: string): string => `var(--parley-palette-accent-${name})`
export const primaryColour = 'var(--parley-palette-primary-main)'

export const text = (given: string): ReportCell => ({ text: given, raw: given })
export const number = (value: number): ReportCell => ({ text: formatNumber(value), raw: String(value) })
/** Millionths of a US dollar; in the CSV, dollars. */
export const money = (millionths: number): ReportCell => ({
  text: formatMoney(millionths),
  raw: String(millionths / 1_000_000),
})
const oneDecimal = (value: number): string =>
  new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value)
/** Hours with one decimal, from minutes. */
export const hoursOf = (minutes: number): string => oneDecimal(Math.round(minutes / 6) / 10)
export const hours = (minutes: number): ReportCell => ({
  text: hoursOf(minutes),
  raw: String(Math.round(minutes / 6) / 10),
})
export const date = (iso: string | null): ReportCell =>
  iso === null ? text('–') : { text: formatDate(iso), raw: iso.slice(0, 10) }

/** A value of a chart, as its axis and its tooltip say it. */
export function formatValue(value: number, format: ChartFormat): string {
  if (format === 'percent') return formatPercent(value / 100)
  if (format === 'money') return formatMoney(value)
  return format === 'hours' ? `${oneDecimal(value)} h` : formatNumber(value)
}
