import { valueOf } from './numbers.ts'
import { isFormOfVerb } from './vocabulary/index.ts'

/** How something is said: as done or so, as to be done, as demanded, as possible, as allowed or in one's power, as no more so, or as not sure at all. */
export type Manner = 'fact' | 'planned' | 'demanded' | 'possible' | 'able' | 'past' | 'unsure'

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

const word = (list: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${list})(?![\\p{L}])`, flags)

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
const planned = word(
  String.raw`will|voraussichtlich|(?:has|have) yet to|shall be|would(?! be (?:possible|conceivable|good|nice|better|helpful))|(?:is|are|was|were) to(?: be)?|to be|going to|promise[sd]?|pledge[sd]?|announce[sd]?|(?:is|are|was|were) (?:meant|supposed) to|next steps?|planned|plans? (?:to|on|for)(?= \p{L}+)|planning to|due (?:to|on|by|in|at|for)|scheduled|expect(?:s|ed)?(?: to)?|intend(?:s|ed)?|intention|aim(?:s|ed|ing)?(?: to| at)?|wants?(?: to)?|propos(?:e|es|ed|al)|drafts?|being drafted|working version|targeted|foresee(?:s|n)?|in (?:the )?future|soon|shortly|envisag(?:es|ed)|upcoming|follow(?:s)? (?:in|later|next|on)|next (?:week|month|year|quarter|spring|summer|autumn|winter)|hop(?:es|ed)? to|soll(?:en|te|ten)?|angekündigt|zugesagt|verspr(?:icht|ochen)|in aussicht gestellt|geplant\w*|plant (?=(?:die|der|den|das|eine?n?|für|im|in|am|bis|mit|sein\w*|ihr\w*|zu)(?![\p{L}]))|planen|vorgesehen\w*|vorsieh(?:t|en)|sieh(?:t|en) [^,;]* vor|in zukunft|beabsichtig\w+|erwarte[tn]|angestrebt|anvisiert|entwurf|arbeitsfassung|vorabfassung|vorschlag|vorgeschlagen|schlägt vor|angesetzt|terminiert|tritt (?:\p{L}+\.? |\d+\.? )*in kraft|(?:comes?|enters?) into force|takes effect|künftig|zukünftig|demnächst|folgt (?:im|in|am|bis|später)|nächste[nrsm]? (?:woche|monat|jahr|quartal)|steht an|stehen an|will|wollen|rechnet mit|bis dahin`,
)
/** German 'wird' with an infinitive is to come; with a participle it is the passive of now. */
const germanFuture =
  /(?<![\p{L}])(?:wird|werden)(?![\p{L}])[^,;]*?(?<![\p{L}])(?!(?:werden|ge|be|ver|er|ent|zer)\p{L}*en(?![\p{L}]))(\p{Ll}{3,}(?:[rl]n|en)|sein|werden|haben)\s*[.!]?$/u

function isGermanFuture(text: string): boolean {
  const last = germanFuture.exec(text)?.[1]
  return last !== undefined && !isFormOfVerb(last)
}
const demanded = word(
  String.raw`must|shall|bedürfen|bedarf (?:der|des|eine[rs])|ha(?:s|ve|d) to|needs?(?: to)?|required?(?: to)?|requires|obliged|mandatory|is obligatory|compulsory|muss|müssen|musste|hat (?:\p{L}+ )*zu|haben (?:\p{L}+ )*zu|verpflichtet|verpflichtend|zwingend|erforderlich|verlangt|pflicht|vorzulegen|ist zu(?! \d)|sind zu(?! \d)`,
)
const possible = word(
  String.raw`bemüh(?:t|en) sich|sich [^.;]{0,40}bemüh(?:t|en)|nach (?:besten )?kräften|(?:uses?|with|makes?|on a) (?:its |their |all )?(?:reasonable|best)[- ](?:endeavours?|efforts?)|(?:commercially )?reasonable efforts|endeavou?rs? to|strives? to|tr(?:y|ies) to|(?:if|should) (?:they|you|we|he|she|it) (?:wish|want|like|choose)(?:es|s)?|(?:might|could|should)(?! not| no)(?! (?:a|an|the)\b)|ought|suggest(?:s|ed|ion)?|would like|conceivable|in talks|in theory|recommend(?:s|ed)?|possibl[ey]|perhaps|maybe|potential(?:ly)?|option(?:s|al|ally)?|alternatives?|optionen|varianten|on (?:request|demand)|if (?:needed|required|desired|necessary)|at (?:extra|additional) cost|for a surcharge|negotiable|bei bedarf|auf (?:wunsch|anfrage)|gegen aufpreis|zubuchbar|conceivabl[ey]|consider(?:s|ed|ing)?|idea|ideas|könnte[n]?|ermutigt|angehalten|encouraged?|empfohlen|empfiehlt|empfehlen|möglicherweise|eventuell|vielleicht|denkbar|unter umständen|erwägt|erwägen|erwogen|angedacht|im gespräch|möchte[n]?|wünsch(?:t|en)|optional|wahlweise|idee|ideen|dürfte[n]?`,
)
/** 'may', and not the month. */
const may =
  /(?<!\b(?:in|by|until|of|since|from|to|before|after|on|early|late|mid|end|\d{1,2}\.?|and)[ -])\bmay\b(?! \d)|\bkann\b(?! nicht)|\bkönnen\b(?! nicht)|\bdürfen\b(?! nicht)|\bdarf\b(?! nicht)|\bcan\b(?!not)|(?<!wie )\bmöglich\b/u
const unsure = word(
  String.raw`whether|(?:is|are|was|were) not (?:recorded|documented|known|stated|noted|clear|reported|indicated|evident)|(?:could|can) not be (?:checked|verified|confirmed|determined|established)|it would be (?:good|nice|better|helpful|desirable|great|useful)|there (?:ought to|should) be|(?<!if (?:they|you|we|he|she|it) )wish(?:es|ed)?(?: for| to| that)?|es wäre (?:gut|schön|hilfreich|wünschenswert|besser)|nicht (?:vermerkt|festgehalten|dokumentiert, (?:ob|wer|wann)|ersichtlich|überliefert)|(?<!auf )wunsch|wünsche\w*|unclear|unknown|not (?:known|clear|sure|certain)|reportedly|assures?|assured|insists?|(?:is|are) (?:convinced|confident)|hopes|nominally|on paper|auf dem papier|theoretisch|beteuer(?:t|n)|behaupte[tn]|überzeugt|zuversichtlich|hofft|hoffen|allegedly|apparently|presumably|rumou?rs?|rumou?red|hearsay|supposedly|seem(?:s|ed)?(?: to)?|believ(?:e|es|ed)|assum(?:e|es|ed|ing|ption)|i think|we think|thinks|guess|claims? (?:to|that)|is said|are said|heard (?:that|from|it|of it)|is understood to|suppose[ds]?|no (?:information|details|statement|indication|word) (?:on|about|of|is|are|was)|says nothing|is silent|not (?:mentioned|stated|specified|addressed|part of this)|ob|unbekannt|ungewiss|fraglich|angeblich|offenbar|anscheinend|vermutlich|wohl|scheint|scheinen|gerücht\w*|hörensagen|glaub(?:t|e|en)|vermute[tn]?|annahme|nimmt an|nehmen an|gehen davon aus|geht davon aus|soll angeblich|keine (?:angaben?|aussagen?|informationen|hinweise)|nicht (?:bekannt|erwähnt|geklärt|klar|sicher)`,
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
const past = word(
  String.raw`(?:was|were) (?:\p{L}+,? ){1,3}(?:until|till) (?:the|a|an|its|their|our|last)(?= \p{L})|(?:war|waren) (?:\p{L}+ ){0,3}bis (?:zum|zur)(?= \p{L})(?! \p{L}+ (?:fertig|erledigt))|(?:was|were|war|waren) (?:(?!\p{L}+(?:ed|ert|oben|agt),? )\p{L}+,? ){0,3}(?:until|till|bis) (?:(?:zum|the|end|ende|of) )*[\d\p{Lu}][\p{L}\d]*|kein\w* (?:\p{L}+ ){0,3}mehr|no longer|not (?:[\p{L}-]+ ){0,6}any ?(?:more|longer)|called off|scrapped|aborted|shelved|abgesagt|abgeblasen|erloschen|(?:fiel|fielen|fällt) (?:[\p{L}\d.]+ ){0,4}aus(?=\W*$)|ausgefallen|entfiel(?:en)?|formerly|previously|used to|former|expired|lapsed|superseded|(?:was|were|been|is|are) (?:\p{L}+ )?replaced|replaced by|withdrawn|revoked|cancelled|canceled|terminated|discontinued|dropped|dissolved|abandoned|left (?:the|our|us|in|at|for|on)|who left|has left|had left|resigned|retired|departed|ended|stopped|until (?:last|the end of last)|nicht mehr|ehemal\w+|vormal\w+|ausgelaufen|abgelaufen|überholt|(?:wurde|wurden|ist|sind) (?:\p{L}+ ){0,4}ersetzt|widerrufen|zurückgezogen|zurückgenommen|gekündigt|storniert|aufgehoben|eingestellt|gestoppt|beendet|ausgeschieden|verlassen ha(?:t|tte|tten|ben)|ha(?:t|tte|tten|ben) (?:\p{L}+ )*verlassen|verließ|im ruhestand|entfallen|erloschen|aufgelöst`,
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

const eachPast = new RegExp(past.source, 'giu')

/** The words that say that something is over. */
export const pastWords = (text: string): string[] =>
  [...text.matchAll(eachPast)]
    .map(([words]) => words)
    .filter((words) => !/^(?:kein|no |not|nicht|was|were|war|until)/i.test(words))

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

/** 'Neither agreed nor objected' leaves open what is asked for. */
const neitherWay = word(
  String.raw`neither (?:agreed|approved|accepted|consented|confirmed|supported|assented) nor (?:objected|rejected|refused|declined|denied|opposed)|weder (?:zugestimmt|genehmigt|bestätigt|befürwortet) noch (?:abgelehnt|widersprochen|verworfen|verneint)`,
)

function mannerOf(clause: string, text: string): Manner {
  if (clause.trim().endsWith('?') || unsure.test(text) || neitherWay.test(clause)) return 'unsure'
  if (endsLater.test(text)) return 'planned'
  if (past.test(text)) return 'past'
  // What must not be and what may not be is forbidden: so it is said, as a fact.
  if (forbids.test(text)) return 'fact'
  if (possible.test(text)) return 'possible'
  if (demanded.test(text)) return 'demanded'
  const plan = planned.exec(text)
  const open = may.exec(text)
  // What stands first governs the rest: 'may raise fees next year' plans nothing.
  if (open !== null && open.index < (plan?.index ?? Infinity)) return 'able'
  return plan !== null || isGermanFuture(text) || isDueBy(text) ? 'planned' : 'fact'
}

/** 'Each plant names an owner by 30 September': what is said in the present with a day by which, is to be done. */
const isDueBy = (text: string): boolean =>
  /(?<![\p{L}])(?:by|no later than|bis(?: zum| spätestens)?|spätestens(?: am| bis)?)(?: the)?(?: (?:end|middle|ende|mitte)(?: of)?)? (?:\d{1,2}\.? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)(?![\p{L}])/iu.test(
    text,
  ) &&
  !/(?<![\p{L}])(?:runs?|lasts?|stays?|continues?|applies|remains?|läuft|laufen|gilt|gelten|dauer[nt]|bleib(?:t|en)|reicht)(?![\p{L}])/iu.test(
    text,
  ) &&
  !/(?<![\p{L}])(?:is|are|was|were|has|have|had|been|ist|sind|war|waren|hat|haben|wurden?|worden)(?![\p{L}])/iu.test(
    text,
  ) &&
  !/(?<![\p{L}])\p{Ll}{2,}ed(?![\p{L}])/u.test(text)

/** 'Will be discontinued', 'wird zum Jahresende eingestellt': it is to end, and is still so. */
const endsLater =
  /(?<![\p{L}])(?:will|shall|is to|are to|is going to)(?: also| then)? (?:be )?(?:discontinued|cancelled|terminated|withdrawn|replaced|dissolved|abandoned|stopped|ended|retire|leave|end|expire|stop)(?![\p{L}])|(?<![\p{L}])(?:wird|werden)(?![\p{L}])(?![^;]*worden)[^,;]*(?:eingestellt|beendet|aufgehoben|ersetzt|aufgelöst|gekündigt|zurückgezogen|gestoppt|ausgeschieden)(?![\p{L}])/iu

const forbids =
  /(?<![\p{L}])(?:must|shall|may|should) (?:not|never)(?![\p{L}])|(?<![\p{L}])(?:darf|dürfen|dürfte[n]?)(?![\p{L}])[^;]*(?<![\p{L}])(?:nicht|kein\w*|niemand|nie|niemals|weder)(?![\p{L}])|(?<![\p{L}])(?:no|kein\w*|niemand)(?![\p{L}])[^,;]*(?<![\p{L}])(?:may|must|darf|dürfen)(?![\p{L}])/iu

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
