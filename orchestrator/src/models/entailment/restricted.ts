import { bestOf } from './alignment.ts'
import type { ReadText } from './sentence.ts'

const ofAll =
  /(?<![\p{L}])(?:all|both|every|each|alle[nmrs]?|jede[rsnm]?|beide[nr]?|sämtliche[nmrs]?)\s(?:of\s)?(?:the\s|our\s|its\s|der\s|unsere[nr]?\s)?(?=\p{L})/iu
/** What says which of a kind: a relative clause, a place, whose they are. */
const whichOfThem =
  /^(?:\s(?:who|whose|that|which|with|without|signed|in|at|of|from|der|des|im|am|aus|bei|vom|mit|ohne)\s|,\s(?:who|whose|which|die|der|das|deren|dessen)\s)/u
/** What is said of the others beside them. */
const ofOthers =
  /(?<![\p{L}])(?:others?|older|newer|remaining|the rest|still|not|no|nothing|without|andere[nrs]?|übrige[nrs]?|restliche[nrs]?|ältere[nrs]?|noch|nicht|kein\w*|nichts|ohne)(?![\p{L}])/iu

/** What goes on to say that one of them is not so: '…; radiology is still missing', 'das zweite steht aus'. */
const leftOpen =
  /(?:[;,]|\sbut|\saber|\sund|\sand)\s[^;,.]*(?<![\p{L}])(?:still (?:missing|open|outstanding|waiting|to come)|(?:is|are) missing|outstanding|pending|not yet|(?:steht|stehen) (?:noch )?aus|fehl(?:t|en)|noch nicht|noch offen)(?![\p{L}])/iu

/**
 * Whether of what is said of all of a kind a sentence says that others have it not: 'customers who signed after July have
 * it, older ones have not'; or that one is left open.
 */
export function leavesOthers(statement: ReadText, sentence: ReadText): boolean {
  const all = ofAll.exec(statement.text)
  if (all === null) return false
  if (leftOpen.test(sentence.text) && !leftOpen.test(statement.text)) return true
  if (ofAll.test(sentence.text)) return false
  const kind = statement.terms.find(({ at }) => at >= all.index + all[0].length)
  const found = kind && sentence.terms.find((term) => bestOf(kind, [term]).strength >= 0.9)
  if (found === undefined) return false
  const end = found.at + found.written.length
  const rest = sentence.text.slice(end)
  const next = sentence.terms.find(({ at }) => at >= end)
  const isNamed = next !== undefined && bestOf(next, statement.terms).strength >= 0.5
  return whichOfThem.test(rest) && !isNamed && ofOthers.test(rest)
}
