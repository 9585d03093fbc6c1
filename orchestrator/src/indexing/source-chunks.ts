import { createHash } from 'node:crypto'
import type { Block, Inline, ListItem, RichText } from '@parley/contracts/rich-text.ts'
import type { SummarySection } from '../models/language/index.ts'
import { chunkId, chunkDocument, type BlockText, sectionPages } from '../ingestion/index.ts'
import { markdownPieces, textPieces } from '../ingestion/parsers/index.ts'
import { storedHeading } from '../passages/index.ts'
import type { SourceChunk } from './knowledge-source.queries.ts'
import type { ConversationTexts, InterviewText, SummaryText } from './source-texts.queries.ts'

/** What is to be indexed of one row: its text in blocks, and what a citation of it names. */
interface Part {
  sourceId: string
  label: string
  heading: string
  trust: SourceChunk['trust']
  pieces: BlockText[]
}

/** An interview, as words of the people asked: 'Interview with Anita Desai, Data before system'. */
export async function chunksOfInterview(id: string, interview: InterviewText): Promise<SourceChunk[]> {
  const { summary, summaryText, notes, interviewed } = interview
  const told = summary === undefined ? textPieces(summaryText) : richTextPieces(summary)
  const noted =
    notes.trim() === ''
      ? []
      : [{ kind: 'heading' as const, level: 1, text: 'Additional notes' }, ...textPieces(notes)]
  const label = interviewed.length === 0 ? 'Interview' : `Interview with ${listed(interviewed)}`
  return chunksOf({ sourceId: id, label, heading: '', trust: 'person', pieces: [...told, ...noted] })
}

/** An initiative's summary, as words of the firm's people: 'Summary of ERP vendor selection, Key findings'. */
export async function chunksOfSummary(id: string, told: SummaryText): Promise<SourceChunk[]> {
  const sections = [
    ['Summary', told.summary],
    ['Key findings', told.keyFindings],
    ['Recommendations', told.recommendations],
    ['Vendor choices', chosenFor(told)],
    ['Outcomes', told.outcomes],
  ] as const satisfies readonly (readonly [SummarySection, string])[]
  const parts = sections
    .filter(([, text]) => text.trim() !== '')
    .map(([heading, text]): Part => ({
      sourceId: id,
      label: `Summary of ${told.initiative}, ${heading}`,
      heading,
      trust: 'person',
      pieces: textPieces(text),
    }))
  // A section each, so that a citation names the one that it stands in.
  const chunks = (await Promise.all(parts.map(chunksOf))).flat()
  return chunks.map((chunk, position) => ({ ...chunk, position }))
}

/** As a sentence, so that a question for who was chosen finds it, and an answer can quote it. */
const chosenFor = ({ initiative, vendorChoices }: SummaryText): string =>
  vendorChoices.length === 0 ? '' : `Vendors chosen in ${initiative}: ${listed(vendorChoices)}.`

/** A phase's conversation: 'Discovery, conversation'. People are not named: what they wrote may outlive their account. */
export async function chunksOfConversation(texts: ConversationTexts): Promise<SourceChunk[]> {
  const label = `${texts.phase}, conversation`
  const parts: Part[] = [
    ...(texts.summary === undefined
      ? []
      : [
          {
            sourceId: texts.summary.runId,
            label: `${label}: final summary`,
            heading: '',
            trust: 'agent' as const,
            pieces: markdownPieces(withoutMarks(texts.summary.text)),
          },
        ]),
    ...texts.answers.map(({ id, agent, chapter, text }): Part => ({
      sourceId: id,
      label: `${label}: ${agent}`,
      heading: chapter ?? '',
      trust: 'agent',
      pieces: markdownPieces(withoutMarks(text)),
    })),
    ...texts.messages.map(({ id, text }): Part => ({
      sourceId: id,
      label: `${label}: message`,
      heading: '',
      trust: 'person',
      pieces: textPieces(text),
    })),
  ]
  return (await Promise.all(parts.map(chunksOf))).flat()
}

/** The same words in the same place give the same ids, so that what cites them keeps pointing at them. */
async function chunksOf(part: Part): Promise<SourceChunk[]> {
  const pages = sectionPages(part.pieces)
  const chunks = await chunkDocument({ pages, warnings: [] })
  const hasPlaces = pages.some(({ label }) => !/^Part \d+$/u.test(label)) || pages.length > 1
  const seen = new Map<string, number>()
  return chunks.map((chunk, position) => {
    const hash = createHash('sha256').update(chunk.text).digest('hex')
    const copy = seen.get(hash) ?? 0
    seen.set(hash, copy + 1)
    const headingPath = [part.heading, ...chunk.headingPath].filter((heading) => heading !== '')
    return {
      id: chunkId(part.sourceId, hash, copy),
      sourceId: part.sourceId,
      position,
      label: hasPlaces ? `${part.label}, ${chunk.label}` : part.label,
      heading: storedHeading({ headingPath, tableHeader: chunk.tableHeader }),
      startOffset: chunk.start,
      endOffset: chunk.end,
      text: chunk.text,
      trust: part.trust,
    }
  })
}

/** A document of the editor as blocks; links and marks are not words. */
function richTextPieces(document: RichText): BlockText[] {
  return document.content.flatMap(blockPieces)
}

function blockPieces(block: Block): BlockText[] {
  switch (block.type) {
    case 'heading':
      return [{ kind: 'heading', level: block.attrs.level, text: inlineText(block.content) }]
    case 'paragraph':
      return [{ kind: 'paragraph', text: inlineText(block.content) }]
    case 'blockquote':
      return block.content.flatMap(blockPieces)
    case 'bulletList':
      return [{ kind: 'list', text: block.content.map((item) => `- ${itemText(item)}`).join('\n') }]
    case 'orderedList':
      return [
        {
          kind: 'list',
          text: block.content
            .map((item, index) => `${(block.attrs?.start ?? 1) + index}. ${itemText(item)}`)
            .join('\n'),
        },
      ]
  }
}

const itemText = (item: ListItem): string =>
  item.content
    .flatMap(blockPieces)
    .map(({ text }) => text)
    .join('\n')

const inlineText = (content: Inline[] = []): string =>
  content.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Numbers of citations mean nothing outside of their answer; its quotes name their documents. */
const withoutMarks = (text: string): string => text.replace(/\s*\[\d{1,3}\]/g, '')
