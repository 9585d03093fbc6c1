export {
  askedFigures,
  askedHead,
  askedRows,
  byHalf,
  halfOf,
  missedAnswers,
  type AskedFigures,
} from './answer-report.ts'
export { answerKinds, readAskedQuestions, type AskedQuestion } from './answer-set.ts'
export { saidText, saidWords } from './said-words.ts'
export { measureAnswers, paraphrasesAlone, type MeasuredAnswer } from './measure-answers.ts'
