import type { Asked } from './asked.ts'
import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import { countedNoun } from './given-kind.ts'
import { otherNames } from './identified.ts'
import { spokenIn } from './matching.ts'
import { nameOf } from './rows.ts'
import type { Table, TableRow } from './tables.ts'
import { lacksThingsIn } from './things-asked.ts'

/**
 * How many there are is told by a figure, and by no name that has one ('ERP 11'); 'which requirements …' by no count of
 * them; and what a cell asks itself is no answer, unless questions are asked for.
 */
export function isNoCell(
  asked: Asked,
  table: Table,
  { row, columns }: { row: TableRow; columns: readonly number[] },
): boolean {
  const { question, isCount, read } = asked
  const { heads, title } = table
  const are = (holds: (cell: string) => boolean): boolean => columns.every((at) => holds(row.cells[at] ?? ''))
  const named = [nameOf(table, row), ...columns.map((at) => heads[at] ?? '')].join('\n')
  if (lacksThingsIn(asked, row.line, [title, ...heads].join('\n'))) return true
  if (read.expects === 'name' && whichAsked.test(question) && are((cell) => !namesOne(asked, cell)))
    return true
  if (lacksCosted(asked, `${title}\n${named}`)) return true
  if (read.expects === 'money' && ofScores.test(`${title}\n${table.passage.label ?? ''}`)) return true
  if (differenceAsked.test(question) && !ofDifference.test(named)) return true
  if (isCount && are((cell) => !aboutFigure.test(cell))) return true
  if (isCount && isOfDeed(asked, `${title}\n${named}\n${row.line}`)) return true
  if (isCount && columns.every((at) => countsOthers(asked, heads[at] ?? ''))) return true
  if (read.expects === undefined && whichAsked.test(question) && are((cell) => bareFigure.test(cell)))
    return true
  return isOfQuestions(
    question,
    columns.map((at) => heads[at] ?? ''),
  )
}

/** How many deliverers there are is not told by a row of delivery: what only shares a root with what is counted counts none. */
function isOfDeed({ question, words }: Asked, told: string): boolean {
  const noun = countedNoun(question)
  const word = words.find(
    ({ forms, isVerb, isLight }) => !isVerb && !isLight && [...noun].some((stem) => forms.get(stem) === 1),
  )
  const said = word === undefined ? 0 : spokenOf(word, stemsOfBoth(told))
  return said > 0 && said < leastOfCounted
}
const leastOfCounted = 0.7

/** Marks for a price are no price. */
const ofScores =
  /(?<!\p{L})(?:scores?|scoring|points|marks|weights|\p{L}*punkte|\p{L}*bewertung(?:en)?|gewichtung(?:en)?)(?!\p{L})/iu

/** A column of users counts no drivers. */
function countsOthers({ question, words }: Asked, head: string): boolean {
  const noun = countedNoun(question)
  const word = words.find(
    ({ forms, isVerb, isLight }) => !isVerb && !isLight && [...noun].some((stem) => forms.get(stem) === 1),
  )
  return ofPeople.test(head) && word !== undefined && spokenOf(word, stemsOfBoth(head)) < leastOfOthers
}
const ofPeople =
  /(?<!\p{L})(?:users?|employees?|customers?|people|persons?|staff|headcount|nutzer|benutzer|mitarbeiter\p{L}*|beschäftigte|kunden|personen|leute)(?!\p{L})/iu
const leastOfOthers = 0.5

/** 'Which vendor …' is told by a name, and not by 'Decision paper'. */
const namesOne = (asked: Asked, cell: string): boolean =>
  /\p{Lu}\p{L}*\s+\p{Lu}/u.test(cell) || otherNames(asked, `· ${cell}`).length > 0

/** By how much two things differ is told by a row or column of differences. */
const differenceAsked =
  /^\W*(?:by how much|how much (?:more|less|higher|lower|over|under|above|below)|um wie ?viel)(?!\p{L})/iu
const ofDifference =
  /(?<!\p{L})(?:above|below|over|under|more|less|excess|overrun|differ\p{L}*|deviation|variance|change|delta|abweichung\p{L}*|differenz\p{L}*|unterschied\p{L}*|über|unter|mehr|weniger|veränderung)(?!\p{L})/iu
/** What the thing that costs is: 'extension' in 'How much does the support extension for Corvus cost?' */
const costedPattern =
  /(?<!\p{L})(?:does|do|did|will|would|kostet|kosten)\s+(?:the|an?|our|die|de[rn]|das|eine?|unsere?)\s+((?:[\p{L}-]+\s+){0,3}?[\p{L}-]+)\s*(?:(?:for|of|in|at|on|per|a|für|von|vom|im|bei|pro|cost)(?!\p{L})|\W*$)/iu
/** A row under another name costs something else, whatever else stands beside its table. */
export function lacksCosted(asked: Asked, told: string): boolean {
  if (asked.read.expects !== 'money') return false
  const noun = costedPattern.exec(asked.question)?.[1]?.trim().split(/\s+/).at(-1) ?? ''
  const stems = stemsOfBoth(noun)
  const at = asked.words.findIndex(
    ({ forms, isName, isLight }) => !isName && !isLight && [...stems].some((stem) => forms.get(stem) === 1),
  )
  return at !== -1 && (spokenIn(asked, told)[at] ?? 0) < leastOfCosted
}
const leastOfCosted = 0.3
const aboutFigure =
  /^\W*(?:(?:about|around|ca|circa|some|over|under|up to|at (?:least|most)|no more than|rund|etwa|über|unter|bis zu|mindestens|höchstens)\.?\s+)?(?:\d|(?:none|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|keine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{L}))/iu
export const whichAsked =
  /^\W*(?:(?:on|in|at|by|for|from|with|to|auf|in|an|bei|von|mit|für|zu|aus) )?(?:which|welche[rnms]?)(?!\p{L})/iu
export const bareFigure = /^\D{0,2}\d[\d.,]*$/u

const questionHead = /^(?:questions?|fragen?|clarifications?|rückfragen?)$/iu
export const questionAsked =
  /(?<!\p{L})(?:questions?|\p{L}*fragen?|clarif\p{L}*|asked?|asks|klär\p{L}*|offen\p{L}*|open)(?!\p{L})/iu
/** All of them stand under a head of questions, which the question does not ask for. */
export const isOfQuestions = (question: string, heads: readonly string[]): boolean =>
  heads.length > 0 && heads.every((head) => questionHead.test(head.trim())) && !questionAsked.test(question)
