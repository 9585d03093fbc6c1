/** What of a chunk is searched. */
interface SearchedChunk {
  /** Headings above it, outermost first. */
  headingPath: readonly string[]
  /** Header row of the table that this is a later part of; '' otherwise. */
  tableHeader: string
  text: string
}

/** What is embedded and indexed: the passage under its headings and its table's header, without repeating them. */
export function searchTextOf(chunk: SearchedChunk): string {
  const headings = chunk.headingPath.filter((heading) => !chunk.text.includes(heading)).join(' › ')
  return [headings, chunk.tableHeader, chunk.text].filter((part) => part !== '').join('\n')
}
