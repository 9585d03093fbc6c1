import { tellsMoney } from './amounts.ts'
import { datesIn } from './dates.ts'
import { datesOf } from './paper-dates.ts'
import { ownWords, type Piece, wordsOfPiece } from './pieces.ts'

/** What a part asks for, where its name tells. */
const kindNames = [
  'milestones',
  'costs',
  'people',
  'risks',
  'decisions',
  'requirements',
  'open',
  'systems',
] as const
export type KindName = (typeof kindNames)[number]

export interface Kind {
  /** Names of parts, and headings of sections, that are of this kind; English and German. */
  names: RegExp
  /** Headings of sections of the kind, where a name alone would say too much. */
  titles?: RegExp
  /** Sentences that announce what is of the kind: what follows stands under them. */
  leads?: RegExp
  /** Whether a piece is of the kind by what it says itself, wherever it stands. */
  says(piece: Piece): boolean
  /** Whether a piece says the contrary of the kind: it has no place under such a part, wherever it stands. */
  denies?(piece: Piece): boolean
  /** Pieces that are not of the kind have no place under such a part. */
  isStrict: boolean
  /** Headings of what is over, which a part of the kind does not ask for. */
  over?: RegExp
  /** Everything under a heading of the kind belongs to a part that is nothing but its kind. */
  isBroad: boolean
}

const decided =
  /\b(?:(?<!\bto )decides? (?:for|on|to|that|against)|decided|approve[sd]?|agreed|agrees|confirm(?:s|ed) (?:that|the)|resolved|adopted|endorsed|ratified|signed off|beschl(?:ie(?:ß|ss)t|oss(?:en)?)|genehmig(?:t|te|en)|freigegeben|entschied(?:en)?|entscheidet|vereinbart|verabschiedet|gebilligt)\b/iu
const notYet =
  /\b(?:not (?:yet )?(?:been )?(?:decided|approved|agreed)|to be (?:decided|approved|agreed)|undecided|un(?:approved|confirmed)|(?:noch )?nicht (?:beschlossen|entschieden|genehmigt|freigegeben)|offen)\b/iu
const open =
  /\b(?:open (?:points?|questions?|issues?|items?)|still open|is open|are open|remains? open|to be (?:named|decided|determined|confirmed|agreed|clarified|defined|shown|tested)|tb[dac]|pending|outstanding|unanswered|undecided|unclear|unknown|unresolved|not (?:yet )?(?:been )?(?:named|decided|agreed|confirmed|approved|known|signed|tested|called|answered|clarified|priced|verified)|has not|have not|no (?:owner|answer|decision|agreement)|nobody has|(?:noch )?offen(?:e[rns]?)?|ungeklärt|ausstehend|unbeantwortet|zu klären|noch nicht|steht (?:noch )?aus|nicht (?:benannt|entschieden|bekannt|geklärt|unterschrieben))\b|\bno (?:one|body) (?:was able|could|has)\b/iu
/** That a risk is open says nothing of what is missing. */
const withoutState = (piece: Piece): Piece =>
  piece.section.heads.some((head) => kinds.risks.names.test(head))
    ? { ...piece, cells: piece.cells.filter(({ head }) => !ofState.test(head.trim())) }
    : piece
const ofState = /^(?:status|state|stand|zustand)$/iu
const over = /^(?:closed|resolved|occurred|obsolete|geschlossen|erledigt|eingetreten|entfallen)(?!\p{L})/iu
/** What a period came to on average is a figure and no date to keep. */
const measured =
  /(?<!\p{L})(?:on average|averaged|(?:average|mean|median) of|im (?:mittel|durchschnitt|schnitt)|durchschnittlich)(?!\p{L})/iu
/** 'Every requirement has a named owner': nothing is open there. */
const complete =
  /(?<![\p{L}])(?:every|each|all|jede[rnms]?|alle[rnms]?)(?![\p{L}])[^.;]*(?<![\p{L}])(?:has|have|was|were|is|are|hat|haben|ist|sind|wurden?)(?![\p{L}])[^.;]*(?<![\p{L}])(?:named|confirmed|complete|answered|closed|agreed|met|approved|benannt|bestätigt|vollständig|beantwortet|geschlossen|erfüllt|genehmigt)(?![\p{L}])/iu
const must =
  /\b(?:must(?:-haves?)?|shall|have to|has to|needs? to|is required|are required|at least|at most|no more than|not more than|may not|only|mandatory|limit|muss|müssen|soll(?:en)?|mindestens|höchstens|darf|dürfen|verpflichtend|zwingend|vorgeschrieben|grenze)\b/iu
const risky =
  /\b(?:risks?|risky|threat\w*|danger\w*|jeopardi\w+|may fail|fails?|delay(?:s|ed)?|depend(?:s|ence|ency) on|lack(?:s)? of|shortage|loss of|vulnerab\w+|breaks? (?:the|a)|exceeds?|risik\w+|gefahr\w*|gefähr\w+|verzöger\w+|ausfall\w*|abhängig\w*|engpass\w*|verlust)\b/iu
export const role =
  /\b(?:chair\w*|sponsor|owners?|secretary|lead(?:s|er)?|director|manager|head of|officer|committee|board|authority|responsible|decides?|decided by|approves?|signs?|reports? to|meets? every|process owner|team of|architect|controller|vorsitz\w*|sponsor\w*|verantwort\w+|leit(?:er|erin|et|ung)|ausschuss|gremium|vorstand|lenkungs\w+|entscheide(?:t|n)|zuständig\w*|beauftragte\w*)\b/iu
export const fullName =
  /(?<!\p{L})(?!(?:the|an?|each|every|all|no|in|on|at|for|with|from|der|die|das|den|dem|des|eine?[rnms]?|keine?[rnms]?|jede[rnms]?|alle[rnms]?|zwei|drei|vier|fünf|im|in|am|an|auf|bei|beim|mit|von|vom|zu[mr]?|für|nach|vor|über|unter|aus|und|nicht|auch|nur|wenn) )\p{Lu}[\p{Ll}’'-]+(?:[ -](?:van|von|de|der|den|da))? \p{Lu}[\p{L}’'-]+\b/u
/** What is insured or lost in profit, and what a rule asks for if there is a risk, names none. */
const insured =
  /(?<!\p{L})(?:(?:policy|insurer|insurance|cover) (?:pays?|covers?|bears?)|(?:police|versicherung|versicherer) (?:zahlt|deckt|trägt)|loss of (?:gross )?(?:profit|income) (?:is|are)|(?:if|wenn|falls) (?:the |das )?(?:risk|risiko)|(?:if|wenn|falls) [^.;]*(?:risk|risiko) (?:[^.;]* )?(?:is|ist|high|hoch))(?!\p{L})/iu
const system =
  /\b(?:systems?|applications?|software|interfaces?|platforms?|databases?|instances?|modules?|servers?|servi?ces?|API|ERP|CRM|MES|PLM|WMS|SCADA|SAP|tools?|anwendung\w*|schnittstelle\w*|system\w*|datenbank\w*|plattform\w*|modul\w*)\b/u

const ofPeople = /^(?:groups?|persons?|people|interviewees?|gruppen?|personen|gesprächspartner)$/iu
const past =
  /(?<!\p{L})(?:was|were|has been|have been|had been|wurden?|worden|hat .+ (?:gesehen|gehört|geprüft))(?!\p{L})/iu
const toCome =
  /(?<!\p{L})(?:will|shall|is to|are to|due|planned|must|by (?=\d|the end)|soll|sollen|geplant|fällig|muss|müssen|wird|werden)(?!\p{L})/iu

/** A sentence whose clause with the date says what has been, and nothing of what is to come. */
function isPast({ kind, text }: Piece): boolean {
  if (kind === 'row') return false
  const [date] = datesIn(text)
  const clause = text
    .split(/[;,]\s+|\s(?:and|und)\s/u)
    .find((one) => date !== undefined && one.includes(date.text))
  return clause !== undefined && past.test(clause) && !toCome.test(clause)
}

/** What minutes of 10 February 2027 say is to begin on 12 April is of a year that everybody knows. */
const isDatedAbove = ({ kind, text, section }: Piece): boolean =>
  kind !== 'row' &&
  (toCome.test(text) || begins.test(text)) &&
  /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(`${section.title}\n${section.source}`)
const begins = /(?<!\p{L})(?:begins?|starts?|ends?|beginn(?:t|en)|starte[tn]|ende[tn])(?!\p{L})/iu

export const kinds: Readonly<Record<KindName, Kind>> = {
  milestones: {
    names:
      /\b(?:time-?tables?|time-?lines?|milestones?|schedules?|calendars?|road ?maps?|deadlines?|dates?|waves?|stages?|^steps$|(?<=(?:hand-?over|pilot|roll-?out|project) )plan|zeitplan\w*|zeitplanung|termine?|terminplan\w*|meilensteine?|fahrplan|kalender|fristen?|wellen|etappen|stufen)\b/iu,
    // A day without a year is a milestone only in a paper that is of a year, a time of day belongs to what has happened.
    says: (piece) =>
      (datesOf(piece).some(({ at }) => !at.startsWith('9999')) ||
        (isDatedAbove(piece) && datesIn(ownWords(piece)).length > 0)) &&
      !/\d:\d\d/.test(ownWords(piece)) &&
      !measured.test(ownWords(piece)),
    // By when a question is to be answered is no step, nor when somebody was heard, or something was done.
    denies: (piece) =>
      piece.section.heads.some((head) => /^(?:questions?|fragen?)$/iu.test(head.trim())) ||
      ofPeople.test(piece.section.heads[0]?.trim() ?? '') ||
      isPast(piece),
    isStrict: true,
    isBroad: true,
  },
  costs: {
    names:
      /\b(?:costs?|budgets?|prices?|fees?|spending|expenditure|savings?|investments?|rates?|payments?|(?:\p{L}+)?(?:kosten|budget|preise?|ausgaben|gebühren|honorare?|investition(?:en)?|einsparung(?:en)?))\b/iu,
    titles:
      /\b(?:costs?|budgets?|prices?|fees?|spending|expenditure|savings?|investments?|rates?|payments?|money|finances?|funding|(?:\p{L}+)?(?:kosten|budget|preise?|ausgaben|gebühren|honorare?|investition(?:en)?|einsparung(?:en)?)|(?:kosten|budget|preis|ausgaben|finanz)(?:plan|planung|übersicht|aufstellung|rechnung|schätzung|stand|rahmen|blatt)|geld|finanzen|finanzierung)\b/iu,
    says: tellsMoney,
    isStrict: true,
    isBroad: false,
  },
  people: {
    names:
      /\b(?:governance|roles?|responsibilit(?:y|ies)|people|persons?(?!-)|owners?|stakeholders?|sponsors?|committees?|decision rights|who (?:decides|does what)|authority|accountability|contacts?|teams?|verantwortung(?:en)?|befugnisse|wer (?:entscheidet|macht)|rollen|zuständigkeit(?:en)?|verantwortlich(?:e|keiten?)|beteiligte|gremien|entscheidungsrechte|ansprechpartner|personen|team)\b/iu,
    titles:
      /\b(?:governance|roles?|responsibilit(?:y|ies)|decision rights|who decides|committees?|organi[sz]ation|contacts?|rollen|zuständigkeit(?:en)?|gremien|verantwortlichkeiten|entscheidungsrechte|ansprechpartner)\b|^(?:\d+\.? )?(?:key )?(?:people|persons|staff|team|personen|beteiligte|management)$/imu,
    says: (piece) => {
      const words = wordsOfPiece(piece)
      return (
        role.test(words) &&
        (fullName.test(ownWords(piece)) ||
          /\b(?:decide|approve|meet|sign|entscheid|genehmig|tagt)\w*/iu.test(words))
      )
    },
    isStrict: false,
    isBroad: true,
  },
  risks: {
    names:
      /\b(?:risks?|hazards?|threats?|dangers?|(?:\p{L}+)?(?:risik(?:o|en)|gefahr(?:en)?|gefährdung(?:en)?))\b/iu,
    over: /\b(?:closed|occurred|past|former|retired|geschlossene?|eingetretene?|erledigte?)\b/iu,
    says: (piece) => risky.test(ownWords(piece)),
    // A log keeps what is over; who asks for risks asks for those that are left. What an insurer pays is no risk.
    denies: ({ cells, text }) =>
      (cells.length === 0 && insured.test(text)) ||
      cells.some(({ head, value }) => ofState.test(head.trim()) && over.test(value.trim())),
    isStrict: false,
    isBroad: true,
  },
  decisions: {
    names:
      /\b(?:decisions?|mandates?|resolutions?|approvals?|beschl(?:uss|üsse)|entscheidung(?:en)?|freigaben?|mandat)\b/iu,
    says: (piece) => decided.test(ownWords(piece)) && !notYet.test(ownWords(piece)),
    isStrict: false,
    isBroad: true,
  },
  requirements: {
    names:
      /\b(?:requirements?|must-haves?|constraints?|criteria|criterion|rules?|limits?|conditions?|obligations?|service levels?|(?:\p{L}+)?anforderung(?:en)?|vorgaben?|bedingung(?:en)?|kriteri(?:um|en)|regeln?|pflichten|grenz(?:e|en|werte))\b/iu,
    leads:
      /(?<!\p{L})(?:we (?:therefore )?(?:ask|demand|require|insist|expect|want)|our (?:conditions|demands|requests)|on condition|wir (?:verlangen|fordern|erwarten|bestehen|bitten|brauchen)|bind(?:en|et) .* an|unter (?:folgenden|diesen) (?:bedingungen|voraussetzungen)|unsere (?:bedingungen|forderungen))(?!\p{L})/iu,
    says: (piece) => must.test(ownWords(piece)),
    isStrict: false,
    isBroad: false,
  },
  open: {
    names:
      /\b(?:open|missing|gaps?|unanswered|questions?|unresolved|clarifications?|unmet|offene?[nrs]?|lücken?|fehlen|fehlende?[nrs]?|fragen?|ungeklärte?[nrs]?|klärungspunkte?)\b|(?<=\p{L})lücken?(?!\p{L})/iu,
    titles:
      /\b(?:open (?:points?|questions?|issues?|items?|findings?|decisions?)|clarifications?|gaps|unanswered|unresolved|offene (?:punkte|fragen|entscheidungen)|klärungspunkte|lücken)\b|^(?:\d+\. )?(?:questions|fragen)\b/imu,
    says: (piece) => open.test(wordsOfPiece(withoutState(piece))) || /\?$/.test(piece.text),
    denies: (piece) => complete.test(ownWords(piece)) && !open.test(ownWords(piece)),
    isStrict: false,
    isBroad: true,
  },
  systems: {
    names:
      /\b(?:systems?|applications?|interfaces?|landscape|infrastructure|platforms?|integrations?|tools?|systeme?|systemlandschaft|anwendung(?:en)?|schnittstellen?|plattform(?:en)?|infrastruktur)\b/iu,
    says: (piece) => system.test(wordsOfPiece(piece)),
    isStrict: false,
    isBroad: false,
  },
}

const headEnd =
  /\s+(?:of|for|to|by|in|at|against|from|with|on|over|outside|behind|before|after|about|carried|der|des|für|zu|zur|zum|im|in|bei|aus|von|gegen|über|zwischen)\s+/iu

/**
 * The kind that a name is of: that of the last such word of what comes before 'of', 'for' and the like ('Migration
 * risks', 'Cost of the present landscape'); undefined where no word tells.
 */
export function kindOf(name: string): KindName | undefined {
  const [head = name] = name.split(headEnd)
  let best: { kind: KindName; at: number } | undefined
  for (const kind of kindNames)
    for (const match of head.matchAll(new RegExp(kinds[kind].names.source, 'giu'))) {
      const at = match.index + match[0].length
      // 'Open points' and 'missing evidence' are told by what stands first.
      const place = kind === 'open' ? at + 1_000 : at
      if (best === undefined || place > best.at) best = { kind, at: place }
    }
  return best?.kind
}
