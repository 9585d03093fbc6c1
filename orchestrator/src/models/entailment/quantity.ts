/** How a quantity is bound: 'at least 5' is met by 6, 'within 5 days' by 4. */
export type Bound = 'exact' | 'about' | 'at-least' | 'more-than' | 'at-most' | 'less-than'

/** A number, an amount, a share, a length of time or a date, as a text means it. */
export interface Quantity {
  /** What can be compared: 'money EUR', 'percent', 'time' (minutes), 'date', 'frequency' (days), 'clock', 'count', 'code iso'. */
  kind: string
  low: number
  high: number
  bound: Bound
  /** What it counts: the words after it, as they stand. Empty for measures. */
  of: string
  /** What it is reckoned by: 'day' in 'EUR 1,720 a day'. */
  per?: string
  /** Equal within a few percent: lengths that the calendar makes uneven, and what is called 'about'. */
  isLoose: boolean
  /** Of money: with taxes, or without. */
  tax?: 'with' | 'without'
  /** 'EUR 40 more', '8 percent less': which way it differs from something. */
  direction?: 1 | -1
  /** Reckoned from 'three of seven', beside the counts themselves. */
  isRatio?: boolean
  /** All of which another figure is a part: 61 of '12 of its 61 branches'. */
  isWhole?: boolean
  /** Of dates: whether the year is named. */
  hasYear?: boolean
  /** As written, before its unit: 20 of '20 days' and of '20 hours'. */
  figure: number
  /** Place in the text. */
  at: number
  end: number
}

/** Words that say that something became another: its old figure holds no more. */
export const changes =
  /\b(?:slip\w*|postpon\w*|moved|moves|push\w* (?:back|out)|reschedul\w*|delay\w*|extend\w*|reduc\w*|increas\w*|rais\w+|rose|lower\w*|cut|changed?|grew|fell|dropped|instead of|rather than|originally|initially|previously|formerly|revised|verschob\w*|verschieb\w*|vertagt|verläng\w*|verlegt|erhöh\w*|gestiegen|gesenkt|gesunken|reduzier\w*|gekürzt|geändert|statt|anstelle|ursprünglich\w*|zunächst|zuvor|früher\w*|bisher\w*)(?![\p{L}])/iu
