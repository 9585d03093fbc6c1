/** Marks of citations in answers, for every model: `[[chunkId]]` right after the sentence that the passage supports. */
export const markPattern = /\s*\[\[([0-9a-fA-F-]{36})\]\]/g

export interface Citation {
  chunkId: string
  /** A verbatim piece of the passage: the sentence that fits the claim best. */
  quote: string
}

export const citationMark = (chunkId: string): string => `[[${chunkId}]]`

export const citedChunkIds = (text: string): string[] => [
  ...new Set([...text.matchAll(markPattern)].map((match) => (match[1] ?? '').toLowerCase())),
]

export const stripCitationMarks = (text: string): string => text.replace(markPattern, '')
