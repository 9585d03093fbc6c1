import { isFormOfVerb } from './vocabulary/index.ts'

/** How something is said: as done or so, as to be done, as demanded, as possible, as allowed or in one's power, as no more so, or as not sure at all. */
export type Manner = 'fact' | 'planned' | 'demanded' | 'possible' | 'able' | 'past' | 'unsure'

/** Any of a list of words and patterns, as a word of its own. */
export const word = (list: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${list})(?![\\p{L}])`, flags)

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

export const past = word(
  String.raw`(?:was|were) (?:\p{L}+,? ){1,3}(?:until|till) (?:the|a|an|its|their|our|last)(?= \p{L})|(?:war|waren) (?:\p{L}+ ){0,3}bis (?:zum|zur)(?= \p{L})(?! \p{L}+ (?:fertig|erledigt))|(?:was|were|war|waren) (?:(?!\p{L}+(?:ed|ert|oben|agt),? )\p{L}+,? ){0,3}(?:until|till|bis) (?:(?:zum|the|end|ende|of) )*[\d\p{Lu}][\p{L}\d]*|kein\w* (?:\p{L}+ ){0,3}mehr|no longer|not (?:[\p{L}-]+ ){0,6}any ?(?:more|longer)|called off|scrapped|aborted|shelved|abgesagt|abgeblasen|erloschen|(?:fiel|fielen|fällt) (?:[\p{L}\d.]+ ){0,4}aus(?=\W*$)|ausgefallen|entfiel(?:en)?|formerly|previously|used to|former|expired|lapsed|superseded|(?:was|were|been|is|are) (?:\p{L}+ )?replaced|replaced by|withdrawn|revoked|cancelled|canceled|terminated|discontinued|dropped|dissolved|abandoned|left (?:the|our|us|in|at|for|on)|who left|has left|had left|resigned|retired|departed|ended|stopped|until (?:last|the end of last)|nicht mehr|ehemal\w+|vormal\w+|ausgelaufen|abgelaufen|überholt|(?:wurde|wurden|ist|sind) (?:\p{L}+ ){0,4}ersetzt|widerrufen|zurückgezogen|zurückgenommen|gekündigt|storniert|aufgehoben|eingestellt|gestoppt|beendet|ausgeschieden|verlassen ha(?:t|tte|tten|ben)|ha(?:t|tte|tten|ben) (?:\p{L}+ )*verlassen|verließ|im ruhestand|entfallen|erloschen|aufgelöst`,
)

const eachPast = new RegExp(past.source, 'giu')

/** The words that say that something is over. */
export const pastWords = (text: string): string[] =>
  [...text.matchAll(eachPast)]
    .map(([words]) => words)
    .filter((words) => !/^(?:kein|no |not|nicht|was|were|war|until)/i.test(words))

/** 'Neither agreed nor objected' leaves open what is asked for. */
const neitherWay = word(
  String.raw`neither (?:agreed|approved|accepted|consented|confirmed|supported|assented) nor (?:objected|rejected|refused|declined|denied|opposed)|weder (?:zugestimmt|genehmigt|bestätigt|befürwortet) noch (?:abgelehnt|widersprochen|verworfen|verneint)`,
)

/** From a clause as it is written, and from its text without idioms and with one of two denials that go together. */
export function mannerOf(clause: string, text: string): Manner {
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
