import type { Passage } from '@parley/orchestrator/src/models/port.ts'
import type { CorpusDatabase } from '../corpus-database.ts'
import { plainText } from '../evaluation-set.ts'
import type { LabelledClaim, LabelledStatement, Verdict } from './labelled-sets.ts'
import { judgeClaim, judgeStatement, type JudgedClaim, type StatementJudge } from './product-checks.ts'

/** undefined where nothing was said about the statement. */
type Given = Verdict | undefined

export interface MeasuredStatement {
  labelled: LabelledStatement
  verdict: Given
  /** Of the quotes given, one is a piece of those that decide, or they of it. */
  hasRightQuote: boolean
  /** Given the sources of others as well, which do not speak of it: nothing should change. */
  crowded: Given
  /** Given the sources of one other alone, for each of the others. */
  elsewhere: Given[]
}

export interface MeasuredClaim extends JudgedClaim {
  labelled: LabelledClaim
  /** The same claim citing a passage of another subject. */
  elsewhere: JudgedClaim
}

/** Passages of the documents of a statement, found for another's words or its own. */
export type FindSources = (wanted: string, of: LabelledStatement) => Promise<Passage[]>

/** How far on in the set the others stand whose sources a statement is put to as well. */
const distances = [1, 7]

/** @param statements of one half, in the order of its files */
export async function measureStatements(
  statements: readonly LabelledStatement[],
  judge: StatementJudge,
  find: FindSources,
): Promise<MeasuredStatement[]> {
  const measured: MeasuredStatement[] = []
  for (const [index, labelled] of statements.entries()) {
    const others = distances.flatMap((distance) => otherThan(labelled, statements, index + distance) ?? [])
    const judgedFrom = async (given: readonly LabelledStatement[]) => {
      const passages = await Promise.all(given.map((one) => find(labelled.statement, one)))
      const sources = given.flatMap((one) => one.sources)
      return judgeStatement(judge, { ...labelled, sources }, passages.flat())
    }
    const judged = await judgedFrom([labelled])
    const elsewhere: Given[] = []
    for (const other of others) elsewhere.push((await judgedFrom([other]))?.verdict)
    measured.push({
      labelled,
      verdict: judged?.verdict,
      hasRightQuote: (judged?.quotes ?? []).some((quote) =>
        labelled.quotes.some((right) => overlaps(quote, right)),
      ),
      crowded: (await judgedFrom([labelled, ...others]))?.verdict,
      elsewhere,
    })
  }
  return measured
}

/** The first from there on that rests on other sources. */
function otherThan(
  { sources }: LabelledStatement,
  statements: readonly LabelledStatement[],
  from: number,
): LabelledStatement | undefined {
  const own = new Set(sources.map(({ text }) => text))
  return statements
    .map((_, step) => statements[(from + step) % statements.length])
    .find((other) => other?.sources.every(({ text }) => !own.has(text)))
}

/** Whether one stands in the other, white space and Markdown's marks apart. */
function overlaps(one: string, other: string): boolean {
  const [left, right] = [plainText(one), plainText(other)]
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left))
}

/** How far on in the set the passage stands to which a claim is put as well: beyond those of its own subject. */
const passageDistance = 20

/** @param claims of one half, in the order of its files */
export const measureClaims = (claims: readonly LabelledClaim[]): MeasuredClaim[] =>
  claims.map((labelled, index) => {
    const others = [...claims.slice(index + passageDistance), ...claims.slice(0, index)]
    const other = others.find(({ passage }) => passage.text !== labelled.passage.text) ?? labelled
    return {
      labelled,
      ...judgeClaim(labelled),
      elsewhere: judgeClaim({ claim: labelled.claim, passage: other.passage }),
    }
  })

/** Each statement's documents read by the product's ingestion into a client of its own, and searched there. */
export async function readSources(
  corpus: CorpusDatabase,
  statements: readonly LabelledStatement[],
): Promise<Awaited<ReturnType<CorpusDatabase['addFirm']>>> {
  const documents = statements.flatMap(({ id, sources }) =>
    sources
      .filter(({ kind }) => kind === 'document')
      .map(({ name, text }) => ({ client: id, path: `${id}/${name}`, text })),
  )
  return corpus.addFirm('Statements', documents)
}
