import { questionStems, stem, wordsOf } from './words.ts'

/** What an answer must have for some questions; others may be answered by any sentence. */
export type Expected = 'number' | 'duration' | 'money' | 'share' | 'day' | 'time' | 'person' | 'name'

export interface ReadQuestion {
  /** Stems of what it is about. */
  stems: string[]
  /** Of these, what it asks for by name: 'fine' in 'What fine did …'. */
  focus: string[]
  expects: Expected | undefined
}

/** Nouns that are figures. */
const measures =
  '(?:day |daily |hourly |list |floor |error |match )?rates?|margin|revenue|turnover|weight(?:ing)?|amount|percentage|availability|recovery (?:time|point)|duration|budgets?|salary|fees?|price|score|mark|headcount|ceiling|threshold|subscription|charge|discount|surcharge|savings?|profit|loss|deficit|balance|cap|forecast|capacity|contingency|rent|deposit|subsidy|grant|premium|wage|lead time|response time'
const germanMeasures =
  '(?:\\p{L}+)?(?:marge|satz|sätze|preis|budget|gewicht|gewichtung|betrag|umsatz|quote|verfügbarkeit|dauer|gehalt|gebühr)'

const expectations: readonly [pattern: RegExp, expected: Expected][] = [
  [/^\W*(?:(?:for|since|seit) )?(?:how long|wie lange)\b/iu, 'duration'],
  [
    /\b(?:what|which) (?:share|percentage|proportion|part|fraction)\b|\bhow many per ?cent\b|\b(?:welcher|welchen) (?:anteil|prozentsatz)\b|\bwie ?viele? prozent\b/i,
    'share',
  ],
  [
    /\bwhat (?:does|do|did|will|would) .* (?:cost|earn|pay|spend|charge)\b|\bhow (?:much|expensive) (?:(?:more|less) )?(?:does|do|did|will|would|is|are|was|were) .*(?:cost|pay|charge|spen|price|worth|budget)|\b(?:what|which|how high|how large) (?:is |are |was |were )?(?:the |an? )?(?:[\w-]+ )?(?:price|budget|salary|fee|fine|costs?|penalty|invoice|bonus)\b|\bhow much (?:money|cash|funding)\b|\bwie ?viel (?:geld|mittel)\b|\bwas (?:kostet|kosten|verdient|zahl(?:en|t|st)|bezahl(?:en|t))\b|\bwas (?:hat|haben) .*\bgekostet\b|\bwas (?:würden?|wird|werden|darf|soll) .*\bkosten\b|\bwie (?:viel|hoch|teuer) .*(?:kost|preis|budget|gehalt|gebühr|strafe|vergütung|zuschuss|prämie|betrag)/i,
    'money',
  ],
  [
    /\bhow (?:many|much|high|large|big|expensive|old|far|long|often|soon|quickly|fast)\b|\bwie ?(?:viele?n?|hoch|lange|oft|teuer|groß|weit|schnell)\b|\bwhat (?:amount|rate|number|sum)\b|\bwhat (?:\w+ )?(?:times|costs|fees|figures)\b/i,
    'number',
  ],
  [
    new RegExp(
      String.raw`\b(?:what|which)(?:['’]s| is| are| was| were| will be)? (?:(?:the|our|their|its|your|[\p{L}]+['’]s) )?(?:[\p{L}-]+ ){0,3}?(?:${measures})(?: (?:[\p{L}]+ed (?=by\b))?(?:of|for|in|per|at|on|by|a|an|does|do|did|has|have|should|must|can|will)\b|\W*$)|\bwelche[nrms]? (?:\p{L}+ )?(?:${germanMeasures})\b`,
      'iu',
    ),
    'number',
  ],
  [
    /\b(?:on|by|until|from|what|which) (?:what|which|exact)? ?(?:date|day)\b|\b(?:welchem|welchen|welches) (?:datum|tag)\b/i,
    'day',
  ],
  [
    /(?<!^\W*what (?:happens|happened|do we do|will happen)\b.*)\bwhen\b(?=[^,]*\?)|\b(?:what|which) (?:years?|months?|quarters?|weeks?|weekends?)\b|\bwann\b|\b(?:welchem|welchen|welches) (?:jahr|monat|quartal)\b/i,
    'time',
  ],
  [
    /\b(?:which|what) (?:firm|company|supplier|vendor|provider|integrator|bidder|consultancy)\b|\bname of\b|\bname (?:der|des|die)\b/i,
    'name',
  ],
  [
    /^(?:\W*(?:to|by|with|from|for) )?who(?:m|se)?\b|^\W*(?:an |von |mit )?we[rmn]\b|\b(?:which|what) (?:person|manager)\b/i,
    'person',
  ],
]

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|half|third|quarter|once|twice|none|no|zero|every|daily|weekly|monthly|quarterly|yearly|annual\\w*|permanent\\w*|unlimited|ein(?:en?|er|em)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend|halb\\w*|drittel|viertel|täglich|wöchentlich|monatlich|jährlich|kein\\w*|unbefristet'
const monthWords =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|spring|summer|autumn|winter|frühjahr|sommer|herbst'
const dayWords =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|weekend|wochenende|today|yesterday|immediately|any time|anytime|jederzeit'
const conditions = 'after|before|until|once|as soon as|if|unless|nach|vor|bis|sobald|wenn|while|during'

const ownNumber = String.raw`(?<![\p{L}\d.-])\d`
const properName = String.raw`(?<=[\p{Ll}\d][,;:)]?\s["“(]?|\|\s|[“"(])\p{Lu}[\p{L}-]+`

const units =
  'seconds?|minutes?|min|hours?|days?|weeks?|months?|quarters?|years?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|quartale?n?|jahre?n?'

const answersOf: Readonly<Record<Expected, RegExp>> = {
  duration: new RegExp(
    `(?:${ownNumber}[\\d.,]*(?: (?:to|bis|or|oder) \\d+)?|\\b(?:${numberWords}))[ -](?:\\p{L}+ )?(?:${units})\\b|\\b(?:until|till|bis|since|seit|permanent\\w*|for ever|unlimited|unbefristet|indefinitely|never)\\b|\\bas (?:long as|the)\\b`,
    'iu',
  ),
  number: new RegExp(`${ownNumber}|\\b(?:${numberWords})\\b`, 'iu'),
  money:
    /\b(?:EUR|USD|CHF|GBP|euros?|francs?|franken|dollars?|pounds?|cents?|rappen)\b|[€$£]|\d\s?(?:%|per ?cent|prozent|million)|\|\s*[\d,.]+\s*(?:\||$)|\b(?:free of charge|no charge|(?:costs?|pays?|charged?|for) nothing|kostenlos)\b/iu,
  share:
    /\d\s?(?:%|per ?cent|prozent)|\b(?:half|third|quarter|all|none|hälfte|drittel|viertel|(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:of|in|out of|von))\b/iu,
  day: new RegExp(`\\b(?:${monthWords}|${dayWords})\\b|\\d{1,2}\\.\\s?\\d{1,2}\\.|\\d{4}-\\d\\d`, 'iu'),
  time: new RegExp(
    `\\b(?:${monthWords}|${dayWords}|${conditions})\\b|\\b(?:19|20)\\d\\d\\b|\\bQ[1-4]\\b|\\d{1,2}:\\d\\d|\\d{1,2}\\.\\d{1,2}\\.|\\b(?:quarters?|weeks?|months?|days?|hours?|minutes?|quartals?|wochen?|monate?n?|tage?n?|stunden?)\\b`,
    'iu',
  ),
  name: new RegExp(properName, 'u'),
  person: new RegExp(
    `${properName}|\\b(?:manag\\w*|partner|principal|director|head|board|committee|commission|panel|jury|court|council|officer|lead\\w*|team|chair\\w*|department|customers?|clients?|staff|employees?|owner|sponsor|union|procurement|purchasing|finance|auditors?|lawyers?|nobody|everybody|vorstand|leit\\w+|rat|abteilung|niemand)\\b|\\bby (?:an?|the|each|every)\\b|\\b(?:durch|von) (?:den|die|das|einen?|eine[mr]?)\\b`,
    'u',
  ),
}

/** Words that ask for a kind of thing which answers seldom name. */
const kinds = new Set(
  `amount answer aim cause change company condition consequence cost country criterion date day decision detail difference
  document effect event figure firm goal group hour item kind language level limit measure method month name number option
  organisation part percentage period person place plan point position price problem proportion quarter reason result role
  rule share size solution step sum supplier system task team thing time title tool type value vendor version way week
  weekend year anteil art betrag datum frist grund jahr monat person tag zahl zeitraum`
    .split(/\s+/)
    .map(stem),
)

const focusPattern =
  /\b(?:what|which|welche[rnms]?)\s+(?:(?:is|are|was|were|will be|ist|sind|war|waren)\s+)?(?:the|an?|der|die|das|den|dem)?\s*((?:[\p{L}\p{N}-]+\s+){1,4})|\b(?:how (?:high|large|big|long|old)|wie (?:hoch|lange|groß|teuer))\s+(?:is|are|was|were|will|ist|sind|war|waren)\s+(?:the|an?|der|die|das|den|dem)?\s*((?:[\p{L}\p{N}-]+\s+){1,3})/iu
const focusEnd =
  /\b(?:is|are|was|were|will|would|has|have|had|does|do|did|can|could|must|may|should|of|for|in|on|at|by|to|from|with|under|the|der|des|die|das|zur|zum|im|am|an|auf|aus|bei|beim|mit|nach|vor|für|von|in|wird|werden|hat|haben|ist|sind|war)\b.*/iu

/** 'Deadline for the offers', 'monthly churn of prepaid customers': a question without a word that asks. */
const bareFocus =
  /^\W*(?!wh|how\b|we[rmns]\b|wa[ns]|wo|wie|is\b|are\b|do|did\b|can\b|will\b|ist\b|sind\b)((?:[\p{L}-]+\s+){1,3})(?:of|for|in|at|on|von|für|im|bei|der|des)\s/iu

/** What a question is about, what it asks for, and what an answer to it has to have. */
export function readQuestion(question: string): ReadQuestion {
  const stems = questionStems(question)
  return {
    stems,
    focus: focusOf(question).filter((word) => stems.includes(word)),
    expects: expectations.find(([pattern]) => pattern.test(question))?.[1],
  }
}

function focusOf(question: string): string[] {
  const match = focusPattern.exec(question) ?? bareFocus.exec(question)
  const phrase = (match?.[1] ?? match?.[2] ?? '').replace(focusEnd, '')
  const words = questionStems(phrase)
  return words[0] === undefined || kinds.has(words[0]) ? [] : words.filter((word) => !kinds.has(word))
}

/** Whether a sentence has what an answer to the question must have; what the question itself says does not count. */
export function canAnswer(read: ReadQuestion, question: string, sentence: string): boolean {
  if (read.expects === undefined) return true
  const asked = new Set(wordsOf(question))
  const own = sentence.replace(/[\p{L}\p{N}][\p{L}\p{N}.,-]*/gu, (word) =>
    (/\d/.test(word) || /^\p{Lu}/u.test(word)) && wordsOf(word).every((part) => asked.has(part)) ? '·' : word,
  )
  return answersOf[read.expects].test(read.expects === 'number' ? withoutYears(own) : own)
}

/** A year or a day is no amount. */
const withoutYears = (text: string): string =>
  text.replace(
    new RegExp(
      `(?:\\b\\d{1,2}\\.? )?\\b(?:${monthWords})(?: (?:19|20)\\d\\d)?\\b|(?<![\\d,.])(?:19|20)\\d\\d\\b(?![,.]\\d)`,
      'giu',
    ),
    '',
  )
