import { lexiconTerms } from './lexicon-terms.ts'
import { germanStem, stem } from './words.ts'

/** Words that say the same in both languages, in their base forms and lower case. */
interface Entry {
  english: readonly string[]
  german: readonly string[]
}

const entries: readonly Entry[] = lexiconTerms.split(';').map((entry) => {
  const [english = '', german = ''] = entry.split(':').map((side) => side.trim())
  return { english: english.split(/\s+/), german: german.split(/\s+/) }
})

/** First and last parts of German compounds that are no entries of their own. */
const furtherParts =
  `abend abschnitt alter anfang anlass ansatz antritt anzahl arm auge bau baum bauch beginn bein bericht betrag bezug bild blatt block brett
  buch bund burg dach dienst ding draht druck einheit eisen faktor fall farbe fläche flug fluss form gabe gang gast geber gehen gericht glas
  gleis grad haft hand heft heim herr hilfe hof hälfte hörer höhe jahres kammer kampf karte kern kette klasse kopf kraft kreis kunst küche
  lage last lauf leben lehre linie maß meister mitte nahme name nehmer nummer ort papier pflicht platz pol quer rad rahmen raum reihe reise
  rest ring ruf saal sache satz schaft schein schicht schirm schlag schluss schnitt schrift seite sicht signal sitz spiel spitze sport
  sprache stab stadt stand stamm stelle stimme stoff strecke stufe stunde stück tafel tag takt tat teil text tisch titel tor träger turm
  uhr verfahren verlauf vermerk verzug volk wache wand ware wasser weg weise welt wende werk wert wesen wort zahl zahler zeichen zeit zettel zug zweig
  grob fein neben unter ober über vor nach haupt gesamt einzel mehr minder nicht probe rück sonder teil voll zwischen end netto brutto`.split(
    /\s+/,
  )

const toGerman = new Map<string, Set<string>>()
const toEnglish = new Map<string, Set<string>>()
const alike = new Map<string, Set<string>>()
/** Stems of other forms of a German word, by the stem of its base form: 'lieferant' (Lieferanten) is 'lieferan'. */
const baseForms = new Map<string, string>()
for (const { english, german } of entries) {
  const [englishStems, germanStems] = [english.map(stem), german.map(germanStem)]
  relate(toGerman, englishStems, german.flatMap(formsOf))
  relate(toEnglish, germanStems, englishStems)
  relate(alike, englishStems, englishStems)
  relate(alike, germanStems, germanStems)
  for (const word of german) for (const form of formsOf(word)) baseForms.set(form, germanStem(word))
}

/** Stems that the forms of a German word have, the base form's first. */
function formsOf(word: string): string[] {
  return [word, `${word}en`, `${word}in`, `${word}s`].map(germanStem)
}

function relate(map: Map<string, Set<string>>, from: readonly string[], to: readonly string[]): void {
  for (const one of from) {
    const known = map.get(one) ?? new Set<string>()
    for (const other of to) known.add(other)
    map.set(one, known)
  }
}

const none: readonly string[] = []
const baseOf = (wordStem: string): string =>
  toEnglish.has(wordStem) ? wordStem : (baseForms.get(wordStem) ?? wordStem)

/**
 * What a German word may mean in English, as stems; of a compound that is no entry, what its parts may mean.
 * @param wordStem as `contentStems` gives it for a German text
 * @returns none for a word that is not in the lexicon
 */
export function englishOf(wordStem: string): readonly string[] {
  const whole = toEnglish.get(baseOf(wordStem))
  if (whole !== undefined) return [...whole]
  return [...new Set(partsOf(wordStem).flatMap((part) => [...(toEnglish.get(part) ?? none)]))]
}

/** What an English word may be called in German, as stems. @param wordStem as `contentStems` gives it */
export const germanOf = (wordStem: string): readonly string[] => [...(toGerman.get(wordStem) ?? none)]

/** Other words of the same language that may stand for this one, as stems. */
export const synonymsOf = (wordStem: string): readonly string[] =>
  [...(alike.get(wordStem) ?? alike.get(baseOf(wordStem)) ?? none)].filter((other) => other !== wordStem)

/** Parts of three letters are many words' beginnings and ends; these are often parts. */
const shortParts = new Set('tag rat amt weg ort bau zug uhr tor rad akt'.split(' '))
const isLong = (part: string): boolean => part.length >= 4 || shortParts.has(part)
const parts = new Map<string, string>()
/** By what is left of a part at a compound's end, where more is cut off a longer word: 'tes' is 'test'. */
const lastParts = new Map<string, string>()
const longer = 'compound'
for (const word of [...entries.flatMap(({ german }) => german), ...furtherParts]) {
  const part = germanStem(word)
  if (!isLong(part)) continue
  parts.set(part, part)
  for (const form of [word, `${word}en`, `${word}s`])
    lastParts.set(germanStem(longer + form).slice(longer.length), part)
}

const links = ['', 's', 'es', 'n', 'en', 'er', 'e'] as const
const leastCompound = 7

/**
 * The parts of a German compound, as stems ('tagessatz': 'tag', 'satz'); none where it is no compound of known parts.
 * @param wordStem as `contentStems` gives it for a German text
 */
export function partsOf(wordStem: string): readonly string[] {
  if (wordStem.length < leastCompound || toEnglish.has(baseOf(wordStem)) || /\d/.test(wordStem)) return none
  const known = compounds.get(wordStem)
  if (known !== undefined) return known
  if (compounds.size >= cacheLimit) compounds.clear()
  const found = takeApart(wordStem, 3) ?? none
  compounds.set(wordStem, found)
  return found
}

const compounds = new Map<string, readonly string[]>()
const cacheLimit = 50_000

/** The split with the longest last part, so that a whole word is not cut for the end that it has. */
function takeApart(word: string, most: number): string[] | undefined {
  if (most === 1) return undefined
  for (let at = 3; at <= word.length - 3; at += 1) {
    const last = lastParts.get(word.slice(at))
    const first = last === undefined ? undefined : firstOf(word.slice(0, at), most - 1)
    if (last !== undefined && first !== undefined) return [...first, last]
  }
  return undefined
}

/** What stands before the last part, without the letters that link it. */
function firstOf(text: string, most: number): string[] | undefined {
  for (const link of links) {
    if (!text.endsWith(link)) continue
    const bare = text.slice(0, text.length - link.length)
    const part = parts.get(bare) ?? parts.get(germanStem(bare)) ?? lastParts.get(bare)
    if (part !== undefined) return [part]
  }
  return takeApart(text, most)
}
