export { listItem, markdownWords } from './markdown-words.ts'
export { markdownPieces } from './markdown.ts'
export { textPieces } from './plain-text.ts'
