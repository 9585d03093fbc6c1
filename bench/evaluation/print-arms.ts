import { printTable } from '../statistics.ts'
import {
  askedHead,
  askedRows,
  halfOf,
  measureAnswers,
  missedAnswers,
  readAskedQuestions,
} from './answers/index.ts'
import {
  measurePlaces,
  missedParts,
  partHead,
  partRows,
  partsByHalf,
  readPlaces,
} from './contributions/index.ts'
import type { Half } from './evaluation-set.ts'
import { answerPairs, comparedHead, comparedRow, comparePairs, placePairs, type Pair } from './judge/index.ts'
import type { Arm } from './models/index.ts'
import type { EvaluationOptions } from './options.ts'
import type { Product } from './product/index.ts'

/** What the arm says and writes, with the pairs for a judge where there is one. */
export async function printArms(product: Product, options: EvaluationOptions): Promise<void> {
  const { sections } = options
  const rows: string[][] = []
  if (sections.includes('questions')) rows.push(...(await printQuestions(product, options)))
  if (sections.includes('parts')) rows.push(...(await printParts(product, options)))
  if (options.judge !== undefined)
    printTable(
      `**Compared by ${options.judge.judge.name}: ${options.arm.name} and ${options.judge.against.name}**`,
      comparedHead,
      rows,
    )
}

async function printQuestions(product: Product, { halves, judge }: EvaluationOptions): Promise<string[][]> {
  const questions = halves.flatMap((half) => readAskedQuestions(half))
  const measured = await measureAnswers(product, questions)
  for (const half of halves) {
    const own = halfOf(measured, half)
    printTable(`**Tables, lists, near misses and paraphrases, ${half} half**`, askedHead, askedRows(own))
    printMissed(half, missedAnswers(own))
  }
  if (judge === undefined) return []
  const against = await measureAnswers(product.answeredBy(judge.against), questions)
  return [await judgedRow('answers', judge.judge, answerPairs(measured, against))]
}

async function printParts(product: Product, { halves, judge }: EvaluationOptions): Promise<string[][]> {
  const places = halves.flatMap((half) => readPlaces(half))
  const measured = await measurePlaces(product, places)
  for (const [half, own] of partsByHalf(measured)) {
    if (own.length === 0) continue
    printTable(`**Parts of contributions, ${half} half**`, partHead, partRows(own))
    printMissed(half, missedParts(own))
  }
  if (judge === undefined) return []
  const against = await measurePlaces(product.answeredBy(judge.against), places)
  return [await judgedRow('contributions', judge.judge, placePairs(measured, against))]
}

const judgedRow = async (name: string, judge: Arm, pairs: readonly Pair[]): Promise<string[]> =>
  comparedRow(name, await comparePairs(judge, pairs))

/** Of these the figures alone are told. */
const figuresAlone: readonly Half[] = ['frozen', 'tenth-second']

function printMissed(half: Half, missed: readonly string[]): void {
  if (!figuresAlone.includes(half))
    console.log(`\nMissed: ${missed.length === 0 ? 'none' : missed.join(', ')}.`)
}
