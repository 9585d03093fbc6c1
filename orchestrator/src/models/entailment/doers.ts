import { bestOf } from './alignment.ts'
import { nameOtherBodies } from './bodies.ts'
import type { ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'

/** Parts and bodies that decide, sign and answer for something. */
const parts =
  '(?:board|council|committee|assembly|management|manager|director|sponsor|owner|officer|controller|auditor|chair(?:man|woman|person)?|minister|ministry|authority|regulator|court|union|department|office|team|supplier|vendor|contractor|customer|client|landlord|tenant|insurer|operator|manufacturer|lead|head|registrar|physician|doctor|nurse|purchasing|procurement|finance|legal|treasury|carrier|processor|vorstand|aufsichtsrat|betriebsrat|personalrat|beirat|geschäftsführung|geschäftsleitung|ausschuss|lenkungskreis|steuerkreis|gremium|leitung|leiter(?:in)?|beauftragte[rn]?|behörde|gericht|ministerium|gewerkschaft|abteilung|amt|einkauf|controlling|revision|lieferant(?:en)?|anbieter|auftraggeber(?:s)?|auftragnehmer(?:s)?|kunde[n]?|vermieter|mieter|versicherer|betreiber|hersteller|spediteur|gesellschafterversammlung|verwaltung|stadtrat|gemeinderat)'
const part = String.raw`((?:[\p{L}-]+\s){0,2}?[\p{L}-]*?${parts})(?:e?s)?(?![\p{L}-])`
const article = String.raw`(?:(?:the|an?|its|their|our|der|die|das|dem|den|des|ein|eine[rsmn]?|unser[ens]*)\s)?`

/** Who does it: before the verb of an active clause, after 'by' or 'durch', and whose signature it takes. */
const doers: readonly RegExp[] = [
  new RegExp(
    String.raw`^\W*${article}${part}\s(?=(?:has|have|had|hat|haben|hatte|will|must|may|can|shall|muss|darf|kann|wird)\s|\p{Ll}{2,}(?:ed|s|t|te|ten)\s|approves|gave|gab|gibt)`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}])(?:by|durch|vom|von)\s${article}${part}`, 'iu'),
  new RegExp(
    String.raw`(?<![\p{L}])(?:signature|approval|consent|permission|agreement|decision|release|sign-off|unterschrift|zustimmung|freigabe|genehmigung|einwilligung|entscheidung)\s(?:of\s|by\s|from\s)?${article}${part}`,
    'iu',
  ),
]

/** 'The weights proposed by the team are approved': by whom something was that is only named so is not who does it. */
const named =
  /(?<!(?:is|are|was|were|been|being|be) )(?<=\p{L} )\p{Ll}{3,}ed by [^,;(]{2,40}?(?=\s(?:\(|(?:is|are|was|were|has|have)\s))/giu

function doerIn(whole: string): string | undefined {
  const text = whole.replace(named, '')
  for (const pattern of doers) {
    const named = pattern.exec(text)?.[1]
    if (named !== undefined) return named
  }
  return undefined
}

const wordsOf = (named: string, { language }: ReadText): readonly Term[] =>
  termsOf(named, language).filter(({ weight }) => weight > 0.3)

const areOthers = (one: readonly Term[], other: readonly Term[]): boolean =>
  one.every((term) => {
    const { strength, sign } = bestOf(term, other)
    return strength < 0.4 || sign === -1
  })

/**
 * Whether a sentence says of another part or body that it does what a statement says of one, in whichever voice: 'the
 * supervisory board granted it' against 'it was granted by the management'. Neither may speak of the other's.
 */
export function hasOtherDoer(statement: ReadText, sentence: ReadText): boolean {
  const wanted = doerIn(statement.text)
  const found = wanted === undefined ? undefined : doerIn(sentence.text)
  if (wanted === undefined || found === undefined) return false
  const [own, other] = [wordsOf(wanted, statement), wordsOf(found, sentence)]
  if (own.length === 0 || other.length === 0) return false
  return (
    nameOtherBodies(wanted, found) ||
    (statement.language === sentence.language &&
      areOthers(own, sentence.terms) &&
      areOthers(other, statement.terms))
  )
}
