import { sentencesOf } from '../../language/sentences.ts'
import { type AnswerLine, isCell } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { isWhereAsked } from './where-asked.ts'

/** A word that leads to a place, or that is one. */
const placeTold =
  /(?<!\p{L})(?:in|into|at|on|onto|under|near|inside|outside|across|behind|beside|beyond|next to|between|above|below|beneath|underneath|opposite|alongside|along|around|from|through|via|abroad|here|everywhere|nowhere|im|ins|am|auf|an(?=\s+(?:de[mrn]|eine[mr]|unsere[mnr]|jede[mr])(?!\p{L}))|bei|beim|unter|außerhalb|innerhalb|hinter|neben|zwischen|über de[mnr]|oberhalb|unterhalb|gegenüber|entlang|durch|aus|hier|überall|nirgends|data cent(?:re|er)s?|sites?|standort\p{L}*|rechenzentr\p{L}*|\p{L}*raum|ort)(?!\p{L})(?!\s+(?:(?:the|den|der|dem|at|about|in|all|last|next|first|letzten|nächsten|ersten)\s+)*(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|ein\p{L}*|zwei|drei|vier|fünf)\s+(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?)(?!\p{L})))/iu
/** A column of places, a cell that leads to one, or a row that is called where something is. */
const placeCell =
  /(?:– |; )[^:*]*(?<!\p{L})(?:where|at|places?|locations?|sites?|city|town|country|region|office|stored|hosted|hosting|data cent(?:re|er)s?|address|venue|room|wo|orte?|standorte?|stadt|land|raum|adresse|\p{L}*ort)(?!\p{L})[^:*]*:\s\*\*|(?<!\p{L})(?:in|at|on|behind|beside|between|above|below|opposite|bei|im|auf|unter|hinter|neben|zwischen|gegenüber)\s+(?:the |a |an |der |dem )?\p{L}{3,}/iu
/** Where somebody is written to or called: no place, and told as one. */
const addressTold = /[^\s@]+@[^\s@]+|(?<!\p{L})(?:https?:\/\/|www\.)|\+\d[\d\s/()-]{6,}/iu
/**
 * Rule: where something is, is told with a place: by a sentence that says what is there, by a column of places, or by an
 * address.
 */
export const lacksPlace = (asked: Asked, line: AnswerLine): boolean =>
  isWhereAsked(asked.question) &&
  !addressTold.test(line.text) &&
  !(isCell(line)
    ? placeCell.test(line.text) && !ofRisks.test(line.passage.label ?? '')
    : tellsPlaceOf(asked, line.text, `${line.passage.label ?? ''}\n${line.passage.name}`))

/** What a risk says of a place is not where something is. */
const ofRisks = /(?<!\p{L})(?:\p{L}*risks?|\p{L}*risik(?:o|en))(?!\p{L})/iu
/** A place is of what its own sentence speaks of, or points back to; of a heading where that speaks of it. */
const tellsPlaceOf = (asked: Asked, text: string, above: string): boolean => {
  const sentences = sentencesOf(text)
  return sentences.some((sentence) => {
    if (!placeTold.test(sentence)) return false
    if (pointsBack.test(sentence)) return true
    const spoken = spokenIn(asked, sentences.length === 1 ? `${above}\n${sentence}` : sentence)
    const things = asked.words.flatMap(({ isVerb, isLight, stem }, at) =>
      isVerb || isLight || isKeeping(stem) ? [] : [at],
    )
    return things.length === 0 || things.some((at) => isSpoken(spoken[at]))
  })
}
const pointsBack =
  /^[“„]?(?:it|they|these|those|this|that|both|he|she|er|sie|es|diese[rs]?|beide|dort)(?!\p{L})/iu

export const tellsPlace = (sentence: string): boolean => placeTold.test(sentence)

/** Verbs of being somewhere: what is there has another word. */
export const isKeeping = (stem: string): boolean =>
  /^(?:stor|host|kept|keep|locat|held|hold|archiv|speicher|gespeicher|lager|gelager|lieg|aufbewahr|gehoste|befind)/u.test(
    stem,
  )
