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

const sourcesOf = (entry: Entry): string[] =>
  entry.citations.map((citation, index) => `[${index + 1}] ${placeOf(citation)}: “${citation.quote}”`)

function asText(conversation: Conversation): string {
  const blocks = entriesOfConversation(conversation).map((entry) =>
    [headOf(entry), entry.chapter, entry.text, entry.verdict, ...sourcesOf(entry)].filter(Boolean).join('\n'),
  )
  const summary = conversation.sequence?.summary
  return (
    [titleOf(conversation), ...blocks, ...(summary ? [`Final summary\n${summary}`] : [])].join('\n\n') + '\n'
  )
}

const quotesOf = (entry: Entry): string =>
  sourcesOf(entry)
    .map((source) => `> ${plainInMarkdown(source)}`)
    .join('\n>\n')

function asMarkdown(conversation: Conversation): string {
  const blocks = entriesOfConversation(conversation).flatMap((entry) => [
    `## ${plainInMarkdown(headOf(entry))}`,
    ...(entry.chapter ? [`*${plainInMarkdown(entry.chapter)}*`] : []),
    tameMarkdown(entry.text),
    ...(entry.verdict ? [`**${plainInMarkdown(entry.verdict)}**`] : []),
    ...(entry.citations.length > 0 ? [quotesOf(entry)] : []),
  ])
  const summary = conversation.sequence?.summary
  const closing = summary ? ['## Final summary', tameMarkdown(summary)] : []
  return [`# ${plainInMarkdown(titleOf(conversation))}`, ...blocks, ...closing].join('\n\n') + '\n'
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const article = (entry: Entry): string =>
  [
    '<article>',
    `<h2>${escape(headOf(entry))}</h2>`,
    entry.chapter ? `<p><em>${escape(entry.chapter)}</em></p>` : '',
    `<div class="text">${escape(entry.text)}</div>`,
    entry.verdict ? `<p><strong>${escape(entry.verdict)}</strong></p>` : '',
    entry.citations.length > 0
      ? `<ol>${entry.citations
          .map((citation) => `<li>${escape(placeOf(citation))}: <q>${escape(citation.quote)}</q></li>`)
          .join('')}</ol>`
      : '',
    '</article>',
  ].join('\n')

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:1rem 0}h2{font-size:1rem}.text{white-space:pre-wrap}'

function asHtml(conversation: Conversation): string {
  const title = escape(titleOf(conversation))
  const summary = conversation.sequence?.summary
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body>
<h1>${title}</h1>
${entriesOfConversation(conversation).map(article).join('\n')}
${summary ? `<article><h2>Final summary</h2><div class="text">${escape(summary)}</div></article>` : ''}
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
