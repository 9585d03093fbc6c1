export { byDecider } from './decider-asked.ts'
export { byDeclined } from './declined-asked.ts'
export { byDue } from './due-asked.ts'
export { documentAsked, documentAskedAbout, documentMeant } from './document-asked.ts'
export { expectedParts } from './expected-parts.ts'
export { hasVerb, isAgendaLine, isAuthorLine, isFrontLine } from './front-lines.ts'
export { byLeader } from './leader-asked.ts'
export { byLimit } from './limit-asked.ts'
export { createLexicon, type Stemmer } from './lexicon.ts'
export { byMeasure } from './measured-by.ts'
export { byNextSteps } from './next-steps-asked.ts'
export { isNothingFound } from './nothing-found.ts'
export { byOpenBefore } from './open-before-asked.ts'
export { coverage, sharedWords } from './overlap.ts'
export { plainQuestion } from './plain-question.ts'
export { isPlaceholder } from './polarity.ts'
export { byPresented } from './presented-asked.ts'
export { byProblems } from './problems-asked.ts'
export { byConcepts, byPeople, byTitle, inOtherLanguage } from './searches-of-question.ts'
export { excerptOf, lowerFirst, sentencesOf } from './sentences.ts'
export { byTurns } from './turns-asked.ts'
export { subjectAsked } from './subject-asked.ts'
export { bySummary, type SummarySection } from './summary-asked.ts'
export {
  contentStems,
  findLanguage,
  germanStem,
  isFrameWord,
  isSmallWord,
  isStopword,
  languageOf,
  stem,
  wordsOf,
} from './words.ts'
