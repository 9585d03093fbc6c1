import { isState } from './vocabulary/index.ts'
import type { ReadText } from './sentence.ts'
import { matchOf, termsOf } from './terms.ts'

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

export interface DraftLine {
  title: string
  /** The line of the document that says so. */
  line: string
}

/** A document that says of itself that it is a draft, by its name or its first lines. */
export function draftLine(name: string, text: string): DraftLine | undefined {
  const first = leadingLines(text)
  const line = first.find((one) => draft.test(one) && one.length < 160 && !/[.!?]\s+\p{Lu}/u.test(one))
  if (line === undefined && !draft.test(name)) return undefined
  return { title: `${name.replace(/\.\w{2,4}$/, '')} ${first[0] ?? ''}`, line: line ?? first[0] ?? name }
}

/** Whether a statement says that the very paper is there, agreed or in force. */
export function isAboutDraft(statement: ReadText, title: string): boolean {
  const named = termsOf(title, statement.language)
  const subject = statement.terms.filter(({ weight, meanings }) => weight > 0.3 && !isState(meanings))
  const matched = subject.filter((one) => named.some((term) => matchOf(one, term).strength >= 0.9))
  return (
    matched.length > 0 &&
    (matched[0] === subject[0] || matched.length * 2 >= subject.length) &&
    (statement.terms.some(({ meanings }) => isState(meanings)) || isMade.test(statement.text))
  )
}

/** A draft is not made yet. */
const isMade =
  /(?<![\p{L}])(?:has|have|was|were) (?:been )?(?:made|done|written|prepared|carried out|drawn up)(?![\p{L}])|(?<![\p{L}])(?:wurde|ist) (?:\p{L}+ )*(?:erstellt|durchgeführt|verfasst)(?![\p{L}])/iu
