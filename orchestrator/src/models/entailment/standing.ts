import type { Place } from './places.ts'

const superseded =
  /(?<![\p{L}])(?:superseded|obsolete|outdated|withdrawn|no longer (?:valid|in force)|replaced by|überholt|veraltet|ersetzt durch|nicht mehr gültig|außer kraft|abgelöst durch)(?![\p{L}])/iu
const draft =
  /(?<![\p{L}])(?:draft|not (?:yet )?(?:approved|released|agreed)|for (?:discussion|review|comment)(?: only)?|entwurf|nicht (?:freigegeben|genehmigt|abgestimmt)|zur abstimmung|arbeitsstand|work in progress)(?![\p{L}])/iu

const leadingLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 2)

/** A document that says of itself that it counts no more: by its name or its first lines. */
export function isSuperseded(name: string, text: string): boolean {
  const first = leadingLines(text).find((line) => superseded.test(line))
  return (
    superseded.test(name) ||
    (first !== undefined &&
      first.length < 120 &&
      /version|fassung|dokument|document|stand|status/i.test(first))
  )
}

/** A document that says of itself that it is a draft: what it is about is not settled yet. */
export function draftPlace(name: string, text: string): Place | undefined {
  const first = leadingLines(text)
  const line = first.find((one) => draft.test(one) && one.length < 160 && !/[.!?]\s+\p{Lu}/u.test(one))
  if (line === undefined && !draft.test(name)) return undefined
  const title = name.replace(/\.\w{2,4}$/, '')
  return { text: `${title}: ${line ?? 'draft, Entwurf'}`, quote: line ?? first[0] ?? '' }
}
