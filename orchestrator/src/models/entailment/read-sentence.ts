import { isDoneByOther } from './agents.ts'
import { isNegative } from './status.ts'
import { bestOf, isMatched, predicateOf, type Surroundings, verbOf } from './alignment.ts'
import { ofCap, saysCap } from './caps.ts'
import { hasVerb } from './clauses.ts'
import { compare, differenceOf } from './compare.ts'
import { judge, type Judgement } from './judge.ts'
import { hasName } from './names.ts'
import { lacksDeed } from './occurrence.ts'
import type { Reading, Reason, SentenceContext } from './reading.ts'
import { hasOtherPart } from './roles-apart.ts'
import { readText, type ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'
import { judgeTrend } from './trends.ts'
import { isCounterexample, isLimited } from './universals.ts'

/** What one sentence says about a statement; unsure is `unrelated`. */
export function readSentence(statement: string, sentence: string, context: SentenceContext = {}): Reading {
  const wanted = readText(statement)
  const judged = judgeSentence(wanted, sentence, context)
  if (judged.says !== 'unrelated') return readingOf(judged, sentence)
  return { says: 'unrelated', quote: '' }
}

export const readingOf = (judged: Judgement, quote: string): Reading => ({
  says: judged.says,
  quote,
  ...(judged.because !== undefined && { because: judged.because }),
  ...(judged.closeness !== undefined && { closeness: judged.closeness }),
})

/** As `readSentence`, for a statement that has been taken apart already. */
export function judgeSentence(wanted: ReadText, sentence: string, context: SentenceContext): Judgement {
  if (isMereThought(context.about ?? '')) return { says: 'unrelated' }
  const found = readText(withoutLayout(ofCap(wanted.text, sentence)), wanted.language)
  if (hasOtherPart(wanted.text, sentence)) return { says: 'contradicts', because: 'name' }
  if (hasLeft(wanted, found)) return { says: 'contradicts', because: 'tense' }
  const trend = judgeTrend(wanted, found)
  if (trend !== undefined) return trend
  const around = surroundingsOf(wanted, found, context)
  if (isCounterexample(wanted, found, around) || isLimited(wanted, found))
    return { says: 'contradicts', because: 'scope' }
  const compared = compare(wanted, found, { around, exact: saysCap.test(wanted.text) })
  if (
    compared.coverage >= 0.6 &&
    compared.verb?.found === true &&
    gone.test(found.text) &&
    !gone.test(wanted.text)
  )
    return { says: 'contradicts', because: 'tense' }
  if (compared.verb?.found === true && lacksOnlyWho(wanted, compared.missing) && isDoneByOther(wanted, found))
    return { says: 'contradicts', because: 'name' }
  const said = asSaid(wanted, judge(compared, wanted.terms.length), { sentence, context })
  const judged: Judgement =
    said.says === 'supports' && lacksDeed(wanted.text, found.text) ? { says: 'partly' } : said
  if (judged.says !== 'supports' || context.after === undefined || !takesBack.test(context.after))
    return judged
  const after = judgeSentence(wanted, context.after, { ...context, before: sentence, after: '' })
  return after.says === 'contradicts' ? after : judged
}

/** Of what somebody is said to do all is there but who does it. */
function lacksOnlyWho(wanted: ReadText, missing: readonly Term[]): boolean {
  const verb = verbOf(wanted)
  return verb !== undefined && missing.every(({ at }) => at < verb.at)
}

/** So much of a statement a sentence must speak of to raise a doubt. */
const doubtful = { own: 0.45, coverage: 0.5, anchored: 0.3 } as const

/** In what a sentence may differ, judged by less than `judgeSentence` asks for. */
export function doubtIn(wanted: ReadText, sentence: string, context: SentenceContext): Reason | undefined {
  const found = readText(withoutLayout(sentence), wanted.language)
  const compared = compare(wanted, found, { around: surroundingsOf(wanted, found, context), exact: false })
  if (compared.own < doubtful.own || compared.coverage < doubtful.coverage) return undefined
  if (!compared.isAcross && compared.anchored < doubtful.anchored) return undefined
  const difference = differenceOf(compared.quantities)
  if (difference !== undefined) return difference
  if (compared.names === 'differs') return 'name'
  const { wanted: own, found: other } = compared.status
  const isSpoken = compared.verb?.found ?? compared.predicate >= 0.6
  if (!isSpoken || other.manner === 'unsure') return undefined
  return isNegative(own) !== (isNegative(other) !== compared.contrary) ? 'negation' : undefined
}

/** Headings under which things stand that are wanted or to be done. */
const wishes =
  /(?<![\p{L}])(?:requirements?|contents? of the offers?|what (?:we|you) (?:need|expect|have to)|inhalt der angebote|erwartungen|next steps?|to-?dos?|to do|proposals?|recommendations?|vision|target picture|target state|options?|wish list|agenda|anforderungen|nächste schritte|aufgaben|empfehlungen|vorschläge|zielbild|soll-?zustand|tagesordnung|wünsche)(?![\p{L}])[^.]*$/iu

const demands =
  /(?<![\p{L}])(?:must|shall|ha(?:s|ve) to|needs? to|is required|are required|mandatory|muss|müssen|darf|dürfen|verpflichtend)(?![\p{L}])/iu

/** A name of a thing and an order say nothing of how it is; what stands under 'Next steps' is to be done. */
function asSaid(
  wanted: ReadText,
  judged: Judgement,
  { sentence, context: { about = '' } }: { sentence: string; context: SentenceContext },
): Judgement {
  if (judged.says !== 'supports') return judged
  // 'Every requirement has an owner' under 'Requirements' is said of them, and not wanted.
  const wish = wishes
    .exec(about)?.[0]
    .match(/\p{L}+/u)?.[0]
    .slice(0, 6)
    .toLowerCase()
  // That something is demanded is said where demands stand.
  const isDemanded = demands.test(wanted.text) && demands.test(sentence)
  if (wish !== undefined && !isDemanded && !wanted.text.toLowerCase().includes(wish))
    return { says: 'partly', because: 'modality' }
  return hasVerb(sentence) || /[.!]\W*$|[:|–]|\d/.test(sentence) ? judged : { says: 'partly' }
}

const leaving =
  /(?<![\p{L}])(?:left|has left|leaves|resigned|retired|departed|quit|no longer (?:with|works|employed|at)|ausgeschieden|verließ|verlässt|verlassen|gekündigt|in rente|im ruhestand|nicht mehr (?:im|bei|in))(?![\p{L}])/iu

/** Somebody has gone, whoever it is. */
const gone =
  /(?<![\p{L}])(?:(?:left|leaves) (?:the|our|us)|resigned|retired|ausgeschieden|(?:unternehmen|firma|haus|projekt|team)(?: [\p{L}\d.]+){0,6} verlassen|verl(?:ieß|ässt|assen)[^,;]*(?:unternehmen|firma|haus|projekt|team))(?![\p{L}])/iu

/** 'A replaced B': B has gone. */
const replacing =
  /(?<![\p{L}])(?<!(?:was|were|been|is|are) )(?:replaced|replaces|succeeded|succeeds|took over from|takes over from|folgt auf|folgte auf|ersetzt|löste|nachfolger(?:in)? von)(?![\p{L}])/iu

/** 'Has handed the lead over to B': who has done so has it no more. */
const handing =
  /(?<![\p{L}])(?:hand(?:ed|s)? [^,;]{0,40}over|handed over|passed [^,;]{0,40}on to|stepped down|gave up|übergeben|übergab|übergibt|abgegeben|gab [^,;]{0,40} ab|niedergelegt)(?![\p{L}])/iu

/** 'A took over the lead from B', 'hat die Leitung von B übernommen': B has it no more. */
const takingOver =
  /(?<![\p{L}])(?:t(?:ook|akes|aken|aking) over [^,;]{0,60}?\sfrom|(?:inherited|acquired) [^,;]{0,60}?\sfrom|(?:von|vom)(?= [^,;]{2,50} (?:übernommen|übernahm|übernimmt)))(?![\p{L}])/iu

/** Who has left leads nothing and answers for nothing any more. */
export function hasLeft(wanted: ReadText, found: ReadText): boolean {
  if (leaving.test(wanted.text) || replacing.test(wanted.text)) return false
  const left = found.clauses.find(({ text }) => leaving.test(text))?.text ?? ''
  const handed = found.clauses.find(({ text }) => handing.test(text))
  const isOfIt = ({ terms }: { terms: readonly Term[] }): boolean =>
    wanted.terms.some(
      ({ weight, word }) =>
        weight > 0.3 &&
        !wanted.names.some(({ words }) => words.includes(word)) &&
        hasTerm(terms, word, wanted),
    )
  const isHanded = handed !== undefined && isOfIt(handed)
  const taken = isOfIt(found) ? takingOver.exec(found.text) : null
  const replaced = replacing.exec(found.text)
  const after = [replaced, taken].map((match) => nextTo(match, found.text)).join(' ')
  const gone = isHanded ? beforeHanding(handed.text) : ''
  const former = found.clauses
    .filter((clause) => clause.status.manner === 'past' && isOfIt(clause))
    .map(({ text }) => text)
    .join(' ')
  const isOfNow = wanted.clauses.every(({ status }) => status.manner === 'fact' && !status.isDenied)
  return wanted.names.some(
    (name) =>
      name.kind === 'person' &&
      (hasName(left, name) ||
        hasName(after, name) ||
        hasName(gone, name) ||
        (isOfNow && !wasSo.test(wanted.text) && hasName(former, name))),
  )
}

const wasSo = /(?<![\p{L}])(?:was|were|had|war|waren|hatten?|wurden?)(?![\p{L}])/iu

const nextTo = (match: RegExpExecArray | null, text: string): string =>
  match === null ? '' : text.slice(match.index + match[0].length, match.index + match[0].length + 40)

/** Who hands over: the words before 'to' or 'an'. */
const beforeHanding = (text: string): string => text.split(/\s(?:to|an)\s(?=(?:\p{Ll}+\s)?\p{Lu})/u)[0] ?? ''

const hasTerm = (terms: readonly Term[], word: string, { terms: wanted }: ReadText): boolean =>
  wanted.some((term) => term.word === word && bestOf(term, terms).strength >= isMatched)

/** What stands under 'Ideas' or 'Open questions' is thought of, and not said to be so. */
const isMereThought = (about: string): boolean =>
  /(?<![\p{L}])(?:ideas?|brainstorm\w*|open questions?|questions to|hypothes[ei]s|assumptions|options considered|wish ?list|ideen|ideensammlung|offene fragen|annahmen|hypothesen|wünsche)(?![\p{L}])[^.]*$/iu.test(
    about,
  )

const takesBack =
  /^(?:however|but|yet|since then|meanwhile|in the meantime|later|this|that|it|they|the (?:decision|approval|date|plan)|jedoch|aber|allerdings|inzwischen|mittlerweile|später|dies\w*|das|sie|er|es)\b/i

/** Bullets and emphasis are no words. */
export const withoutLayout = (sentence: string): string =>
  sentence.replace(/^\s*(?:[-*•▪>]|\d+[.)])\s+/, '').replace(/[*_`]{1,3}/g, '')

/** Sentences that go on from the one before: by a word that stands for what it spoke of. */
const refersBack =
  /^(?:(?:and|but|so|then|und|aber|daher|dann)\s+)?(?:it|its|they|their|them|he|she|his|her|this|these|those|that|both|such|the latter|all of them|none of them|er|sie|es|ihr\w*|sein\w*|dies\w*|beide\w*|davon|dafür|dazu|das|diese\w*|jene\w*|solche\w*)(?![\p{L}])|(?<![\p{L}])(?:of them|them|of it|none|keine[nrs]?(?=[.,])|ihn|ihm|thereof|davon|dafür|ihnen|it)(?![\p{L}])/iu

/** 'The chair is …' after the committee was spoken of: it is the chair of it. */
const ofWhom =
  /^(?:the |its |den |der |die |das |ihre?[nr]? )?(?:chair(?:man|woman|person)?|deputy|secretary|members|vorsitz(?:ende[rn]?)?|stellvertret\p{L}+|mitglieder|schriftführ\p{L}+)(?![\p{L}])/iu

export function surroundingsOf(wanted: ReadText, found: ReadText, context: SentenceContext): Surroundings {
  const before = context.before ?? ''
  const isLinked =
    before !== '' &&
    (refersBack.test(found.text) ||
      ofWhom.test(found.text) ||
      goesOn(wanted, found, before) ||
      isSameThing(found.text, before))
  return {
    before: isLinked ? readText(withoutLayout(before), found.language).terms : [],
    about: context.about === undefined ? [] : termsOf(context.about, found.language),
    document: context.document === undefined ? [] : documentTerms(context.document, found.language),
    text: [context.about ?? '', isLinked ? before : ''].join(' '),
  }
}

const readDocuments = new Map<string, readonly Term[]>()

/** The words of a whole document, which is the same for all its sentences. */
function documentTerms(text: string, language: ReadText['language']): readonly Term[] {
  const key = `${language}${text}`
  const known = readDocuments.get(key)
  if (known !== undefined) return known
  if (readDocuments.size >= 50) readDocuments.clear()
  const found = termsOf(text, language)
  readDocuments.set(key, found)
  return found
}

/** 'The model was validated' after 'Model CR-07 supports decisions on credit'. */
function isSameThing(text: string, before: string): boolean {
  const named = /^(?:the|this|der|die|das|dieser?|dieses)\s+(\p{L}{4,})/iu.exec(text)?.[1]
  return named !== undefined && new RegExp(`(?<![\\p{L}])${named}`, 'iu').test(before)
}

const entry = /^[^:.!?]{2,40}:\s/
/** 'Deputy: to be named'. */
const bareEntry =
  /^[^:.!?]{2,40}:\s+(?:to be \p{L}+|tbd|tba|open|vacant|none|not yet.{0,20}|offen|vakant|noch .{0,20}|niemand|nobody)\W*$/iu

/** 'The acceptance was withdrawn' after who accepted what; one entry of a list after another. */
function goesOn(wanted: ReadText, found: ReadText, before: string): boolean {
  if (bareEntry.test(found.text) && entry.test(before)) return true
  const first = found.terms.find(({ weight }) => weight > 0.3)
  const verb = verbOf(wanted)
  const predicate = predicateOf(wanted)
  const said = verb !== undefined ? [verb] : predicate.length < wanted.terms.length ? predicate : []
  return first !== undefined && said.some((term) => bestOf(term, [first]).strength >= isMatched)
}
