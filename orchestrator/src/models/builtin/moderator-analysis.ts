import { inLanguages } from '@parley/contracts/in-languages.ts'
import { lowerFirst } from '../language/sentences.ts'
import type { Evidence, EvidenceTurn } from '../port.ts'
import { type ModeratorAnalysis, topicsOf } from '../schemas.ts'
import { assessAnswer, type PartState } from './assessment.ts'
import { contentLines, keyLines } from './digest.ts'
import { filledInputs } from './findings.ts'
import { isMet, readInstruction } from './instructions.ts'
import { listed, type Phrases, phrasesOf } from './phrases.ts'
import { differenceText, type KnownDifference, knownDifferences } from './settled.ts'

/** Differences that one question puts to people. */
const mostAsked = 3

/**
 * Rule: the summary quotes the answer's key lines. People are asked where inputs and documents give different values
 * for the same thing, once for each, and where there is nothing to go by; the same agent is asked again for a part that
 * its answer leaves out although sources speak of it; otherwise the next has the floor. Requests are met where a rule
 * can see it in the answer. Topics are those of Document 2, 4.3 that the answer names.
 */
export function moderatorAnalysis(evidence: Evidence): ModeratorAnalysis {
  const words = phrasesOf(evidence)
  const answer = evidence.conversation.findLast(({ role }) => role !== 'MODERATOR' && role !== 'USER')
  const parts = answer?.role === 'CONTRIBUTOR' ? assessAnswer(evidence, answer) : []
  const unsettled = knownDifferences(evidence).filter(({ decision }) => decision === undefined)
  const base = {
    openParts: parts.filter(({ state }) => state !== 'told').map(({ part }) => part.name),
    contradictions: unsettled.map((one) => differenceText(one, words)),
    metRequests: answer === undefined ? [] : metBy(answer, evidence),
    summary: summaryOf(answer, evidence),
    topics: topicsOf(answer?.text ?? ''),
    followUpPrompt: null,
    question: null,
  }
  const question = questionOf(evidence, unsettled)
  if (question !== undefined && isAllowed(evidence, 'ask_human'))
    return { ...base, decision: 'ask_human', question }
  const missing = parts.filter(({ state }) => state === 'missing')
  if (missing.length > 0 && isAllowed(evidence, 'follow_up'))
    return { ...base, decision: 'follow_up', followUpPrompt: followUpOn(missing, evidence) }
  return { ...base, decision: 'next' }
}

const isAllowed = ({ allowed }: Evidence, decision: ModeratorAnalysis['decision']): boolean =>
  allowed === undefined || allowed.some((choice) => choice.decision === decision)

/** What only people can say: which of two values holds, or where to look at all. */
function questionOf(evidence: Evidence, unsettled: readonly KnownDifference[]): string | undefined {
  const words = phrasesOf(evidence)
  const due = unsettled.filter(({ isAsked }) => !isAsked).slice(0, mostAsked)
  if (due.length > 0)
    return words.whichHolds(
      due
        .map((one, index) => `${due.length > 1 ? `${index + 1}. ` : ''}${differenceText(one, words)}.`)
        .join(' '),
      due.length === 1,
    )
  const hasNothing =
    filledInputs(evidence).length === 0 &&
    evidence.passages.length === 0 &&
    (evidence.documents ?? []).length === 0 &&
    !evidence.conversation.some(({ role }) => role === 'USER')
  return hasNothing ? words.needsSource(evidence.agent?.chapterTitle ?? evidence.phaseName) : undefined
}

/** A part's name within a sentence: German nouns keep their capital. */
const inText = (name: string, { language }: Pick<Phrases, 'language'>): string => withinText(language)(name)
const withinText = inLanguages({ en: lowerFirst, de: (name: string) => name })

function followUpOn(missing: readonly PartState[], evidence: Evidence): string {
  const words = phrasesOf(evidence)
  const sources = [...new Set(missing.flatMap((part) => part.sources.slice(0, 2)))].slice(0, 3)
  return words.followUp(
    listed(
      missing.map(({ part }) => inText(part.name, words)),
      words,
    ),
    listed(
      sources.map((name) => `*${name}*`),
      words,
    ),
  )
}

/** Requests of people that this answer fulfils wholly, as far as a rule can see. */
const metBy = ({ role, text }: EvidenceTurn, { standing = [] }: Evidence): number[] =>
  role !== 'CONTRIBUTOR'
    ? []
    : standing.flatMap(({ kind, number, person, text: request }) =>
        kind === 'request' && isMet(readInstruction(request, { person, number }), text) ? [number] : [],
      )

function summaryOf(answer: EvidenceTurn | undefined, evidence: Evidence): string {
  const words = phrasesOf(evidence)
  if (!answer || contentLines(answer.text).length === 0)
    return words.nothingReported(answer?.speaker ?? evidence.agent?.name ?? '')
  const subject = [evidence.expectedOutput, evidence.question, evidence.agent?.chapterTitle]
    .filter(Boolean)
    .join(' ')
  const headings = [...answer.text.matchAll(/^###\s+(.+)$/gm)].map((match) =>
    inText(match[1]?.trim() ?? '', words),
  )
  const rows = keyLines(answer.text, subject, 2).map((row) => `- ${row}`)
  return headings.length > 0
    ? `${words.covers(answer.speaker, listed(headings, words))} ${words.mainly}\n\n${rows.join('\n')}`
    : `${words.from(answer.speaker)}\n\n${rows.join('\n')}`
}
