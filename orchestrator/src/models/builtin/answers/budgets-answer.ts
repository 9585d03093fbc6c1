import { stemsOfBoth } from '../../language/spoken-of.ts'
import { excerptOf, sentencesOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import { cleaned, isQuotable, quoteLimit } from '../findings.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isRow } from './tables.ts'

/** 'What is our budget?': of what it is, the question does not say. */
const budgetAlone = /^(?:budget|budge|etat|haushal)/u
const amount =
  /(?:[£€$]|(?<!\p{L})(?:EUR|GBP|USD|CHF)\s?)\s?\d[\d.,]*|\d[\d.,]*\s?(?:(?:million|mio\.?|thousand|tsd\.?)\s)?(?:[£€]|EUR|GBP|USD|CHF|euros?|pounds?|dollars?|franken)/iu
/** What is approved to be spent, and not what is said of it: 'above its budget', 'drawn from the budget'. */
const granted =
  /(?<!\p{L})(?:(?:has|have|had|sets?|approves?|approved|with) an? (?:\p{L}+ )?(?:budget|range)|budgets? (?:of|is|are|was|were|for|ceiling|range)|range of|ceiling (?:of|for)|(?:hat|haben|genehmigt|beschließt) (?:ein|das|den|einen) (?:\p{L}+ )?(?:budget|rahmen|etat)|(?:budget|rahmen|etat) (?:von|beträgt|ist|in höhe))(?!\p{L})/iu
const mostLines = 4
/** 'The new system' is what the whole engagement is about. */
const newSystem =
  /(?<!\p{L})(?:new|future|neue[nrsm]?|künftige[nrsm]?)\s+(?:ERP|CRM|MES|PLM|WMS|system|software|solution|platform|lösung|plattform)(?:[\s-]?(?:system|software|lösung))?(?!\p{L})/iu

/**
 * Rule: whose budget is asked for and the question does not say of what, each sentence of a document that grants one is
 * told, with what it is of; the nearest place first. What was spent, or is above a budget, grants none.
 */
export function budgetsAnswer(
  { words, read, question }: Asked,
  passages: readonly Passage[],
): FoundLines | undefined {
  const ofNew = stemsOfBoth(newSystem.exec(question)?.[0] ?? '')
  const [only, ...others] = words.filter(({ isLight, stem }) => !isLight && !ofNew.has(stem))
  if (read.expects === undefined || only === undefined || others.length > 0 || !budgetAlone.test(only.stem))
    return undefined
  const seen = new Set<string>()
  const lines = passages
    .filter(({ trust = 'document', sourceKind }) => trust === 'document' && sourceKind !== 'firm')
    .flatMap(linesOf)
    .filter(({ key }) => !seen.has(key) && seen.add(key))
  return lines.length < 2
    ? undefined
    : { lines: lines.slice(0, mostLines), share: 1, score: 1, isWhole: true }
}

const linesOf = (passage: Passage): AnswerLine[] =>
  passage.text
    .split(/\n+/)
    .filter((line) => !isRow(line))
    .flatMap(sentencesOf)
    .filter((text) => isQuotable(text) && amount.test(text) && granted.test(text))
    .map((text) => {
      const quote = excerptOf(cleaned(text), quoteLimit)
      return { text: `“${quote}”`, passage, key: quote }
    })
