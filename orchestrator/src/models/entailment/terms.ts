import { plainWeight } from '../language/overlap.ts'
import { findLanguage, isSmallWord, type Language, stem, wordsOf } from '../language/words.ts'
import {
  isKnown,
  type Meanings,
  meaningsOf,
  partsOfWord,
  withExpressions,
  withVerbsJoined,
} from './concepts.ts'

/** A word that carries a subject. */
export interface Term {
  word: string
  meanings: Meanings
  /** What the parts of a compound mean; empty for other words. */
  parts: readonly Meanings[]
  weight: number
  /** How it stands in the text. */
  written: string
}

/** Words that say how something is said, not what: they are read as status, and say little as terms. */
const faint = new Set(
  `due yet still already currently currently now today finally officially formally fully partly only just even ever far
  so very own clearly really actually respectively item part main exist exists existing place inplace available carriedout
  granted given gave issued obtained received done made takes taken took perform performed conduct conducted regard regarding concern concerning case
  bereits derzeit aktuell inzwischen mittlerweile offiziell formal formell vollständig nur erst noch schon bisher bislang
  voraussichtlich jeweils insgesamt etwa rund vorhanden vorliegen vorliegt vorlag liegt vor existiert besteht gibt durchgeführt erfolgt
  erfolgen erteilt erteilte erhalten erhielt gegeben gemacht worden wurde ist sind wird stattgefunden statt stattfinden findet stattfindet
  soon new neue neuen neuer neues amount amounts value come comes came stay stays remain remains lie lies
  bleibt bleiben beträgt betragen liegen kommt kommen show shows zeigt zeigen however jedoch allerdings moreover furthermore außerdem zudem exceed exceeds below above beyond stays übersteigt überschreitet unterschreitet`.split(
    /\s+/,
  ),
)
/** Numbers in words and bounds are read as quantities. */
const counted =
  /^(?:\d.*|since|onwards?|ago|herrn?|frau|mr|mrs|ms|dr|prof|once|twice|thrice|aroundtheclock|rundumdieuhr|zweimal|dreimal|einmal|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|millions|billion|half|both|dozen|eins?|eine[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend|millionen?|mio|mrd|milliarden?|beide[nr]?|eur|euros?|usd|gbp|chf|dollars?|pounds?|percent|prozent|per|cent|least|most|less|more|fewer|maximum|minimum|max|min|mindestens|höchstens|maximal|wenigstens|up|about|around|roughly|approximately|circa|ca|uhr|am|pm|jan\w*|feb\w*|march|märz|april|mai|june|july|juni|juli|aug\w*|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*|quarter|quartal|q[1-4]|days?|weeks?|months?|years?|hours?|minutes?|tage?n?|wochen?|monate?n?|jahre?[ns]?|stunden?|minuten?|late|early|end|ende|mitte|anfang|mid|bis|within|innerhalb|binnen|daily|weekly|monthly|quarterly|yearly|annual\w*|täglich\w*|wöchentlich\w*|monatlich\w*|vierteljährlich\w*|jährlich\w*)$/u

/** Small words for a search, that say something in a statement. */
const telling = new Set(['use', 'need'])

/** Words that one language alone has, beside its smallest. */
const germanHints =
  /(?<![\p{L}])(?:kein\w*|ohne|wird|wurden?|hat|haben|seit|noch|bis|je|jede\w*|alle[nrs]?|unter|wenn|pro|vom|beim|ihr\w*|sein\w*|nur|schon|erst|mehr|wir|ihn|liegt|gibt|beträgt|am)(?![\p{L}])/giu

/** The language of a text; that of another one beside it where its own words tell none. */
export function languageIn(text: string, otherwise: Language = 'en'): Language {
  const words = wordsOf(text)
  const told = findLanguage(words)
  if (told !== undefined) return told
  const german = (text.match(germanHints)?.length ?? 0) + words.filter((word) => isOnlyIn(word, 'de')).length
  const english = words.filter((word) => isOnlyIn(word, 'en')).length
  return german === english ? otherwise : german > english ? 'de' : 'en'
}

const isOnlyIn = (word: string, language: Language): boolean =>
  isKnown(word, language) && !isKnown(word, language === 'de' ? 'en' : 'de')

/** The words of a text that carry a subject, in order; numbers are none, `quantitiesOf` reads those. */
export function termsOf(text: string, language: Language = languageIn(text)): Term[] {
  const plain = text.normalize('NFC')
  const found =
    withExpressions(language === 'de' ? withVerbsJoined(plain) : plain).match(
      /[\p{L}\p{N}][\p{L}\p{N}/&-]*/gu,
    ) ?? []
  return found.flatMap((written) => termsOfWord(written, language))
}

function termsOfWord(written: string, language: Language): Term[] {
  const word = written.toLowerCase()
  if (counted.test(word) || (isSmallWord(word, language) && !telling.has(word)) || word.length < 2) return []
  const pieces = word.split(/[-/]/).filter((piece) => piece.length > 1 && !counted.test(piece))
  if (pieces.length > 1 && !isKnown(word, language))
    return pieces
      .filter((piece) => !isSmallWord(piece, language))
      .map((piece) => termOf(piece, written, language))
  return [termOf(pieces.length === 1 ? (pieces[0] ?? word) : word, written, language)]
}

function termOf(word: string, written: string, language: Language): Term {
  return {
    word,
    written,
    meanings: meaningsOf(word, language),
    parts: partsOfWord(word, language).map((part) => meaningsOf(part, 'de')),
    weight: faint.has(word) ? 0.25 : plainWeight(stem(word)),
  }
}

/** How well two words match, 0 to 1, and whether they say the same (1) or the contrary (-1). */
export interface Match {
  strength: number
  sign: 1 | -1
}

const none: Match = { strength: 0, sign: 1 }

/** What a group or the lexicon joins is nearly the same. */
const nearly = 0.9
const leastPrefix = 6

export function matchOf(wanted: Term, found: Term): Match {
  const whole = matchMeanings(wanted.meanings, found.meanings)
  if (whole.strength > 0) return whole
  const parted = matchParts(wanted, found)
  if (parted.strength > 0) return parted
  return sharesBeginning(wanted.word, found.word) ? { strength: 0.8, sign: 1 } : none
}

function matchMeanings(wanted: Meanings, found: Meanings): Match {
  let best = none
  for (const [key, sign] of wanted) {
    const other = found.get(key)
    if (other === undefined) continue
    const strength = key.startsWith('stem:') ? 1 : nearly
    const agrees = sign === other
    // What two words share in the same sense counts before what they share in a contrary one.
    if (agrees && (best.sign === -1 || strength > best.strength)) best = { strength, sign: 1 }
    else if (!agrees && best.strength === 0) best = { strength, sign: -1 }
  }
  return best
}

/** A compound is matched as far as its parts are; the last one says what it is. */
function matchParts(wanted: Term, found: Term): Match {
  const [left, right] = [partsOf(wanted), partsOf(found)]
  if (left.length === 1 && right.length === 1) return none
  const hits = left.filter((part) => right.some((other) => matchMeanings(part, other).strength > 0)).length
  return hits === 0 ? none : { strength: Math.max(0.4, hits / left.length) * 0.95, sign: 1 }
}

const partsOf = (term: Term): readonly Meanings[] => (term.parts.length > 0 ? term.parts : [term.meanings])

/** Forms that no stem joins: 'summaries' and 'summarised'. Short words begin alike by chance. */
function sharesBeginning(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length)
  if (least < leastPrefix) return false
  let shared = 0
  while (shared < least && one[shared] === other[shared]) shared += 1
  return shared >= leastPrefix && shared >= Math.max(one.length, other.length) * 0.65
}
