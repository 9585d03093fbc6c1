import { valueOf } from './numbers.ts'
import { type Manner, mannerOf, past, pastWords, word } from './manner.ts'

export interface Status {
  /** Denied, as far as the words go: two denials cancel out. */
  isDenied: boolean
  manner: Manner
  /** What is said holds of all, of a part only, or of whom nothing is said. */
  scope: 'all' | 'part' | 'plain'
  /** Bound to a condition that is not met yet: one that is set, or one of which the words merely speak. */
  condition: 'none' | 'set' | 'named'
  /** Not done yet: pending, under way, put off. */
  isUnfinished: boolean
}

/** Denied, or said of what is no more. */
export const isNegative = ({ isDenied, manner }: Status): boolean => isDenied !== (manner === 'past')

/** Words of denial that deny nothing. */
const idioms = word(
  String.raw`(?:every|jede[rsnm]?) (?:second|other|third|fourth|fifth|tenth|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|fünfte[nrs]?|zehnte[nrs]?)|(?:than|as) (?:originally |first )?(?:planned|expected|intended|scheduled|agreed|required)|(?:als|wie) (?:ursprünglich )?(?:geplant|erwartet|vorgesehen|vereinbart|gefordert)|not only|not even|nicht einmal|(?:never|not) by (?:more|less) than|never (?:by )?(?:more|less|fewer|later) than|nie (?:um )?mehr als|nicht um mehr als|not least|not just|not merely|no (?:later|less|more|fewer|earlier|sooner|longer|lower|higher|greater) than|not (?:later|less|more|longer|earlier|higher|lower) than(?! (?:last|before|ever|the (?:last|previous|year before)|in (?:the )?(?:last|previous|year)|im (?:vorjahr|vormonat|letzten|jahr)|zuvor|bisher|vorher|letzte[nsr]?)(?![\p{L}]))|no doubt|without (?:a )?doubt|without exception|without (?:any )?(?:objections?|delay|problems?|difficult(?:y|ies))|not to mention|(?:do |does )?not (?:to )?exceed(?:ing)?|überschreite[tn] nicht|übersteig(?:t|en) nicht|nicht (?:überschreiten|übersteigen)|nicht nur|nicht zuletzt|nicht bloß|nicht (?:mehr|weniger|später|länger|früher|höher) als(?! (?:last|before|ever|the (?:last|previous|year before)|in (?:the )?(?:last|previous|year)|im (?:vorjahr|vormonat|letzten|jahr)|zuvor|bisher|vorher|letzte[nsr]?)(?![\p{L}]))|ohne zweifel|zweifellos|ohne ausnahme|ohne einwände?|ohne verzug|nicht über(?=\s\d)|nicht unter(?=\s\d)`,
  'giu',
)
/** Both deny together; one of them counts. */
const paired: readonly [pattern: RegExp, replacement: string][] = [
  [/\b(neither\b[^.;]*?)\bnor\b/giu, '$1or'],
  [/\b(weder\b[^.;]*?)\bnoch\b/giu, '$1und'],
]
const denials = word(
  String.raw`no|not|none|nobody|no one|nothing|never|neither|nor|lacks?|lacking|missing|absent|absence of|cannot|hardly|barely|far from|anything but|in no way|instead of|kaum|keineswegs|mitnichten|(?:is|are|was|were|has|have|had|does|do|did|can|could|wo|would|should|need)n['’]t|prohibited|forbidden|banned|excluded|excludes?|omitted|left out|leaves out|fail(?:s|ed)? to|denied|denies|withheld|(?:is|are|was|were|voted|spoke|came out|argued) against|oppos(?:es?|ed)(?: to)?|out of (?:service|operation|order|scope)|outside (?:the )?scope|außer betrieb|gegen [^,;]{2,60} (?:entschieden|ausgesprochen|gestimmt|votiert)|versagt(?:e|en)?|verweigert(?:e|en)?|entzogen|refus(?:es|ed|al|ing)(?: to)?|rul(?:es|ed) out|untrue|verboten|untersagt|unzulässig|ausgeschlossen|ausgenommen|nicht|kein(?:e[nmrs]?|erlei)?|nie|niemals|niemand(?:en|em)?|nichts|nirgends|weder|fehl(?:t|en|te|ten|end\w*)|mangels|entfällt|unterblieb(?:en)?`,
  'giu',
)

const unfinished = word(
  String.raw`(?:left |still |noch )?blank|left empty|leer gelassen|ready (?:for|to)|(?:up|waiting) for (?:signature|approval|decision|release)|for (?:signature|approval|consent|sign-?off|ratification)|imminent|about to|(?:has|have|had) (?:begun|started) (?:to|with|\p{L}+ing)|trying to|attempt(?:s|ed|ing)? to|working on|unterschriftsreif|zur (?:unterschrift|freigabe|genehmigung|entscheidung|abstimmung|prüfung|zustimmung|unterzeichnung|beschlussfassung|abnahme|beratung)|bevorsteh\w*|steh(?:t|en) (?:kurz )?bevor|in kürze|begonnen mit|arbeite[tn] an|pending|appl(?:ied|ies|ying) for|(?:has|have|was|were) (?:been )?requested|(?:is|are) (?:being )?sought|still looking for|should (?:already |long )?have (?:been )?(?:\p{L}+ed|\p{L}+en|done|made|sent|met|held)|hätte[nt]? [^.;]{2,60} (?:sollen|müssen)|outstanding|(?:is|are|was|were|remains?|still) open(?! (?:in|at|from|on|to|for|every|daily|all|until|between|around|again|day|night|\d))|still (?:being|under|in|to|not|missing)|to be (?:\p{L}+ ){0,2}(?:defined|decided|determined|confirmed|agreed|named|found|done|written|clarified|completed|appointed|signed|negotiated)|yet to|(?:up )?for sale|halfway (?:through|to)|on the way to|auf halbem weg|steh(?:t|en) zum verkauf|verhandel(?:t|n) (?:\p{L}+ ){0,3}?(?:über|mit|um)|negotiat(?:es?|ing) (?:\p{L}+ ){0,2}(?:with|over|about|on)|about to|(?:kurz )?vor (?:dem|der) (?:abschluss|unterzeichnung)|under (?:negotiation|review|discussion|preparation|development|construction|way)|underway|in (?:progress|preparation|work|negotiation|draft|discussion)|ongoing|not (?:been )?(?:yet |fully |completely )?(?:started|begun|finished)|await(?:s|ing|ed)?|wait(?:s|ing) for|delayed|postponed|slipped|put off|on hold|suspended|stalled|overdue|unresolved|undecided|unclear|unfinished|incomplete|tb[dac]|vacant|unfilled|unstaffed|unoccupied|advertised|(?:is|are|was|were) being (?:\p{L}+ly )?\p{L}+(?:ed|en|t)|beantragt|angefordert|(?:noch|wird|werden) (?:\p{L}+ )?gesucht|steh(?:t|en) (?:noch )?aus|aussteh\w+|ausstehend\w*|(?:noch|weiterhin|bleib\w*) offen|offen(?:e[nrs]?)?(?: punkte?)?|in arbeit|in vorbereitung|in verhandlung|in abstimmung|in prüfung|in bearbeitung|(?:wird|werden) (?:noch|derzeit|gerade|momentan|zurzeit|augenblicklich|aktuell)|(?:wird|werden) (?:verhandelt|geprüft|abgestimmt|erarbeitet|diskutiert)|verzögert(?: sich)?|verzögern sich|verschob(?:en)?|vertagt|zurückgestellt|strittig|ungeklärt|unklar|unvollständig|vakant|unbesetzt|ausgeschrieben|noch (?:nicht|kein\w*|zu|in)|läuft noch|laufen noch|folgt noch|überfällig`,
)

const setCondition = word(
  String.raw`provided (?:that|(?:the |all |both )?\p{L}+ (?:is|are|has|have|agrees?))|subject to|on (?:the )?condition(?: that)?|conditional(?:ly)?(?: on)?|contingent on|with (?:reservations?|conditions)|vorausgesetzt|vorbehaltlich|vorbehalt|unter (?:der |einer )?(?:bedingung|voraussetzung|auflage)|mit auflagen?|unter auflagen?|bedingt`,
)
const conditional = word(
  String.raw`if|unless|once(?=\s+\p{L})(?! (?:a|an|per|every|in|more|again)\b)|as soon as|depend(?:s|ing) on|in case|as long as|falls|sofern|wenn|abhängig von|sobald|solange`,
)
const exception = word(
  String.raw`(?:everything|all|everyone) but|except(?:ing)?(?: for)?|apart from|with the exception of|bar|excluding|außer(?! betrieb| kraft| dienst| haus)|bis auf|ausgenommen|mit ausnahme`,
)

const all = word(
  String.raw`all|every|each|both|any|entire(?:ly)?|whole|complete(?:ly)?|full(?:y)?|everyone|everybody|always|throughout|without exception|in full|alle[nmrs]?|jede[nmrs]?|sämtliche[nmrs]?|beide[nmrs]?|vollständig\w*|komplett\w*|gesamte[nmrs]?|ganze[nmrs]?|immer|ausnahmslos|ohne ausnahme|durchgehend|lückenlos`,
)
const part = word(
  String.raw`only|except(?:ing)?(?: for)?|apart from|other than|excluding|with the exception of|some|most|many|few|several|partly|partial(?:ly)?|largely|mostly|mainly|predominantly|provisional(?:ly)?|in principle|not (?:fully|completely|entirely|wholly)|with gaps|half|a (?:third|quarter) of|two thirds of|three quarters of|one of the|in parts|first (?:batch|group)|pilot group|nearly all|almost all|not all|not every|the first|the rest|the remaining|remaining|in part|to some extent|bar|nur|rest(?:s|es)?|übrigen|außer|bis auf|ausgenommen|mit ausnahme|einige[nr]?|manche[nr]?|die meisten|viele|wenige|weitgehend|größtenteils|überwiegend|im wesentlichen|grundsätzlich|vorläufig|probeweise|nicht (?:vollständig|ganz|komplett)|mit lücken|lückenhaft|teilweise|zum teil|teils|hälfte|ein (?:drittel|viertel)|zwei drittel|drei viertel|fast alle|nahezu alle|nicht alle|nicht jede[nrs]?|übrige[nr]?|restliche[nr]?|lediglich|erst (?:\p{L}+ )?(?:von|der)`,
)
/** 'three of seven', '19 von 34', '21 of them'. */
const portion =
  /(?<![\p{L}\d])(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eine?[rs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?:\p{L}+ )?(?:of(?: (?:the|our|its|all))?|out of|von(?: den)?|der) (\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|them|these|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|ihnen|diesen)(?![\p{L}\d])/giu

/** 'No supplier without a contract' is every supplier with one. */
const notWithout =
  /(?<![\p{L}])(?:no|not|never|none|kein\w*|nie|nicht)(?![\p{L}])([^.;]*?)(?<![\p{L}])(?:without|ohne)(?![\p{L}])/giu

/** 'Frei von Mängeln', 'free of defects'; 'störungsfrei', 'flawless': without them. */
const freeOf = /(?<![\p{L}])(?:frei von|free (?:of|from)) (\p{L}+)/giu
const freeOfIt =
  /(?<![\p{L}])(?!barrier|grenzen|hilf|ruhe|mühe|nutz|wire|server|stain|regard)(\p{L}{4,}?)(?:s?frei|s?los|less)(?:e[nmrs]?)?(?![\p{L}])/giu

/** What a text says is not there: the words after 'without', up to the next small word or comma. */
export const withoutPhrases = (text: string): string[] =>
  [
    ...text
      .replace(freeOf, 'without $1')
      .replace(freeOfIt, 'without $1')
      .replace(idioms, ' ')
      .replace(notWithout, 'all $1')
      .matchAll(
        /(?<![\p{L}])(?:without|ohne)\s+((?:(?:an?|any|the|eine?[nmrs]?|jede\w*|weitere\w*|further)\s+)?[\p{L}-]+(?:\s+\p{Lu}?[\p{L}-]+)?)/giu,
      ),
  ].map((match) => match[1] ?? '')

/** The words of a sentence up to its first verb that rules can tell. */
const beforeVerb = String.raw`^\W*(?:(?!(?:is|are|was|were|has|have|had|will|must|may|can|due)\s)[\p{L}\d’'-]+\s){1,10}?`
const thenVerb = String.raw`\s(?:\([^)]*\)|[^,;(])*?(?:is|are|was|were|has|have|had)\s`
/** 'The weights proposed by the team are approved': what was proposed or planned is named by the way. */
const byTheWay = new RegExp(
  String.raw`(?<=${beforeVerb})(?:proposed|planned|announced|expected|scheduled|intended|foreseen|drafted|envisaged|required)(?=\s(?:by|in|at|for|on)${thenVerb})`,
  'giu',
)
/** 'The data to be migrated were assessed' says which data. */
const ofThose = new RegExp(String.raw`(?<=${beforeVerb})to be \p{L}+(?=${thenVerb})`, 'giu')

/** 'Has the engineers that it needs' says that it has them. */
const whichIsNeeded =
  /(?<=\p{L})(?:,? (?:that|which|whom))? (?:it|they|we|you|he|she) (?:needs?|requires?|wants?)(?=\W*$)|, (?:die|den|das|der|dem) (?:er|sie|es|man|wir) (?:braucht|brauchen|benötigt|benötigen)(?=\W*$)/giu

/** A sentence without what says which things it speaks of: whether those were proposed is not what it says. */
export const withoutAttributes = (text: string): string =>
  text.replace(byTheWay, ' ').replace(ofThose, ' ').replace(whichIsNeeded, '')

/** A must-have is a kind of requirement, and says of nothing that it must be. */
const priorities =
  /(?<![\p{L}])(?:must|should|could|won['’]t|nice-to|muss|soll|kann)-(?:haves?|anforderung\w*|kriteri\w+)(?![\p{L}])/giu

/** Why something is so: 'not renewed for lack of use' denies once. */
const reasons =
  /(?<![\p{L}])(?:(?:because of|due to|owing to|for)(?: an?| the)? (?:lack|want|absence|missing|insufficient)(?: of)?|because of|due to|owing to|mangels|aus mangel an|wegen|aufgrund(?: von)?|infolge)(?: \p{L}+){1,2}/giu

const isOdd = (count: number): boolean => count % 2 === 1
const denialsIn = (text: string): number => text.replace(past, ' ').match(denials)?.length ?? 0

/** How a clause says what it says. */
export function statusOf(given: string): Status {
  const clause = withoutAttributes(given).replace(priorities, ' ')
  const plain = clause.replace(idioms, ' ').replace(notWithout, 'all $1 with')
  const text = paired.reduce((known, [pattern, with_]) => known.replace(pattern, with_), plain)
  return {
    isDenied: isOdd(denialsIn(text.replace(reasons, ' ')) || denialsIn(text)),
    manner: mannerOf(clause, text),
    scope: scopeOf(text),
    condition: conditionOf(text),
    isUnfinished: unfinished.test(text),
  }
}

/** What a sentence leaves out: the words after 'except', up to the next comma or verb. */
export const exceptions = (text: string): string =>
  [
    ...text.matchAll(
      /(?<![\p{L}])(?:(?:everything|all|anything|everyone|alles|alle) (?:but|außer|bis auf)|except(?:ing)?(?: for)?|apart from|with the exception of|bar|außer|bis auf|ausgenommen|mit ausnahme(?: von| der| des)?)\s+([^,;.]*?)(?=[,;.]|$|\s(?:is|are|was|were|have|has|ist|sind|wurde|wurden|haben|hat)\s)/giu,
    ),
  ]
    .map((match) => match[1] ?? '')
    .join(' ')

/** Whether a word is one by which a clause denies, or says that something is over. */
export function isStatusWord(written: string): boolean {
  const known = statusWords.get(written)
  if (known !== undefined) return known
  const found = pastWords(written).length > 0 || (written.match(denials)?.length ?? 0) > 0
  if (statusWords.size >= mostStatusWords) statusWords.clear()
  statusWords.set(written, found)
  return found
}

/** Texts repeat their words. */
const statusWords = new Map<string, boolean>()
const mostStatusWords = 20_000

/** Of a whole sentence, as the condition is a clause of its own. */
export const conditionOf = (text: string): Status['condition'] =>
  setCondition.test(text) ? 'set' : conditional.test(text) ? 'named' : 'none'

/** Whether a sentence takes something out of what it says. */
export const hasException = (text: string): boolean => exception.test(text)

/** 'Of 18 planners, 15', 'von sechs sind vier'. */
const portionAhead =
  /(?<![\p{L}])(?:of|von)(?: the| den)? (\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig)(?![\p{L}\d]|[.,]\d|\s?%| per ?cent| prozent)(?:(?!\b(?:has|have|hat|haben|with|mit)\b)[^.;])*?(?<![\p{L}\d.,])(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eine?[rs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?![\p{L}\d-]|[.,]\d|\s?%)/giu

/** 'To 60 percent', 'zu 60 Prozent fertig'. */
const partPercent =
  /(?<![\p{L}])(?:zu|to|erst|only|nur)\s+(?:zu |about |etwa )?\d{1,2}(?:[.,]\d+)?\s?(?:%|percent|per cent|prozent)|^\W*(?:\p{L}+ ){0,3}\d{1,2}(?:[.,]\d+)?\s?(?:%|percent|per cent|prozent) (?:of|der|des|aller)(?![\p{L}])|(?<![\d.,])\d{1,2}(?:[.,]\d+)?\s?(?:%|percent|per cent|prozent) (?:complete|done|finished|fertig|abgeschlossen|erledigt)/iu

/** 'Of the reserve 0.6 million is released': so much of it. */
const someOf =
  /^\W*(?:of the|von (?:der|den|dem)|vom) (?:[\p{L}-]+ ){1,2}(?:(?:is|are|has|have|was|were|ist|sind|wurden?|hat|haben) )?[^,;.]{0,12}?\d[\d.,]*(?! ?%)/iu

/** 'Of the two depots by 211 votes' names no part; 'one' is read as a word alone. */
const isLess = (some: string, whole: string): boolean => (valueOf(some) ?? 1) < (valueOf(whole) ?? 0)

function scopeOf(text: string): Status['scope'] {
  if ([...text.matchAll(portion)].some(([, some, whole]) => some?.toLowerCase() !== whole?.toLowerCase()))
    return 'part'
  if ([...text.matchAll(portionAhead)].some(([, whole = '', some = '']) => isLess(some, whole))) return 'part'
  if (part.test(text) || partPercent.test(text) || someOf.test(text)) return 'part'
  return all.test(text) || /^\s*(?:no|none|kein\w*)\b/i.test(text) ? 'all' : 'plain'
}
