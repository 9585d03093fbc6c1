import { remembering } from '../../language/remembering.ts'

/** A date as a text names it. */
export interface NamedDate {
  /** Sorts by time: 'YYYY-MM-DD'; of a month or quarter its first day, of what names no year '9999-…'. */
  at: string
  /** As it stands in the text. */
  text: string
}

const months = [
  'jan(?:uary|uar)?',
  'feb(?:ruary|ruar)?',
  'mar(?:ch)?|märz',
  'apr(?:il)?',
  'may|mai',
  'june?|juni?',
  'july?|juli?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'o[ck]t(?:ober)?',
  'nov(?:ember)?',
  'de[cz](?:ember)?',
]
const month = `(?:${months.join('|')})\\.?`
const day = String.raw`\d{1,2}(?:st|nd|rd|th|\.)?`
const year = String.raw`(?:19|20)\d\d`
const until = String.raw`\s*(?:to|and|until|bis|und|–|-)\s*`

const pattern = new RegExp(
  [
    String.raw`(?<iso>${year}-\d\d-\d\d)`,
    String.raw`(?<dotted>\d{1,2}\.\s?\d{1,2}\.\s?${year})`,
    String.raw`(?<days>${day}(?:${until}${day})?\s+${month}(?:,?\s+${year})?)(?!\p{L})`,
    String.raw`(?<american>${month}\s+\d{1,2}(?:st|nd|rd|th)?,\s+${year})`,
    String.raw`(?<monthly>${month}\s+${year})`,
    String.raw`(?<quarter>(?:Q[1-4]|(?:first|second|third|fourth|1\.|2\.|3\.|4\.|erste[ns]?|zweite[ns]?|dritte[ns]?|vierte[ns]?)\s+(?:quarter|quartal))(?:\s+(?:of|des\s+jahres))?\s+${year})`,
    String.raw`(?<end>(?:end of|late|ende)\s+${year})`,
  ]
    .map((one) => `(?<![\\p{L}\\d.,])${one}`)
    .join('|'),
  'giu',
)

/** The dates that a text names, in its order; English and German, days, months and quarters. */
export const datesIn = remembering((text): readonly NamedDate[] => {
  // 'Up to EUR 50 may be waived' names no day.
  const matches = [...text.matchAll(pattern)].filter(([said]) => !/\d may$/u.test(said))
  const found = matches.map((match) => ({ text: match[0], at: placeInTime(match[0]) }))
  // '30 November to 11 December 2026': the first shares the year of the second.
  return found.map(({ text: said, at }, index) => {
    const next = found[index + 1]?.at.slice(0, 4)
    return { text: said, at: at.startsWith('9999') && next !== undefined ? `${next}${at.slice(4)}` : at }
  })
})

function placeInTime(text: string): string {
  const [of = '9999'] = new RegExp(year).exec(text) ?? []
  if (/^\d{4}-/.test(text)) return text
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\./.exec(text)
  if (dotted) return `${of}-${two(dotted[2])}-${two(dotted[1])}`
  if (/quart|^q[1-4]/i.test(text)) return `${of}-${two(String(3 * quarterOf(text) - 2))}-01`
  if (/^(?:end|late|ende)/i.test(text)) return `${of}-12-31`
  const number = months.findIndex((one) => new RegExp(`(?<!\\p{L})(?:${one})(?!\\p{L})`, 'iu').test(text)) + 1
  const [onDay] = /\d{1,2}/.exec(text.replace(new RegExp(year), '')) ?? []
  return `${of}-${two(String(number))}-${two(onDay ?? '1')}`
}

const quarterOf = (text: string): number =>
  [/1\.|q1|first|erst/i, /2\.|q2|second|zweit/i, /3\.|q3|third|dritt/i].findIndex((one) => one.test(text)) +
    1 || 4

const two = (number = '1'): string => number.padStart(2, '0')
