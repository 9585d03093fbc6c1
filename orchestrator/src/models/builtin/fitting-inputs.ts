import { inLanguages } from '@parley/contracts/in-languages.ts'
import { coverage } from '../language/overlap.ts'
import type { Evidence, EvidenceInput } from '../port.ts'
import { filledInputs } from './findings.ts'
import type { Wanted } from './finders/index.ts'

/** From here on a label and a part's name are about the same. */
const sameAt = 0.6

/**
 * The inputs that belong under a part: those that it names by their label, and those whose label is its name. One that
 * no part names stands once in a chapter.
 */
export function inputsOfPart(
  { name, detail }: Pick<Wanted, 'name' | 'detail'>,
  evidence: Pick<Evidence, 'inputs'>,
): EvidenceInput[] {
  const asked = detail.toLowerCase()
  return filledInputs(evidence).filter(({ label }) => {
    const plain = label.replace(/\s*\(.*\)\s*$/, '')
    const isNamed =
      new RegExp(`\\b(?:input|eingabe) ${escaped(plain.toLowerCase())}`, 'u').test(asked) ||
      (/\b(?:inputs?|eingaben?)\b/.test(asked) && isListed(asked, plain))
    return isNamed || (coverage(plain, name) >= sameAt && coverage(name, plain) >= sameAt)
  })
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** 'compared with the inputs Number of requirements and Of these must-have' */
const isListed = (asked: string, label: string): boolean => {
  const [, list = ''] = /\b(?:inputs?|eingaben?)\s+([^;.]+)/.exec(asked) ?? []
  return list.includes(label.toLowerCase().split(',')[0] ?? label)
}

/** Whole amounts without decimals, others with two. */
const amountIn = (locale: string, digits: string): string =>
  Number(digits).toLocaleString(locale, {
    minimumFractionDigits: Number.isInteger(Number(digits)) ? 0 : 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  })

const formats = inLanguages({
  en: { locale: 'en-GB', money: (amount: string, currency: string) => `${currency} ${amount}` },
  de: { locale: 'de-DE', money: (amount, currency) => `${amount} ${currency}` },
})

/** A value as people write it: days by name, large numbers with their thousands apart. */
export function shownValue(value: string, language: Evidence['language']): string {
  const { locale, money: written } = formats(language)
  const plain = value.replace(/\s+/g, ' ').trim()
  const money = /^([A-Z]{3}) (\d+(?:\.\d+)?)$/.exec(plain)
  if (money !== null) {
    const [, currency = '', digits = ''] = money
    return written(amountIn(locale, digits), currency)
  }
  if (/^\d{4}-\d\d-\d\d$/.test(plain))
    return new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(plain))
  return plain.replace(/(?<=^[A-Z]{3} )\d{5,}(?= )/, (digits) => Number(digits).toLocaleString(locale))
}
