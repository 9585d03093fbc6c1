import { remembering, rememberingWords } from './remembering.ts'

/** English words that carry no subject. Negations are among them: `polarity.ts` looks at those itself. */
const stopwords = new Set(
  `a about above across after again against all along also among am an and any are as at be because been before being below between both but by
  can cannot could did do does doing down during each either else ever every few for from further get give given had
  has have having he her here hers him his how i if in into is it its itself just let like may me might more most must
  my near need no nor not now of off on once one only onto or other our out over own per please put same say see shall
  she should so some still such tell than that the their them then there these they this those though through thus to
  too toward towards under until up upon us use very was we were what when where whether which while who whom whose why will with
  within without would yet you your`.split(/\s+/),
)

/** Words of a question's frame: they say what is asked for, not what it is about. */
const frameWords =
  `according although amount big currently date exactly high however huge large last latest low small today account actually ago around away become became begin came case come done ever going happen happened
  happens kind left long many much mean means old often particular people person place say said says someone sort still
  suggest take taken takes thing things time together try turn turned use used uses using way went`.split(
    /\s+/,
  )

const germanFrameWords =
  'groß gross hoch lang lange laut lauten liegen weit geschehen passieren passiert stehen steht'.split(' ')

/** German words that carry no subject. */
const germanStopwords = new Set(
  `aber alle allem allen aller alles als also am an ander andere anderen anderer anderes anders auch auf aus bei beim bin
  bis bisher bist da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf darin darüber darum das
  dass davon dazu dein deine dem den denen denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses
  doch dort du durch dürfen ein eine einem einen einer eines einige einigen er erst es etwa etwas euch euer für gegen
  gegenüber gibt hab habe haben hat hatte hatten hätte hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im
  immer in indem ins ist ja je jede jedem jeden jeder jedes jedoch jene jenem jenen jener jetzt kann kein keine keinem
  keinen keiner können könnte lassen man manche mehr mein meine mit muss müssen musste nach nachdem nicht nichts noch nun
  nur ob oder ohne pro schon sehr sein seine seinem seinen seiner seit selbst sich sie sind so sobald sofern sogar solche
  soll sollen sollte sondern sonst sowie statt über um und uns unser unsere unter viel viele vielen vom von vor war waren
  warum was wegen weil welche welchem welchen welcher welches wem wen wenn wer werden werde wessen wie wieder wieso will
  wird wo wofür wohin wollen womit worden worüber wurde wurden während zu zum zur zwischen`.split(/\s+/),
)

/** Enough of these in a text, and it is German: words that English does not have. */
const germanMarkers = new Set(
  `aber auch auf aus bei dass das dem den der des die ein eine einem einen einer für ist mit nach nicht oder sich sind und
  von vor viele vielen wieviele kostet gilt muss müssen sollen soll wurde beim vom anzahl gibt unser unsere welche welchen welchem welcher welches werden wie wird wurde wurden zu zum zur über im für durch wer warum wann`.split(
    /\s+/,
  ),
)

/**
 * Words of a text in lower case, in order; digits count, punctuation does not. A number is one word however its
 * thousands are set apart: '310,000' and '310.000' are '310000', '9,3' is '9.3'.
 */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\d+(?:[.,]\d+)*(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu) ?? []
  ).map(asNumber)

const asNumber = (word: string): string =>
  !/^\d+[.,]/.test(word)
    ? word
    : /^\d{1,3}(?:[.,]\d{3})+$/.test(word)
      ? word.replace(/[.,]/g, '')
      : word.replace(/,/g, '.')

export const isStopword = (word: string): boolean => stopwords.has(word)

/** Whether the word carries no subject in the language (ISO 639-1); small words are known of English and German. */
export const isSmallWord = (word: string, language: string): boolean =>
  language === 'de' ? germanStopwords.has(word) : language === 'en' && stopwords.has(word)

export type Language = 'en' | 'de'

/** The language of a text by its small words; English unless German ones outnumber the English. */
export const languageOf = (words: readonly string[]): Language => findLanguage(words) ?? 'en'

/** The same; undefined where the small words tell none, as in names and figures. */
export function findLanguage(words: readonly string[]): Language | undefined {
  let german = 0
  let english = 0
  let both = 0
  for (const [at, word] of words.entries()) {
    if (germanMarkers.has(word) || /[äöüß]/.test(word)) german += 1
    // 'Was kostet …' and 'Was the …' begin alike; a lone letter is a mark in both.
    else if (stopwords.has(word) && word.length > 1 && !(at === 0 && word === 'was')) {
      if (word === 'am' || word === 'in') both += 1
      else english += 1
    }
  }
  // 'Am' and 'in' are small words of both: beside a German one they tell nothing.
  if (german === 0) english += both
  if (german === english) return undefined
  return german > english ? 'de' : 'en'
}

/** Stems of the words that carry a subject, in order, repetitions kept; in English or German as the text is. */
export const contentStems = remembering((text): readonly string[] => {
  const words = wordsOf(text)
  const isGerman = languageOf(words) === 'de'
  const small = isGerman ? germanStopwords : stopwords
  return words
    .filter((word) => !small.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(isGerman ? germanStem : stem)
})

/** Of a question: as `contentStems`, without the words of its frame ('what happens if', 'how long'). */
export const questionStems = (question: string): string[] => {
  const stems = [...new Set(contentStems(question))]
  // Who leaves is no word of the frame, though 'left' is one.
  const doers = new Set(wordsOf(question).filter(isDoer).map(stem))
  const subject = stems.filter((word) => !frameStems.has(word) || doers.has(word))
  return subject.length === 0 ? stems : subject
}

/**
 * A light English stem: enough to join plurals, tenses and the common noun forms of a verb
 * ('approve', 'approved', 'approval'), and no more, so that different words stay different.
 */
export const stem = rememberingWords(computeStem)

/** A light German stem: without umlauts and the endings of cases and plurals. */
export const germanStem = rememberingWords(computeGermanStem)

function computeGermanStem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const base = word
    .replace(/ß/g, 'ss')
    .replace(/[äöü]/g, (letter) => ({ ä: 'a', ö: 'o', ü: 'u' })[letter] ?? letter)
  const stemmed = base
    .replace(/^ge(?=\p{L}{5,}t$)/u, '')
    .replace(/(?:ungen|ung|heiten|heit|keiten|keit|innen|ern|em|en|er|es|e|n|s|t)$/, '')
  return stemmed.length >= 4 ? stemmed : base
}

function computeStem(word: string): string {
  const regular = irregular.get(word)
  if (regular !== undefined) return computeStem(regular)
  if (word.length <= 3 || /\d/.test(word)) return word
  const singular = withoutPlural(word)
  const base = withoutEnding(isDoer(singular) ? singular.slice(0, -2) : singular)
  if (base.length <= 3) return base
  return base.endsWith('e') ? base.slice(0, -1) : base.replace(/y$/, 'i')
}

/** 'leader' is who leads. */
const isDoer = (word: string): boolean => word.length >= 6 && word.endsWith('er') && !noDoers.has(word)

/** Forms that no ending explains, by the word that they are forms of. */
const irregular = new Map(
  `begin:began,begun break:broke,broken bring:brought build:built buy:bought catch:caught choose:chose,chosen
  draw:drew,drawn drive:drove,driven fall:fell,fallen find:found fly:flew,flown go:goes,went,gone grow:grew,grown
  hold:held keep:kept know:knew,known lead:led leave:left lend:lent lose:lost make:made meet:met pay:paid
  rise:rose,risen run:ran sell:sold send:sent speak:spoke,spoken spend:spent steal:stole,stolen take:took,taken
  teach:taught think:thought throw:threw,thrown win:won withdraw:withdrew,withdrawn write:wrote,written
  child:children man:men woman:women foot:feet analysis:analyses criterion:criteria basis:bases`
    .split(/\s+/)
    .flatMap((row) => {
      const [base = '', forms = ''] = row.split(':')
      return forms.split(',').map((form): [string, string] => [form, base])
    }),
)

/** Words that end as a doer does and name none. */
const noDoers = new Set(
  'another august chapter consider corner customer deliver disaster discover either encounter enter filter folder former further gather however latter letter matter member monster never november number october offer order other paper quarter rather register remember render september shelter summer tender together transfer transformer trigger weather whether winter wonder'.split(
    ' ',
  ),
)

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

const endings: readonly [ending: RegExp, replacement: string, least: number][] = [
  [/ational$/, 'at', 8],
  [/ations?$/, 'at', 7],
  [/itions?$/, 'it', 7],
  [/ions?$/, '', 6],
  [/ments?$/, '', 8],
  [/ness$/, '', 7],
  [/ingly$/, '', 8],
  [/ably$/, 'abl', 7],
  [/edly$/, '', 7],
  [/ally$/, 'al', 7],
  [/ly$/, '', 6],
  [/ing$/, '', 6],
  [/ed$/, '', 5],
  [/als?$/, '', 7],
]

function withoutEnding(word: string): string {
  for (const [ending, replacement, least] of endings) {
    if (word.length < least || !ending.test(word)) continue
    const base = word.replace(ending, replacement)
    if (!/[aeiouy]/.test(base)) continue
    return /([bdfgmnprt])\1$/.test(base) ? base.slice(0, -1) : base
  }
  return word
}

const frameStems = new Set([...frameWords.map(stem), ...germanFrameWords.map(germanStem)])

/** Whether the word belongs to a question's frame in the language; in either, where it is not known. */
export const isFrameWord = (word: string, language: Language | undefined): boolean =>
  (language !== 'de' && frameStems.has(stem(word))) || (language !== 'en' && frameStems.has(germanStem(word)))
