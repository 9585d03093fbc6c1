import type { BundledOutput } from '@parley/contracts/http/activation.ts'
import { contentStems } from '../models/language/index.ts'

/** Questions beside the query and the phase itself, of each sort. */
const mostAnswers = 5
const mostInputs = 4
const mostObservations = 4
/** Characters of a subject that are searched with. */
const subjectLength = 300
/** Shorter ones (a number, a name) are no question. */
const leastWords = 4

/** What an answer is about: its chapter, or in short what it says. */
const subjectOf = ({ chapterTitle, summary }: BundledOutput['answers'][number]): string =>
  chapterTitle?.trim() || (summary ?? '')

/**
 * What is searched for: the query, and each subject of the phase apart, which are its description, what its answers are
 * about, what people filled in and what was found wanting. A passage that is clearly about one of them is little about a
 * query of many words; its relevance is to the question that it answers best.
 */
export function questionsOf(bundle: BundledOutput, query: string): string[] {
  const { phase, answers, inputs, observations } = bundle
  const ofPhase = (subject: string): string => `${phase.name}: ${subject.slice(0, subjectLength)}`
  const isQuestion = (text: string): boolean => contentStems(text).length >= leastWords
  const described = [ofPhase(phase.description)].filter(isQuestion)
  const answered = answers
    .map(subjectOf)
    .filter((subject) => subject !== '')
    .map(ofPhase)
  const filled = inputs
    .map(({ label, value }) => `${label}: ${value.slice(0, subjectLength)}`)
    .filter(isQuestion)
  const observed = observations
    .map(({ description }) => description.slice(0, subjectLength))
    .filter(isQuestion)
  return [
    ...new Set([
      query,
      ...described,
      ...answered.slice(0, mostAnswers),
      ...filled.slice(0, mostInputs),
      ...observed.slice(0, mostObservations),
    ]),
  ]
}
