import { conceptsAsked, conceptsTold } from './concepts/index.ts'
import { wordsOf } from './words.ts'

const goesLive = conceptsTold('go-live')
const whenAsked =
  /^\W*(?:when|wann)(?!\p{L})|^\W*(?:which|welche\p{L}*)(?!\p{L})[^?]*(?<!\p{L})(?:first|last|zuerst|zuletzt|als (?:erste|letzte)[rs]?)(?!\p{L})/iu

const told = ['order of plants sites waves', 'Reihenfolge der Werke und der Standorte']

const orderAsked =
  /^\W*(?:in (?:what|which) (?:order|sequence)|what (?:is|was) the (?:order|sequence) of|in welcher reihenfolge|(?:was|wie) ist die reihenfolge)(?!\p{L})/iu

/** When things go live is told, in either language, where their order is; nothing where a question asks for nothing of the kind. */
export const byTurns = (question: string): readonly string[] =>
  orderAsked.test(question) ||
  (whenAsked.test(question) && conceptsAsked(wordsOf(question)).some(({ concept }) => goesLive.has(concept)))
    ? told
    : []
