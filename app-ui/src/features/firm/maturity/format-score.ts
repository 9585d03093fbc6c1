import { i18n } from '@parley/ui-kit/i18n/i18n.ts'

/** A score from 1 to 5 with one decimal: '3.0'. */
export const formatScore = (score: number): string =>
  new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score)

/** '+0.4', '-1.0', '±0.0'. */
export const formatChange = (change: number): string =>
  new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(Math.round(change * 10) / 10)
