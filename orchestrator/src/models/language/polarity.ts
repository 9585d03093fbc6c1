import { coverage } from './overlap.ts'
import { contentStems } from './words.ts'

const negative =
  /\b(?:no|not|none|nobody|nothing|never|neither|nor|without|lacks?|lacking|missing|absent|absence|cannot|unresolved|undefined|unknown|unclear|unconfirmed|unapproved|untested|pending|outstanding|tbd|tba|(?:is|are|was|were|has|have|had|does|do|did|can|could|wo|would|should)n['’]t)\b|\b(?:to be (?:defined|decided|determined|confirmed|agreed)|yet to be|still open|fails? to|failed to)\b/gi

/** Words of denial that deny nothing. */
const idioms =
  /\b(?:not only|not least|not just|no (?:later|less|more|fewer) than|not (?:later|less|more) than|no doubt|without (?:a )?doubt|not to mention)\b/gi

/** Whether a text says that something is absent, open or not so; two such words cancel out ('no open points'). */
export const isNegative = (text: string): boolean =>
  (text
    .replace(idioms, '')
    // One denial of both.
    .replace(/\b(neither\b[^.;]*?)\bnor\b/gi, '$1or')
    .match(negative)?.length ?? 0) %
    2 ===
  1

const finite =
  'is|are|was|were|will|would|has|have|had|does|do|did|can|cannot|could|must|may|might|should|shall|remains?'
const denial = 'not|no|nobody|nothing|none|never|neither'
const pronoun = 'it|they|he|she|we|there|this|these|those'

/**
 * Where one clause ends and the next begins. A clause that another depends on ('it is not clear that …', 'not
 * before …') is none of its own: its denial holds for what follows.
 */
const clauseEnd = new RegExp(
  [
    String.raw`\s*[;:–—]\s+`,
    String.raw`,\s+`,
    String.raw`\s+(?=(?:but|although|though|while|whereas|however|except|since|because|without)\b)`,
    String.raw`\s+and\s+(?=(?:(?:also|still|therefore|then|so)\s+)?(?:${finite}|${denial}|${pronoun})\b)`,
    String.raw`\s+and\s+(?=(?:the|a|an|all|some|their|its|our)\s+(?:[\w-]+\s+){1,4}(?:${finite})\b)`,
  ].join('|'),
  'i',
)
const clausesOf = (text: string): string[] => text.split(clauseEnd).filter((clause) => /\w/.test(clause))

/** What a statement says of its subject: what stands after its verb. */
function predicateOf(statement: string): string {
  const after = statement.split(new RegExp(String.raw`\b(?:${finite})\b`, 'i')).at(-1) ?? ''
  return contentStems(after).length === 0 ? statement : after
}

/** From here on a clause of a longer statement is spoken of at all. */
const speaksOfClause = 0.5

/**
 * Whether a sentence says the contrary of a statement: of a clause of the statement and the clause of the sentence
 * that is about it, one is negative and the other is not. A denial binds within its own clause: weights that 'were
 * approved and will not be changed' are approved.
 */
export function contradicts(sentence: string, statement: string): boolean {
  const said = clausesOf(sentence)
  const pairs = clausesOf(statement).map((claim) => {
    const predicate = predicateOf(claim)
    let best = { clause: sentence, score: -1, covered: 0 }
    for (const clause of said) {
      const covered = coverage(claim, clause)
      const score = covered + coverage(predicate, clause) / 2
      if (score > best.score) best = { clause, score, covered }
    }
    return { ...best, claim }
  })
  const spoken = pairs.filter(({ covered }) => covered >= speaksOfClause)
  const closest = pairs.toSorted((one, other) => other.score - one.score).slice(0, 1)
  return (spoken.length > 0 ? spoken : closest).some(
    ({ clause, claim }) => isNegative(clause) !== isNegative(claim),
  )
}

/** Inputs that were filled in to get past the form: they state nothing. */
export const isPlaceholder = (value: string): boolean =>
  /^\W*$|^\W*(?:n\/?a|tbd|tba|tbc|none|unknown|not (?:known|sure|applicable|available)|to be (?:defined|decided|determined|confirmed)|pending|x+|test|todo)\W*$/i.test(
    value,
  )
