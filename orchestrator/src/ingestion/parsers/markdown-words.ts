import { markdownPieces } from './markdown.ts'

/** Indent, number and words of a line of a list. */
export const listItem = /^(\s*)(?:[-*+]|(\d{1,9}[.)]))\s+(.*)$/

/** Lines of a list, numbers kept, other marks as bullets. */
const listLines = (text: string): string[] =>
  text.split('\n').map((line) => {
    const [, indent = '', number, item = ''] = listItem.exec(line) ?? []
    return item === '' ? line.trim() : `${indent === '' ? '' : '  '}${number ?? '•'} ${item}`
  })

/** The words of a Markdown text, a line for each paragraph, heading and item. */
export const markdownWords = (markdown: string): string =>
  markdownPieces(markdown)
    .map(({ kind, text }) => (kind === 'list' ? listLines(text).join('\n') : text))
    .join('\n')
    .trim()
