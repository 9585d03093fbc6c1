import { excerptOf, sentencesOf } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine } from './answer-line.ts'
import { isHeading, isOfRecord } from './headings.ts'
import { otherColumns, rowLine } from './rows.ts'
import { isRow, isTotal, type TableRow, tablesOf } from './tables.ts'

const quoteLimit = 320
/** What has fewer words says nothing by itself. */
const leastWords = 5
/** 'Owner: …', 'Present: …', 'Minutes: second reading': what a document tells of itself. */
export const isLabelled = (sentence: string): boolean => /^\p{Lu}\p{L}*(?: \p{L}+){0,2}: /u.test(sentence)

/** Sentences of a passage that say something by themselves: no headings, rows, leads, questions or records of the document. */
export const tellingSentences = (passage: Passage): AnswerLine[] =>
  passage.text
    .split(/\n{2,}/)
    .filter((block) => !isHeading(block))
    .flatMap((block) => block.split('\n'))
    .filter((line) => !isRow(line) && !isOfRecord(line) && !isHeading(line))
    .flatMap(sentencesOf)
    .map((sentence) => sentence.replace(/^\s*(?:[-*•▪–]|\d+[.)])\s+/u, '').trim())
    .filter((sentence) => wordsOf(sentence).length >= leastWords && !/[:?]$/.test(sentence))
    .filter((sentence) => !isLabelled(sentence))
    .map((sentence) => {
      const quote = excerptOf(sentence, quoteLimit)
      return { text: `“${quote}”`, passage, key: quote }
    })

/** The rows of a passage's tables, each with all its cells; of each table its totals first. */
export const tellingRows = (passage: Passage): AnswerLine[] =>
  tablesOf(passage).flatMap((table) => {
    const isOfTotal = ({ cells }: TableRow): boolean => isTotal(cells[0])
    return [...table.rows.filter(isOfTotal), ...table.rows.filter((row) => !isOfTotal(row))].map((row) =>
      rowLine(table, row, otherColumns(table, row)),
    )
  })
