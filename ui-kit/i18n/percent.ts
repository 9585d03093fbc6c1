import { i18n } from './i18n.ts'

/** A share, 0 to 1, in whole percent as the reader writes it: '72%', in German '72 %'. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share)
