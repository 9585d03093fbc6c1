export { documentAsked, documentMeant } from './document-asked.ts'
export { expectedParts } from './expected-parts.ts'
export { hasVerb, isAgendaLine, isAuthorLine, isFrontLine } from './front-lines.ts'
export { createLexicon, type Stemmer } from './lexicon.ts'
export { isNothingFound } from './nothing-found.ts'
export { coverage, sharedWords } from './overlap.ts'
export { plainQuestion } from './plain-question.ts'
export { isPlaceholder } from './polarity.ts'
export { byConcepts } from './searches-of-question.ts'
export { rememberingWords } from './remembering.ts'
export { isRequestMade } from './request-asked.ts'
export { excerptOf, lowerFirst, sentencesOf } from './sentences.ts'
export { subjectAsked } from './subject-asked.ts'
export { type SummarySection } from './summary-asked.ts'
export { waysToSearch } from './ways-to-search.ts'
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
