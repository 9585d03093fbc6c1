import { isDoneByOther } from './agents.ts'
import { isNegative } from './status.ts'
import { verbOf } from './alignment.ts'
import { ofCap, saysCap } from './caps.ts'
import { hasVerb } from './clauses.ts'
import { compare } from './compare.ts'
import { differenceOf } from './comparison.ts'
import { judge } from './judge.ts'
import type { Judgement, Reading, Reason, SentenceContext } from './reading.ts'
import { withoutLayout } from './layout.ts'
import { lacksDeed } from './occurrence.ts'
import { tellsDeedAlone } from './polarity.ts'
import { hasOtherPart } from './roles-apart.ts'
import { judgeRest } from './rest-of-whole.ts'
import { readText, type ReadText } from './sentence.ts'
import type { Term } from './terms.ts'
import { isDeniedOfSome } from './some-of-all.ts'
import { judgeTrend } from './trends.ts'
import { surroundingsOf } from './surroundings.ts'
import { isCounterexample, isLimited, isOfAnotherToo } from './universals.ts'
import { hasLeft } from './who-left.ts'

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
  const rest = judgeRest(wanted, found)
  if (rest !== undefined) return rest
  const around = surroundingsOf(wanted, found, context)
  if (isCounterexample(wanted, found, around) || isLimited(wanted, found) || isDeniedOfSome(wanted, found))
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
  const read = asSaid(wanted, judge(compared, wanted.terms.length), { sentence, context })
  const said: Judgement =
    read.says !== 'unrelated' && tellsDeedAlone(wanted, compared.focus) ? { says: 'partly' } : read
  if (said.says === 'supports' && isOfAnotherToo(wanted, found))
    return { says: 'contradicts', because: 'scope' }
  const judged: Judgement =
    said.says === 'supports' && lacksDeed(wanted.text, found.text) ? { says: 'partly' } : said
  if (judged.says !== 'supports' || context.after === undefined || !takesBack.test(context.after))
    return judged
  const after = judgeSentence(wanted, context.after, { ...context, before: sentence, after: '' })
  return after.says === 'contradicts' ? after : judged
}

/** Somebody has gone, whoever it is. */
const gone =
  /(?<![\p{L}])(?:(?:left|leaves) (?:the|our|us)|resigned|retired|ausgeschieden|(?:unternehmen|firma|haus|projekt|team)(?: [\p{L}\d.]+){0,6} verlassen|verl(?:ieß|ässt|assen)[^,;]*(?:unternehmen|firma|haus|projekt|team))(?![\p{L}])/iu

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

/** What stands under 'Ideas' or 'Open questions' is thought of, and not said to be so. */
const isMereThought = (about: string): boolean =>
  /(?<![\p{L}])(?:ideas?|brainstorm\w*|open questions?|questions to|hypothes[ei]s|assumptions|options considered|wish ?list|ideen|ideensammlung|offene fragen|annahmen|hypothesen|wünsche)(?![\p{L}])[^.]*$/iu.test(
    about,
  )

const takesBack =
  /^(?:however|but|yet|since then|meanwhile|in the meantime|later|this|that|it|they|the (?:decision|approval|date|plan)|jedoch|aber|allerdings|inzwischen|mittlerweile|später|dies\w*|das|sie|er|es)\b/i
