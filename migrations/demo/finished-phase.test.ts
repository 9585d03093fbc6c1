import { describe, expect, it } from '@jest/globals'
import { initiation } from '../starter/templates/vendor-selection/initiation.ts'
import { acmeConversation } from './content/acme-conversation.ts'
import { demoDocuments } from './documents/index.ts'
import type { Block, DemoDocument } from './documents/source.ts'
import { citedQuotes } from './testing/cited-quotes.ts'

/** A document's words, piece by piece: a quote that runs over two pieces would never be found in the file. */
function piecesOf(document: DemoDocument): string[] {
  if ('sections' in document)
    return document.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsOf)])
  if (document.format === 'pptx')
    return document.slides.flatMap(({ title, bullets = [], table, notes }) => [
      ...[title, notes, ...bullets],
      ...(table === undefined ? [] : [...table.header, ...table.rows.flat()]),
    ])
  const rows = document.format === 'csv' ? document.rows : document.sheets.flatMap((sheet) => sheet.rows)
  return rows.flat().map(String)
}

function wordsOf(block: Block): string[] {
  if (block.kind === 'text') return [block.text]
  return block.kind === 'bullets' ? block.items : [...block.header, ...block.rows.flat()]
}

describe('contributions of the finished phase', () => {
  const { turns } = acmeConversation
  const replaced = new Set(turns.map(({ supersedes }) => supersedes))
  const partsOf = (agent: string): string[] =>
    (initiation.aiAgents.find((place) => place.agent === agent)?.expectedOutput ?? '')
      .split('\n')
      .map((line) => line.replace(/^- ([^:]+):.*$/, '$1'))
  const headingsOf = (text: string): string[] =>
    [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)

  it('deal with each part that the template expects, under its name; what was replaced lacks what the review names', () => {
    const compared = turns
      .map(({ agent, response }, at) => ({ agent, at, headings: headingsOf(response) }))
      .filter(({ headings }) => headings.length > 0)
    const standing = compared.filter(({ at }) => !replaced.has(at))
    expect(standing).toHaveLength(3)
    for (const { agent, headings } of standing) expect(headings).toEqual(partsOf(agent))
    const [old] = compared.filter(({ at }) => replaced.has(at))
    expect(partsOf(old?.agent ?? '').filter((part) => !old?.headings.includes(part))).toEqual([
      'Consequences for a replacement',
    ])
  })
})

describe('quotes of the finished phase', () => {
  it.each(citedQuotes)('stand word for word in %s: %s', (key, quote) => {
    const pieces = demoDocuments.filter((one) => one.key === key).flatMap(piecesOf)
    expect(pieces.filter((piece) => piece.includes(quote))).not.toHaveLength(0)
  })

  it.each(
    [...acmeConversation.turns.map(({ response, citations }) => ({ text: response, citations }))].concat({
      text: acmeConversation.summary,
      citations: acmeConversation.summaryCitations,
    }),
  )('have each their mark in the text, and each mark its quote (%#)', ({ text, citations }) => {
    const marks = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
    expect([...new Set(marks)].sort((one, other) => one - other)).toEqual(citations.map((_, at) => at + 1))
  })
})
