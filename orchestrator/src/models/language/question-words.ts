import { isCode } from './codes.ts'
import { conceptsAsked } from './concepts/index.ts'
import { wordsOfConcepts } from './concept-words.ts'
import { partsOf } from './lexicon.ts'
import type { QuestionWord } from './question-word.ts'
import { verbsOfQuestion } from './verbs-of-question.ts'
import { placeFamilies } from './word-families.ts'
import { formsOf, formsOfCode, formsOfPart } from './word-meanings.ts'
import { germanStem, isStopword, languageOf, questionStems, stem, wordsOf } from './words.ts'

/** Verbs that a question is put with; what they ask for is said by others. */
const lightVerbs = new Set(
  `meet met get got give gave promise work works belong offer set receive require expect plan planned say need happen
  arise occur apply stand go come begin take reach achieve show hold make name call mention state ask demand want use send
  concern relate fall lie provide allow follow answer`
    .split(/\s+/)
    .map(stem),
)
/** They say how or when it is done: what answers says that by itself, or leaves it out. */
const adverbs = new Set(
  `straight directly soon quickly currently presently eventually really exactly roughly usually typically normally künftig
  zukünftig bald direkt unmittelbar derzeit aktuell momentan eigentlich wirklich genau ungefähr üblicherweise normalerweise`
    .split(/\s+/)
    .flatMap((word) => [stem(word), germanStem(word)]),
)
export const isAdverb = ({ stem: own }: Pick<QuestionWord, 'stem'>): boolean => adverbs.has(own)
/** What follows is no verb. */
const determiner = /^(?:the|an?|our|your|their|its|his|her|my|each|every|all|this|these|those|no|any)$/
/** Dropped from a question as words of its frame, but ratings in tables. */
const ratings = new Set(
  'high low medium large small red amber green hoch niedrig mittel gering groß klein'.split(' '),
)

/** The words that a question is about, without those of its frame, in order, none twice. */
export function questionWords(question: string): QuestionWord[] {
  const tokens = tokensOf(question)
  const isGerman = languageOf(tokens.map(({ word }) => word)) === 'de'
  const verbs = isGerman ? new Set<number>() : verbsOfQuestion(tokens.map(({ word }) => word))
  const wanted = new Set(questionStems(question))
  const seen = new Set<string>()
  const concepts = conceptsAsked(tokens.map(({ word }) => word))
  const found = tokens.flatMap((token, index): (QuestionWord & { index: number })[] => {
    const { word } = token
    const own = isGerman ? germanStem(word) : stem(word)
    const isRating = rates(word, tokens[index - 1])
    if (
      seen.has(own) ||
      (isGerman && (germanFrame.has(word) || isStopword(word))) ||
      !(
        wanted.has(own) ||
        isRating ||
        isCounted(word, tokens[index - 1]) ||
        isChild(token, isGerman) ||
        isMean(word, tokens[index - 1]) ||
        isPriority(word, tokens[index + 1]) ||
        isCode(token, question)
      ) ||
      isOfFrame(token, [tokens[index - 1], tokens[0]])
    )
      return []
    seen.add(own)
    const isName = isNamed(token, { index, isGerman })
    const asking = concepts.flatMap(({ concept, places }) => (places.includes(index) ? [concept] : []))
    const forms = isCode(token, question)
      ? formsOfCode(token.text, asking)
      : formsOf({ own, word }, { isName, isGerman, asking })
    const isPlace = isGerman && isPlaceName(token, tokens[index - 1], forms)
    const isVerb = isGerman
      ? index > 0 && !/^[\p{Lu}\d]/u.test(token.text) && !question.includes(`-${token.text}`)
      : lightVerbs.has(own) &&
        !/(?:ing|ment)s?$/.test(word) &&
        !determiner.test(tokens[index - 1]?.word ?? '')
    return [
      {
        index,
        stem: own,
        forms,
        ...(isGerman && !isName ? { parts: tellingParts(own).map(formsOfPart) } : {}),
        isName: isName || isPlace,
        isVerb:
          !isName &&
          !isPlace &&
          // A German verb comes second or last; what is written small elsewhere is an adjective.
          (verbs.has(index) || (isGerman && isVerb && (index === 1 || index === tokens.length - 1))),
        isLight: !isName && (isVerb || isRating || saysHow(own, token, tokens[index - 1])),
      },
    ]
  })
  return [...found.map(({ index: _index, ...word }) => word), ...wordsOfConcepts(tokens, concepts, found)]
}

/** 'Tagessatz' is a rate, whatever it is for: units of time need not be said. */
const tellingParts = (own: string): readonly string[] => {
  const parts = partsOf(own)
  const others = parts.filter((part) => !/^(?:tag|woch|mona|monat|jahr|stund)$/u.test(part))
  return others.length > 0 ? others : parts
}

/** 'In Danzig': German writes every noun large, but what follows such a word by itself and has no other word is a place's name. */
const isPlaceName = (
  { text }: Token,
  before: Token | undefined,
  forms: ReadonlyMap<string, number>,
): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text) &&
  /^(?:in|aus|nach|bei)$/.test(before?.word ?? '') &&
  ([...forms.values()].every((share) => share === 1) || isKnownPlace(text))

/** A place that the two languages write differently. */
const isKnownPlace = (text: string): boolean =>
  placeFamilies.some(({ de }) => de.includes(germanStem(text.toLowerCase())))

const saysHow = (own: string, token: Token, before: Token | undefined): boolean =>
  adverbs.has(own) || lightNouns.has(own) || isUnit(token, before) || isEndOfUnit(token, before)

/** 'Day rate', 'cost a year': a table of rates need not say per what; in 'how many days' it is what is counted. */
const isUnit = ({ word }: Token, before: Token | undefined): boolean =>
  /^(?:day|daily|year|yearly|annual|month|monthly|week|weekly|hour|hourly|tag|jahr|monat|woche|stunde)s?$/.test(
    word,
  ) && !/^(?:many|viele?n?|which|what|welche\w*)$/.test(before?.word ?? '')

/** 'Month-end': the end of each. */
const isEndOfUnit = ({ word }: Token, before: Token | undefined): boolean =>
  word === 'end' && /^(?:month|quarter|year|week|day)$/.test(before?.word ?? '')

/** People and persons are words of a question's frame, and what some questions count. */
const isCounted = (word: string, before: Token | undefined): boolean =>
  /^(?:people|persons?|personen|leute)$/.test(word) && /^(?:many|viele?n?)$/.test(before?.word ?? '')

/** 'Kinder' are no kind. */
const isChild = ({ text }: Token, isGerman: boolean): boolean => isGerman && /^Kind(?:ern?|es)?$/u.test(text)

/** 'Which mean …' asks for one, 'what does it mean' does not. */
const isMean = (word: string, before: Token | undefined): boolean =>
  word === 'mean' && /^(?:which|what|the|a|\p{L}+est|most|least)$/u.test(before?.word ?? '')

/** 'Must-have requirements' are of a kind; what 'have' stands with is said by itself in heads of tables. */
const isPriority = (word: string, after: Token | undefined): boolean =>
  (/^(?:must|should|could)$/.test(word) && /^haves?$/.test(after?.word ?? '')) ||
  (/^(?:muss|soll|kann)$/.test(word) && /^(?:anforderung|kriteri)/.test(after?.word ?? ''))

/** 'High' is a rating, and not in 'how high'. */
const rates = (word: string, before: Token | undefined): boolean =>
  ratings.has(word.replace(/(?:e[nrsm]?)$/, '')) && !/^(?:how|wie)$/.test(before?.word ?? '')

const isOfFrame = (token: Token, [before, first]: readonly [Token | undefined, Token | undefined]): boolean =>
  isOfKindAsked(token, [before, first]) ||
  isPriority(before?.word ?? '', token) ||
  isManner(token.word, before)

/** 'How fast …' asks for a length of time. */
const isManner = (word: string, before: Token | undefined): boolean =>
  /^(?:fast|quick(?:ly)?|soon|often|far|oft|häufig|weit|schnell|rasch)$/.test(word) &&
  /^(?:how|wie)$/.test(before?.word ?? '')

/**
 * Words that only ask: 'on which day', 'what part of', 'how much money', 'how many people work', 'das nächste Mal', 'wie lange hat er Zeit'. What answers has a day,
 * an amount or a length of time, and no word for it.
 */
const isOfKindAsked = (
  { word }: Token,
  [before, first]: readonly [Token | undefined, Token | undefined],
): boolean =>
  (/^(?:day|date|tag|datum)$/.test(word) && /^(?:which|what|welche[mns]?)$/.test(before?.word ?? '')) ||
  (/^(?:part|fraction)$/.test(word) && /^(?:which|what)$/.test(before?.word ?? '')) ||
  (/^(?:money|cash|funding|geld)$/.test(word) && /^(?:much|viel)$/.test(before?.word ?? '')) ||
  (word === 'mal' && /^(?:nächste|erste|letzte)/.test(before?.word ?? '')) ||
  (word === 'zeit' && first?.word === 'wie') ||
  (/^(?:work|works|working|arbeiten|arbeitet|tätig)$/.test(word) &&
    /^(?:people|persons?|leute|personen|menschen)$/.test(before?.word ?? '')) ||
  (word === 'basis' && /^(?:daily|weekly|monthly|yearly|regular)$/.test(before?.word ?? ''))

/** What a figure is called; the table that has it says it in a head or in a sign. */
const lightNouns = new Set(
  'share percentage proportion number amount figure value level anteil prozent zahl anzahl wert höhe betrag'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)

/** With small words of English, which in a German question are parts of a name ('Halvorsen One') and choose nothing. */
const germanFrame = new Set(
  'wir wann gab gibt geben bekam bekommt sagt macht machen tut heißt gilt kommt kommen geht nimmt dauert denn eigentlich ab'.split(
    ' ',
  ),
)

interface Token {
  /** As it stands in the question. */
  text: string
  word: string
}

const tokensOf = (question: string): Token[] =>
  (question.replace(/['’]s\b/g, '').match(/\d+(?:[.,]\d+)*(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu) ?? []).flatMap(
    (text) => wordsOf(text).map((word) => ({ text, word })),
  )

/** Names, codes and figures; in German, which writes every noun large, codes and figures alone. */
function isNamed({ text, word }: Token, { index, isGerman }: { index: number; isGerman: boolean }): boolean {
  if (/^\p{Lu}{2,}s?$|\d/u.test(text)) return true
  return !isGerman && index > 0 && /^\p{Lu}/u.test(text) && !isStopword(word)
}
