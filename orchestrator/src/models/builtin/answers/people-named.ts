import { isKnownWord } from '../../entailment/index.ts'
import { findLanguage, wordsOf } from '../../language/words.ts'

const titled = /(?<!\p{L})(?:Dr|Prof|Herrn?|Frau|Mr|Mrs|Ms)\.?\s+\p{Lu}\p{L}+/u
const pair = /(?<!\p{L})(\p{Lu}[\p{Ll}'’-]+)\s+(?:(?:von|van|de|zu)\s+)?(\p{Lu}[\p{L}'’-]+)/gu
const body =
  /(?<!\p{L})(?:\p{L}+leitung|\p{L}*leiter(?:in)?)(?!\p{L})|\p{L}*(?:leiterin|vorstand|vorsitzende[rn]?|ausschuss|gremium|kreis|gruppe|rat|geschäftsführ\p{L}+|abteilung|team|behörde|amt|beauftragte[rn]?|niemand|mitarbeiter\p{L}*|kund\p{L}+|dienstleister\p{L}*|lieferant\p{L}*|anbieter\p{L}*|auftrag(?:nehmer|geber)\p{L}*|bieter\p{L}*|einkauf|vertrieb|revision|verwaltung|direktion|meister\p{L}*|planer\p{L}*|prüfer\p{L}*|berater\p{L}*|träger\p{L}*)(?!\p{L})|(?<!\p{L})(?:GmbH|AG|KG|SE|Firma)(?!\p{L})/iu
const alone = /(?<=\p{Ll},?\s)(?<!(?:in|aus|nach|bei|ab|Werk|Standort|Stadt|Ort)\s)\p{Lu}\p{Ll}{3,}/gu

/** Names of people with a first one, as far as words of the language are told from them. */
export const namesFully = (text: string): boolean =>
  titled.test(text) ||
  [...text.matchAll(pair)].some(([, first = '', last = '']) => isUnknown(first) && isUnknown(last))

/**
 * Whether a German text names somebody: a person, a body, a firm. German writes every noun large, so that a capital tells
 * nothing; a text of another language is taken as it is.
 */
export const namesSomebody = (text: string): boolean =>
  findLanguage(wordsOf(text)) === 'en' ||
  countedPeople.test(text) ||
  namesFully(text) ||
  body.test(text) ||
  (text.match(alone) ?? []).some(isUnknown)

/** 'Two of the four retire': nobody is named, and it is told who. */
export const countedPeople =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|half|most|all|einer|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|die hälfte|alle) (?:of|von|der) (?:the|our|their|its|den|unseren?|ihren?) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|\p{L}+ (?:people|specialists|experts|employees|colleagues|members|fachleuten?|mitarbeite\p{L}+))(?!\p{L})/iu

const isUnknown = (word: string): boolean =>
  !isKnownWord(word, 'de') && !isKnownWord(word.toLowerCase(), 'de')
