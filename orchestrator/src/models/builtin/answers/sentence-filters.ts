import { isConcept } from '../../language/concepts/index.ts'
import type { Asked } from './asked.ts'
import { saysMark } from './conditions.ts'
import { decidesOther, lacksDecision } from './deciders.ts'
import { isFigureInRow, isFigureOfOthers, ofFigures } from './figures-told.ts'
import { isOtherPart } from './fact-answer.ts'
import { givesKind, thingAsked } from './given-kind.ts'
import { focusSpoken, hasMeasure, isSpoken, mostOf, type Spoken, spokenIn } from './matching.ts'
import { isAgainstForm } from './form-filters.ts'
import { isNotIdentified } from './identified.ts'
import { isOfQuestions } from './no-cell.ts'
import { lacksWhatIsAsked } from './met.ts'
import { isRollBeside } from './roll-call.ts'
import type { Span } from './spans.ts'
import type { Table } from './tables.ts'
import { isReasonAsked } from './reason-asked.ts'

/** Whether a sentence or row cannot be the answer, however much of the question it speaks of. */
export function isNoAnswer(
  asked: Asked,
  span: Span,
  {
    own,
    near,
    around,
    context,
    party,
    isQuestion,
  }: Record<'own' | 'near' | 'around' | 'party', Spoken> & {
    context: string
    /** It asks itself. */
    isQuestion: boolean
  },
): boolean {
  const heads = span.row?.table.heads ?? []
  return (
    (span.row === undefined &&
      isAgainstForm(asked, { text: span.text, pieces: span.pieces, isQuestion, around })) ||
    isNotIdentified(asked, span.pieces) ||
    (span.row !== undefined && isOfQuestions(asked.question, headsOfQuestions(heads))) ||
    (span.row !== undefined &&
      isReasonAsked(asked.question) &&
      !givesKind(asked, `${heads.join(' ')} ${span.text}`)) ||
    isRecordBeside(asked, span) ||
    isOfLate(asked, span) ||
    isOtherPart(asked, factKey.exec(span.text)?.[1] ?? '') ||
    span.pieces.every(({ text }) => lacksDecision(asked.question, `${text} ${heads.join(' ')}`)) ||
    decidesOther(asked, span.text, own) ||
    lacksMark(asked, `${span.text}\n${heads.join('\n')}\n${context}`) ||
    isOfPartOfWord(asked, span, own) ||
    isFigureInRow(asked, span) ||
    isFigureOfOthers(asked, span, { around, before: near, party }) ||
    lacksSubject(asked, mostOf([own, around, near], own.length)) ||
    !isOfFocus(asked, mostOf([own, around, near], own.length)) ||
    (span.row !== undefined && isOfOtherThings(asked, span.row.table)) ||
    (span.row !== undefined && !lacksWhatIsAsked(asked.conditions, span.row.table, span.row.row)) ||
    isDeniedOtherwise(asked.question, `${span.text}\n${heads.join('\n')}`) ||
    !hasMeasure(asked, `${heads.join(' ')} ${span.text}`) ||
    lacksOwner(asked.question, `${span.text} ${heads.join(' ')}`)
  )
}

/** 'Chair: Ada Brandt' */
const factKey = /^([^:|.!?]{2,48}):\s+\S/u

/** A table with a column of questions asks. */
const headsOfQuestions = (heads: readonly string[]): string[] =>
  heads.filter((head) => isOfQuestions('', [head]))

/** 'Owner: … Date: … Use: …' is what a document tells of itself, and who was there tells of a meeting alone. */
const isRecordBeside = (asked: Asked, { row, text }: Span): boolean =>
  row === undefined && ((asked.read.expects === undefined && labels(text) > 1) || isRollBeside(asked, text))
const labels = (text: string): number =>
  text.match(/(?:^|\s)\p{Lu}\p{L}+(?: (?:by|on|of|to|until|von|am|bis))?:\s/gu)?.length ?? 0

/** Which of them are late is told by what says so. */
const isOfLate = (asked: Asked, { row, text }: Span): boolean =>
  row === undefined &&
  asked.isList &&
  asked.conditions.some((one) => one.kind === 'state' && one.state === 'late') &&
  !lateTold.test(text)
const lateTold =
  /(?<!\p{L})(?:overdue|late|delayed|behind|slipped|postponed|überfällig\p{L}*|verspätet\p{L}*|verzögert\p{L}*|verzug|verschoben\p{L}*|zurück)(?!\p{L})/iu

/** The one word that tells what is asked about has to be spoken of where it is answered. */
function lacksSubject({ words }: Asked, spoken: Spoken): boolean {
  const telling = words.flatMap((word, at) =>
    word.isLight || word.isVerb || word.isName ? [] : [spoken[at] ?? 0],
  )
  return telling.length === 1 && telling.every((one) => one < leastOfSubject)
}
const leastOfSubject = 0.3

/** What is asked of option D is not said of the others. */
export function lacksMark({ conditions }: Pick<Asked, 'conditions'>, text: string): boolean {
  return conditions.some((one) => one.kind === 'mark' && !saysMark(one, text))
}

/** A figure of 'Pensionsrückstellungen' is not told where somebody retires. */
function isOfPartOfWord({ read, words }: Asked, { stems }: Span, own: Spoken): boolean {
  if (read.expects === undefined || !(ofFigures.has(read.expects) || read.expects === 'person')) return false
  const [heavy, ...others] = words.flatMap((word, at) => (word.isLight ? [] : [{ word, said: own[at] ?? 0 }]))
  if (heavy === undefined || others.length > 0 || heavy.said === 0) return false
  // What asks for the whole word in other words is as good as the word.
  if ([...heavy.word.forms.keys()].some((form) => isConcept(form) && stems.has(form))) return false
  return heavy.said < (isCompound(heavy.word) ? 1 : leastOfOnly)
}
/** It is found by parts of it, too. */
const isCompound = ({ stem, forms }: Asked['words'][number]): boolean =>
  [...forms].some(
    ([form, share]) =>
      share < leastOfOnly && form.length > 3 && stem.startsWith(form) && stem.length > form.length + 4,
  )
/** A form, a translation; a word of the same meaning, or a part of it, is less. */
const leastOfOnly = 0.8

/** 'Which systems …' is answered by rows of systems, and not by a row that has the word in a name. */
function isOfOtherThings(asked: Asked, { heads, title, passage }: Table): boolean {
  const thing = thingAsked(asked)
  if (!asked.isList || thing === undefined) return false
  return !isSpoken(
    spokenIn(asked, [...heads, title, passage.label ?? ''].join('\n'))[asked.words.indexOf(thing)],
  )
}

/** 'Out of scope' is answered by what says so. */
const excluding =
  /\b(?:out of|outside|not (?:in|part|included|covered)|excluded from|außerhalb|nicht (?:\p{Ll}+ )?(?:im|in|zum|teil|bestandteil|gegenstand|enthalten|inbegriffen)|nicht dazu)\b/iu
const isDeniedOtherwise = (question: string, text: string): boolean =>
  excluding.test(question) && !excluded.test(text)
const excluded =
  /\b(?:out of|outside|not|no|excluded|excluding|without|außerhalb|nicht|keine?|ausgeschlossen|ohne)\b/iu

const denial = /(?<![\p{L}])(?:not|never|no longer|nicht|kein(?:e[rnms]?)?|nie)(?![\p{L}])/iu
/** It denies, where nothing denied is asked for. */
export const isDenied = (question: string, text: string): boolean =>
  /^\W*(?:which|what|who|where|when|welche\p{L}*|was|wer|wo|wann)(?![\p{L}])/iu.test(question) &&
  denial.test(text) &&
  !denial.test(question)

const ownerAsked =
  /^\W*(?:who|wer|whom|wem)(?![\p{L}])[^?]*(?<![\p{L}])(?:owns?|owners?|responsible|accountable|verantwort\p{L}*|zuständig\p{L}*|\p{L}*eigner\p{L}*|gehör\p{L}*)(?![\p{L}])/iu
const ownerTold =
  /(?<![\p{L}])(?:own(?:s|ed|ers?|ership)|responsib\p{L}*|accountab\p{L}*|in charge|lead(?:s|er)?|head(?:s|ed)?|\p{L}*verantwort\p{L}*|zuständig\p{L}*|\p{L}*eigner\p{L}*|leitet|leiter\p{L}*)(?![\p{L}])/iu

/** Who owns something is said by a word that says so, and by no sentence that merely has a name in it. */
const lacksOwner = (question: string, text: string): boolean =>
  ownerAsked.test(question) && !ownerTold.test(text)

/** What is asked for by name has to be spoken of where it is answered, and not just somewhere in the passage. */
const isOfFocus = (asked: Asked, spoken: Spoken): boolean => focusSpoken(asked, spoken) >= 0.5
