import { plainWeight } from '../language/overlap.ts'
import { findLanguage, isSmallWord, type Language, stem, wordsOf } from '../language/words.ts'
import {
  isKnown,
  joinedVerbs,
  type Meanings,
  meaningsOf,
  partsOfWord,
  phraseAt,
  stemsIn,
  verbsWithParticle,
} from './vocabulary/index.ts'

/** A word that carries a subject. */
export interface Term {
  word: string
  meanings: Meanings
  /** What the parts of a compound mean; empty for other words. */
  parts: readonly Meanings[]
  weight: number
  /** How it stands in the text, and where. */
  written: string
  at: number
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
  bleibt bleiben beträgt betragen liegen kommt kommen show shows zeigt zeigen however jedoch allerdings moreover furthermore außerdem zudem exceed exceeds below above beyond stays late early take_place carry_out come_about lasts last lasted runs dauert dauern totals läuft laufen beläuft belaufen übersteigt überschreitet unterschreitet`.split(
    /\s+/,
  ),
)
/** Numbers in words and bounds are read as quantities. */
const counted =
  /^(?:\d.*|mornings?|morgens|afternoons?|nachmittags|times|mal|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|longer|never|always|latest|earliest|ahead|advance|nie|niemals|immer|spätestens|frühestens|sämtliche\w*|majority|mehrheit|minority|minderheit|every|each|alle[nrs]?|jede[nrs]?|several|mehrere[nr]?|viele[nr]?|einige[nr]?|gesamte[nrs]?|since|onwards?|ago|herrn?|frau|mr|mrs|ms|dr|prof|once|twice|thrice|aroundtheclock|rundumdieuhr|einmal|zweimal|dreimal|viermal|fünfmal|sechsmal|weniger|mehr|hälfte|later|earlier|sooner|später|früher|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|millions|billion|half|both|dozen|eins?|eine[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend|millionen?|mio|mrd|milliarden?|beide[nr]?|eur|euros?|usd|gbp|chf|dollars?|pounds?|percent|prozent|per|cent|least|most|less|more|fewer|maximum|minimum|max|min|mindestens|höchstens|maximal|wenigstens|up|about|around|roughly|approximately|circa|ca|uhr|am|pm|jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|märz|april|mai|june|july|juni|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|quarter|quartal|q[1-4]|days?|weeks?|months?|years?|hours?|minutes?|tage?n?|wochen?|monate?n?|jahre?[ns]?|stunden?|minuten?|end|ende|mitte|anfang|mid|bis|within|innerhalb|binnen|daily|weekly|monthly|quarterly|yearly|annual\w*|täglich\w*|wöchentlich\w*|monatlich\w*|vierteljährlich\w*|jährlich\w*)$/u

/** Small words for a search, that say something in a statement. */
const telling = new Set(['use', 'need'])

/** Words that one language alone has, beside its smallest. */
const germanHints =
  /(?<![\p{L}])(?:kein\w*|ohne|wird|wurden?|hat|haben|seit|noch|bis|je|jede\w*|alle[nrs]?|unter|wenn|pro|vom|beim|ihr\w*|sein\w*|nur|schon|erst|mehr|wir|ihn|liegt|gibt|beträgt|am)(?![\p{L}])/giu

/** Small words of both languages tell neither. */
const inBoth = new Set(
  'in am an also so was war die man her will hat bin bald um at most art gut rat not list fast bad wand hut'.split(
    ' ',
  ),
)

/** The language of a text; that of another one beside it where its own words tell none. */
export function languageIn(text: string, otherwise: Language = 'en'): Language {
  const words = wordsOf(text).filter((word) => !inBoth.has(word))
  const told = findLanguage(words)
  const german = (text.match(germanHints)?.length ?? 0) + words.filter((word) => isOnlyIn(word, 'de')).length
  const english = words.filter((word) => isOnlyIn(word, 'en')).length
  if (told === 'de' && english <= german + 2) return told
  if (told === 'en' && german <= english + 2) return told
  return german === english ? (told ?? otherwise) : german > english ? 'de' : 'en'
}

const isOnlyIn = (word: string, language: Language): boolean =>
  isKnown(word, language) && !isKnown(word, language === 'de' ? 'en' : 'de')

/** The words of a text that carry a subject, in order; numbers are none, `quantitiesOf` reads those. */
export function termsOf(text: string, language: Language = languageIn(text)): Term[] {
  const words = wordsAt(text.normalize('NFC'), language)
  const terms: Term[] = []
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index]
    if (first === undefined) break
    const phrase = phraseAt(words, index, language)
    const last = phrase === undefined ? first : (words[index + phrase.length - 1] ?? first)
    const written = text.slice(first.at, last.at + last.text.length)
    if (phrase !== undefined) {
      terms.push(termOf(phrase.word, { written, at: first.at }, language))
      index += phrase.length - 1
    } else if (first.verb !== undefined || saysSomething(first, language))
      terms.push(termOf(first.verb ?? first.text, { written, at: first.at }, language))
  }
  return terms
}

interface PlacedWord {
  text: string
  lower: string
  at: number
  stems: readonly string[]
  /** Of a German verb that parts the whole of it. */
  verb?: string
}

function wordsAt(text: string, language: Language): PlacedWord[] {
  const joined =
    language === 'de' ? joinedVerbs(text) : verbsWithParticle(text, (word) => stemsIn(word, 'en'))
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}&]*/gu)].map(({ 0: word, index }) => {
    const verb = joined.get(index)
    return {
      text: word,
      lower: word.toLowerCase(),
      at: index,
      stems: stemsIn(word, language),
      ...(verb !== undefined && { verb }),
    }
  })
}

const saysSomething = ({ lower }: PlacedWord, language: Language): boolean =>
  lower.length > 1 && !counted.test(lower) && (!isSmallWord(lower, language) || telling.has(lower))

/** What several words name tells more than one word does. */
const ofExpression = 1.4
const isNameOfThing = (written: string): boolean => /\p{L}{4,}[\s-]+\p{L}{4,}/u.test(written)

function termOf(entry: string, { written, at }: { written: string; at: number }, language: Language): Term {
  const word = entry.toLowerCase()
  return {
    word,
    written,
    at,
    meanings: meaningsOf(entry, language),
    parts: partsOfWord(word, language).map((part) =>
      // What says what a compound is, is a noun.
      meaningsOf(language === 'de' ? `${part.slice(0, 1).toUpperCase()}${part.slice(1)}` : part, language),
    ),
    weight: faint.has(word) ? 0.25 : isNameOfThing(written) ? ofExpression : plainWeight(stem(word)),
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
  if (
    left.length > 1 &&
    right.length > 1 &&
    right.some((part) => matchMeanings(wanted.meanings, part).strength > 0)
  )
    return { strength: nearly, sign: 1 }
  const hits = left.filter((part) => right.some((other) => matchMeanings(part, other).strength > 0)).length
  return hits === 0 ? none : { strength: Math.max(0.4, hits / left.length) * 0.95, sign: 1 }
}

const partsOf = (term: Term): readonly Meanings[] => (term.parts.length > 0 ? term.parts : [term.meanings])

/** Forms that no stem joins: 'summaries' and 'summarised'. Short words begin alike by chance. */
function sharesBeginning(one: string, other: string): boolean {
  // Most words differ at once.
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return false
  const least = Math.min(one.length, other.length)
  if (least < leastPrefix) return false
  let shared = 1
  while (shared < least && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1
  return shared >= leastPrefix && shared >= Math.max(one.length, other.length) * 0.65
}
