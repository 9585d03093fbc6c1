// What speaks of a part and is all the same none of it: tasks that are no gaps, others' gaps, owners of something else.
import { datesIn } from './dates.ts'
import { heard } from './heard.ts'
import { kinds } from './kinds.ts'
import { isLikeHeading } from './like-headings.ts'
import { ownWords, type Piece, titleOf } from './pieces.ts'
import { stemsOf } from './stems.ts'
import type { Wanted } from './wanted.ts'

/** What is yet to be done is a task; a gap is it only in what a part asks for. */
const task = /(?<!\p{L})to be (?:tested|shown|defined|determined|confirmed|agreed|clarified)(?!\p{L})/iu
export const gap =
  /(?<!\p{L})(?:no|not|nobody|nothing|none|missing|lacks?|without|unclear|unknown|open|pending|outstanding|un\p{L}+ed|kein\w*|nicht|fehl\w*|offen\w*|ungeklärt|unklar|ausstehend)(?!\p{L})/iu

/** 'Assumption to be tested' is no gap in the requirements: a task has to name the part's subject itself. */
export function isOfSubject(piece: Piece, { kind, topic, isGerman }: Wanted): boolean {
  const own = ownWords(piece)
  if (kind !== 'open' || topic.length === 0 || gap.test(own)) return true
  if (!task.test(own)) return true
  const words = new Set(stemsOf(own))
  return topic.some((word) => heard(word, words, isGerman) === 1)
}

export const asksForGaps = /(?<!\p{L})(?:gaps?|\p{L}*lücken?)(?!\p{L})/iu

/** Says by itself, or by what it stands under, that something is missing; what brackets explain does not count. */
export const isGap = (piece: Piece, { name }: Wanted): boolean =>
  kinds.open.says(piece) ||
  gap.test(ownWords(piece).replace(/\([^()]*\)/gu, ' ')) ||
  kinds.open.titles?.test(titleOf(piece.section)) === true ||
  isLikeHeading(name, piece.section)

const others =
  /(?<!\p{L})(?:vendors?|bidders?|tenderers?|suppliers?|anbieter|bieter|lieferant(?:en)?)(?!\p{L})/iu

/** A table with a column of vendors says what each of them has to answer, and nothing of one's own gaps. */
export const isOfOthers = ({ section }: Piece, { name, detail, topic }: Wanted): boolean =>
  topic.length > 0 && section.heads.some((head) => others.test(head)) && !others.test(`${name} ${detail}`)

/** Who owns a risk, an action or a question owns not what it is about: 'Data owners' are no owners of a risk to data. */
export const isOwnedOtherwise = ({ section }: Piece, { name, topic }: Wanted): boolean =>
  topic.length > 0 &&
  section.heads.some((head) => ownedThing.test(head.trim())) &&
  !ownedThing.test(name.replace(/\s.*$/u, ''))
const ownedThing =
  /^(?:risks?|hazards?|actions?|questions?|findings?|issues?|risik(?:o|en)|gefährdung(?:en)?|maßnahmen?|fragen?|feststellung(?:en)?)$/iu

/** Clauses of an offer say what a supplier would do, and nothing of who decides, of goals or of reasons. */
const isOffered = ({ section: { source, title } }: Piece, { name, kind }: Wanted): boolean =>
  (kind === 'people' || ofOneself.test(name)) && offer.test(`${source}\n${title}`) && !offer.test(name)
const offer =
  /(?<!\p{L})(?:offers?|quotations?|tenders?|proposals? of|rfp (?:answer|response)|angebote?|offerten?)(?!\p{L})/iu
const ofOneself =
  /(?<!\p{L})(?:goals?|objectives?|targets?|reasons?|why|background|\p{L}*ziele?|gründe|ausgangslage|anlass|warum)(?!\p{L})/iu

/** What an offer says, and a part of this kind does not ask for: what it does not meet, or what it is about. */
export const isOfOffer = (piece: Piece, wanted: Wanted): boolean =>
  isUnmetByOffer(piece, wanted) || isOffered(piece, wanted)

export const isPresent =
  /(?<!\p{L})(?:costs? (?:today|now|at present)|(?:present|current) costs?|kosten heute|heutige\p{L}* kosten)(?!\p{L})/iu
const released = /(?<!\p{L})(?:approved|budget(?:ed)?|genehmigt|bewilligt|freigegeben)(?!\p{L})/iu

/** What has been released for something new is not what something costs now. */
export const isReleased = (piece: Piece): boolean =>
  released.test(`${ownWords(piece)} ${piece.section.title}`)

const ofTerm =
  /^(?:contract|licen[cs]e|maintenance|support|lease|agreement|vertrag\p{L}*|lizenz\p{L}*|wartung\p{L}*|mietvertrag)? ?(?:ends?(?: on)?|expir(?:es|y)(?: on)?|valid until|until|läuft aus|endet(?: am)?|ende|gültig bis|bis)$|^(?:vertrags|lizenz|wartungs)ende$/iu
const asksForTerms =
  /(?<!\p{L})(?:contracts?|licen[cs]es?|maintenance|support|expir\p{L}*|leases?|end|\p{L}*vertr(?:ag|äg)\p{L}*|lizenz\p{L}*|wartung\p{L}*|ende|ablauf\p{L}*)(?!\p{L})/iu

/** The day on which a contract of a register ends is no step of a plan, unless ends of contracts are asked for. */
export const isTermOfContract = ({ cells }: Piece, { kind, name, detail }: Wanted): boolean => {
  const dated = cells.filter(({ value }) => datesIn(value).length > 0)
  return (
    kind === 'milestones' &&
    dated.length > 0 &&
    dated.every(({ head }) => ofTerm.test(head.trim()) || ofCheck.test(head.trim())) &&
    !asksForTerms.test(`${name} ${detail}`)
  )
}
const ofCheck = /^(?:last|zuletzt|letzte[rs]?)(?!\p{L})/iu

const savings = /(?<!\p{L})(?:sav(?:e[sd]?|ings?)|\p{L}*spar\p{L}*)(?!\p{L})/iu
/** A part that asks for what is saved is not told by what is paid. */
export const isNoSaving = (piece: Piece, { name }: Wanted): boolean =>
  savings.test(name) && !savings.test(`${ownWords(piece)} ${titleOf(piece.section)}`)

const unmet =
  /(?<!\p{L})(?:(?:does|do|did|can) ?not (?:meet|fulfil|satisfy)|misses|erfüll(?:t|en) [^.;]*nicht)(?!\p{L})[^.;]*\p{Lu}{2,}-?\d/u
const asksForUnmet =
  /(?<!\p{L})(?:\p{L}*requirements?|must-haves?|answers?|offers?|bids?|vendors?|bidders?|suppliers?|gaps?|risks?|fit|anforderung\p{L}*|\p{L}*angebot\p{L}*|antworten|anbieter\p{L}*|bieter|lücken?|risik\p{L}*)(?!\p{L})/iu

/** 'Tarn does not meet FIN-07 (…)' says something of an offer, whatever words the requirement has. */
const isUnmetByOffer = (piece: Piece, { name, detail }: Wanted): boolean =>
  unmet.test(ownWords(piece)) && !asksForUnmet.test(`${name} ${detail}`)
