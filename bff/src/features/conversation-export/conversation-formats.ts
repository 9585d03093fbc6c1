import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import type { Conversation } from '../interactions/index.ts'
import { type Entry, entriesOfConversation, placeOf } from './conversation-entries.ts'
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
function fateOf({ sequence }: Conversation): string | null {
  if (sequence === null || sequence.status === 'COMPLETED') return null
  const status = sequence.status.toLowerCase().replace('_', ' ')
  const why = sequence.error ?? sequence.gate?.reason
  return why === undefined ? `The run is ${status}.` : `The run is ${status}: ${why}`
}

function asText(conversation: Conversation): string {
  const blocks = entriesOfConversation(conversation).map((entry) =>
    [headOf(entry), entry.chapter, entry.text, entry.verdict, ...entry.notes, ...sourcesOf(entry.citations)]
      .filter(Boolean)
      .join('\n'),
  )
  const { summary, summaryCitations = [] } = conversation.sequence ?? {}
  const closing = summary ? [['Final summary', summary, ...sourcesOf(summaryCitations)].join('\n')] : []
  const fate = fateOf(conversation)
  return [titleOf(conversation), ...(fate ? [fate] : []), ...blocks, ...closing].join('\n\n') + '\n'
}

const quotesOf = (citations: Citation[]): string[] => {
  const lines = sourcesOf(citations).map((source) => `> ${plainInMarkdown(source)}`)
  return lines.length > 0 ? [lines.join('\n>\n')] : []
}

function asMarkdown(conversation: Conversation): string {
  const blocks = entriesOfConversation(conversation).flatMap((entry) => [
    `## ${plainInMarkdown(headOf(entry))}`,
    ...(entry.chapter ? [`*${plainInMarkdown(entry.chapter)}*`] : []),
    ...(entry.text === '' ? [] : [tameMarkdown(entry.text)]),
    ...(entry.verdict ? [`**${plainInMarkdown(entry.verdict)}**`] : []),
    ...entry.notes.map((note) => `*${plainInMarkdown(note)}*`),
    ...quotesOf(entry.citations),
  ])
  const { summary, summaryCitations = [] } = conversation.sequence ?? {}
  const closing = summary ? ['## Final summary', tameMarkdown(summary), ...quotesOf(summaryCitations)] : []
  const fate = fateOf(conversation)
  return (
    [
      `# ${plainInMarkdown(titleOf(conversation))}`,
      ...(fate ? [`*${plainInMarkdown(fate)}*`] : []),
      ...blocks,
      ...closing,
    ].join('\n\n') + '\n'
  )
}

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

function asHtml(conversation: Conversation): string {
  const title = escape(titleOf(conversation))
  const { summary, summaryCitations = [] } = conversation.sequence ?? {}
  const fate = fateOf(conversation)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body>
<h1>${title}</h1>
${fate ? `<p><em>${escape(fate)}</em></p>` : ''}
${entriesOfConversation(conversation).map(article).join('\n')}
${summary ? `<article><h2>Final summary</h2>${textOf(summary)}${listOf(summaryCitations)}</article>` : ''}
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
      entries: entriesOfConversation(conversation),
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
