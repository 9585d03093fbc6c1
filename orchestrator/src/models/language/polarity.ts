import { coverage } from './overlap.ts'

const negative =
  /\b(?:no|not|none|never|neither|nor|without|lacks?|lacking|missing|absent|absence|cannot|unresolved|undefined|unknown|unclear|unconfirmed|unapproved|untested|pending|outstanding|tbd|tba|(?:is|are|was|were|has|have|had|does|do|did|can|could|wo|would|should)n['’]t)\b|\b(?:to be (?:defined|decided|determined|confirmed|agreed)|yet to be|still open|fails? to|failed to)\b/gi

/** Whether a text says that something is absent, open or not so; two such words cancel out ('no open points'). */
export const isNegative = (text: string): boolean => (text.match(negative)?.length ?? 0) % 2 === 1

/**
 * Whether a sentence says the contrary of a statement: of the clause that is about the statement and the statement
 * itself, one is negative and the other is not.
 */
export function contradicts(sentence: string, statement: string): boolean {
  let clause = { text: sentence, score: -1 }
  for (const text of sentence.split(/;|,?\s+(?:but|although|though|while|whereas|however|except)\b/i)) {
    const score = coverage(statement, text)
    if (score > clause.score) clause = { text, score }
  }
  return isNegative(clause.text) !== isNegative(statement)
}

/** Inputs that were filled in to get past the form: they state nothing. */
export const isPlaceholder = (value: string): boolean =>
  /^\W*$|^\W*(?:n\/?a|tbd|tba|tbc|none|unknown|not (?:known|sure|applicable|available)|to be (?:defined|decided|determined|confirmed)|pending|x+|test|todo)\W*$/i.test(
    value,
  )
