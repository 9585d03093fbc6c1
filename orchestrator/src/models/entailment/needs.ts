import { bestOf, isMatched } from './alignment.ts'
import type { ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'

/** Whether something takes something else, or goes without it: 'needs a permit', 'not without a permit' | 'no permit needed'. */
type Need = 'needed' | 'free'

const denial =
  /(?<![\p{L}])(?:no|not|never|nobody|none|nothing|cannot|n['’]t|nicht|kein\w*|niemand\w*|nie|niemals|nichts)(?![\p{L}])/iu
const lacking = /(?<![\p{L}])(?:without|ohne)(?![\p{L}])/iu

const free =
  /(?<![\p{L}])(?:(?:do|does|did|manage|manages|go|goes) without|(?:needs?|requires?) no|no [\p{L}-]+(?: [\p{L}-]+)? (?:is |are )?(?:needed|required|necessary)|(?:does|do|need|is|are)(?: not|n['’]t) (?:to |be )?(?:need(?:ed)?|required?|necessary|mandatory|compulsory|obligatory)|optional|voluntary|(?:regardless|irrespective|independent(?:ly)?) of|unabhängig (?:von|vom)|is free to|are free to|left to|steht (?:es )?(?:\p{L}+ ){0,4}frei|verzicht\p{L}*|(?:brauch\w+|benötig\w+|erforder\w+|bedarf|bedürfen) kein\w*|kein\w* [\p{L}-]+(?: [\p{L}-]+)? (?:nötig|erforderlich|notwendig)|nicht (?:nötig|erforderlich|notwendig|verpflichtend|zwingend|pflicht)|freiwillig|freigestellt|wahlweise)(?![\p{L}])/iu
const needed =
  /(?<![\p{L}])(?:(?:only|solely) (?:[\p{L}-]+ ){0,2}?(?:with|after|by|upon|against|if|when|through)|needs?|needed|requires?|required|demands?|verlang(?:t|en|te|ten)|depends? on|rel(?:y|ies) on|subject to|must(?! not| never)|ha(?:s|ve) to|mandatory|compulsory|obligatory|necessary|prerequisite|on (?:the )?condition|unless|nur (?:\p{L}+ ){0,2}?(?:mit|nach|durch|von|vom|bei|beim|gegen|wenn|von|unter)|bedarf|bedürfen|brauch(?:t|en)|benötig(?:t|en)|erforder(?:t|n|lich)|setz(?:t|en) [^.;]{2,60} voraus|pflicht|verpflichtend|nötig|notwendig|zwingend|voraussetzung|muss|müssen|angewiesen auf|häng(?:t|en) (?:[^.;]{0,40} )?(?:ab|von)|unter der (?:auflage|bedingung|voraussetzung)|erst (?:nach|wenn|mit))(?![\p{L}])/iu

/** Words that say that something is needed or not, and name nothing. */
const needWord =
  /^(?:without|ohne|demands?|verlangt?e?n?|needs?|needed|requires?|required|depends?|rel(?:y|ies)|subject|mandatory|compulsory|obligatory|necessary|prerequisite|condition|optional|voluntary|free|left|only|bedarf|bedürfen|braucht?|brauchen|benötig(?:t|en)|erforder(?:t|n|lich)|setzt|setzen|voraus|pflicht|verpflichtend|nötig|notwendig|zwingend|voraussetzung|verzicht\p{L}*|angewiesen|hängt|hängen|auflage|bedingung|freiwillig|could|take_place|possible|möglich)$/iu

export const isNeedWord = ({ word, written }: Term): boolean => needWord.test(word) || needWord.test(written)

function needOf(text: string): Need | undefined {
  const isLacking = lacking.test(text)
  if (isLacking && denial.test(text)) return 'needed'
  if (free.test(text) || isLacking) return 'free'
  return needed.test(text) && !denial.test(text) ? 'needed' : undefined
}

/** What is gone without: the words after 'without' and 'verzichten auf'. */
const goneWithout =
  /(?<![\p{L}])(?:without|ohne|needs? no|requires? no|(?:regardless|irrespective|independent(?:ly)?) of|unabhängig vo[nm]|verzichte\w* auf|auf(?=[^.;]*verzicht))\s((?:[\p{L}\d'’-]+\s?){1,4})/iu

export interface Needs {
  /** Both say that it takes the same, or that it goes without it. */
  isSame: boolean
  /** One says that it takes what the other goes without. */
  isOther: boolean
}

const none: Needs = { isSame: false, isOther: false }

/** How two texts of the same things stand to what these take. */
export function compareNeeds(statement: ReadText, sentence: ReadText): Needs {
  const [wanted, found] = [needOf(statement.text), needOf(sentence.text)]
  if (wanted === undefined || found === undefined) return none
  const named = [
    ...thingIn(statement, wanted).filter((term) => bestOf(term, sentence.terms).strength >= isMatched),
    ...thingIn(sentence, found).filter((term) => bestOf(term, statement.terms).strength >= isMatched),
  ]
  if (named.length === 0) return none
  return { isSame: wanted === found, isOther: wanted !== found }
}

/** What it takes, where the text says it right after 'without' and the like; otherwise any of its things. */
function thingIn({ text, language, terms }: ReadText, need: Need): readonly Term[] {
  const after = goneWithout.exec(text)?.[1]
  const own = after === undefined ? terms : termsOf(after, language)
  return need === 'free' || lacking.test(text) ? own.filter((term) => !isNeedWord(term)) : []
}
