import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import type { Conversation, Talk } from '../interactions/index.ts'
import { type Entry, entriesOfTalk, placeOf } from './conversation-entries.ts'
import { plainInMarkdown, tameMarkdown } from './markdown-text.ts'

export type ConversationFormat = 'text' | 'json' | 'markdown' | 'html'

export const typeOfFormat: Record<ConversationFormat, string> = {
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
}

const titleOf = ({ phase }: Conversation): string => `${phase.initiativeName}: ${phase.name}`

const headOf = (entry: Entry): string => {
  const details = [
    entry.role,
    entry.at,
    entry.author,
    entry.isSuperseded ? 'replaced by a newer version' : null,
  ]
  const head = `${entry.speaker} (${details.filter((detail) => detail !== null).join(', ')})`
  return head.replace(/\s+/g, ' ')
}

const sourcesOf = (citations: Citation[]): string[] =>
  citations.map((citation, index) => `[${index + 1}] ${placeOf(citation)}: “${citation.quote}”`)

/** How a run ended that did not simply end; nothing where there is nothing to tell. */
function fateOf({ sequence }: Talk): string | null {
  if (sequence === null || sequence.status === 'COMPLETED') return null
  const status = sequence.status.toLowerCase().replace('_', ' ')
  const why = sequence.error ?? sequence.gate?.reason
  return why === undefined ? `The run is ${status}.` : `The run is ${status}: ${why}`
}

interface Part {
  /** Null where there is but one. */
  head: string | null
  talk: Talk
}

/** The conversations of a phase, each under a head where it was begun anew (decisions D12). */
function partsOf(conversation: Conversation): Part[] {
  if (conversation.former.length === 0) return [{ head: null, talk: conversation }]
  const headed = (words: string, talk: Talk): Part => ({
    head: `${words}, begun ${talk.sequence?.createdAt ?? ''}`,
    talk,
  })
  return [
    ...conversation.former.map((talk) => headed('Earlier conversation', talk)),
    headed('Newest conversation', conversation),
  ]
}

function textBlocks({ head, talk }: Part): string[] {
  const blocks = entriesOfTalk(talk).map((entry) =>
    [headOf(entry), entry.chapter, entry.text, entry.verdict, ...entry.notes, ...sourcesOf(entry.citations)]
      .filter(Boolean)
      .join('\n'),
  )
  const { summary, summaryCitations = [] } = talk.sequence ?? {}
  const closing = summary ? [['Final summary', summary, ...sourcesOf(summaryCitations)].join('\n')] : []
  const fate = fateOf(talk)
  return [...(head === null ? [] : [`== ${head} ==`]), ...(fate ? [fate] : []), ...blocks, ...closing]
}

const asText = (conversation: Conversation): string =>
  [titleOf(conversation), ...partsOf(conversation).flatMap(textBlocks)].join('\n\n') + '\n'

const quotesOf = (citations: Citation[]): string[] => {
  const lines = sourcesOf(citations).map((source) => `> ${plainInMarkdown(source)}`)
  return lines.length > 0 ? [lines.join('\n>\n')] : []
}

function markdownBlocks({ head, talk }: Part): string[] {
  const blocks = entriesOfTalk(talk).flatMap((entry) => [
    `## ${plainInMarkdown(headOf(entry))}`,
    ...(entry.chapter ? [`*${plainInMarkdown(entry.chapter)}*`] : []),
    ...(entry.text === '' ? [] : [tameMarkdown(entry.text)]),
    ...(entry.verdict ? [`**${plainInMarkdown(entry.verdict)}**`] : []),
    ...entry.notes.map((note) => `*${plainInMarkdown(note)}*`),
    ...quotesOf(entry.citations),
  ])
  const { summary, summaryCitations = [] } = talk.sequence ?? {}
  const closing = summary ? ['## Final summary', tameMarkdown(summary), ...quotesOf(summaryCitations)] : []
  const fate = fateOf(talk)
  return [
    ...(head === null ? [] : [`# ${plainInMarkdown(head)}`]),
    ...(fate ? [`*${plainInMarkdown(fate)}*`] : []),
    ...blocks,
    ...closing,
  ]
}

const asMarkdown = (conversation: Conversation): string =>
  [`# ${plainInMarkdown(titleOf(conversation))}`, ...partsOf(conversation).flatMap(markdownBlocks)].join(
    '\n\n',
  ) + '\n'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const listOf = (citations: Citation[]): string =>
  citations.length > 0
    ? `<ol>${citations
        .map((citation) => `<li>${escape(placeOf(citation))}: <q>${escape(citation.quote)}</q></li>`)
        .join('')}</ol>`
    : ''

const textOf = (text: string): string => (text === '' ? '' : `<div class="text">${escape(text)}</div>`)

const article = (entry: Entry): string =>
  [
    '<article>',
    `<h2>${escape(headOf(entry))}</h2>`,
    entry.chapter ? `<p><em>${escape(entry.chapter)}</em></p>` : '',
    textOf(entry.text),
    entry.verdict ? `<p><strong>${escape(entry.verdict)}</strong></p>` : '',
    ...entry.notes.map((note) => `<p><em>${escape(note)}</em></p>`),
    listOf(entry.citations),
    '</article>',
  ]
    .filter((line) => line !== '')
    .join('\n')

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:1rem 0}h2{font-size:1rem}.text{white-space:pre-wrap}'

function htmlBlocks({ head, talk }: Part): string[] {
  const { summary, summaryCitations = [] } = talk.sequence ?? {}
  const fate = fateOf(talk)
  return [
    ...(head === null ? [] : [`<h1>${escape(head)}</h1>`]),
    fate ? `<p><em>${escape(fate)}</em></p>` : '',
    ...entriesOfTalk(talk).map(article),
    summary ? `<article><h2>Final summary</h2>${textOf(summary)}${listOf(summaryCitations)}</article>` : '',
  ]
}

function asHtml(conversation: Conversation): string {
  const title = escape(titleOf(conversation))
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body>
<h1>${title}</h1>
${partsOf(conversation).flatMap(htmlBlocks).join('\n')}
</body>
</html>
`
}

const asJson = (conversation: Conversation): string =>
  JSON.stringify(
    {
      initiative: conversation.phase.initiativeName,
      phase: conversation.phase.name,
      sequence: conversation.sequence,
      entries: entriesOfTalk(conversation),
      formerConversations: conversation.former.map((talk) => ({
        sequence: talk.sequence,
        entries: entriesOfTalk(talk),
      })),
    },
    null,
    2,
  )

const writers: Record<ConversationFormat, (conversation: Conversation) => string> = {
  text: asText,
  json: asJson,
  markdown: asMarkdown,
  html: asHtml,
}

/** A conversation as a file (Document 2, 2.2); every text escaped for its format. */
export const writeConversation = (conversation: Conversation, format: ConversationFormat): string =>
  writers[format](conversation)
