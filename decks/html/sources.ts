import { readingWords } from '../reading-words.ts'
import type { Writing } from './blocks.ts'
import { markup, type Markup } from './markup.ts'

/** Ways back into the text; more would be noise. */
const waysBack = 8

/** What the texts cite: each with the passage, and the way back to where it is cited. Written after the texts. */
export function writeSources(writing: Writing): Markup {
  const { document } = writing
  const items = document.sources.map((source) => {
    const places = (writing.citedAt.get(source.number) ?? []).slice(0, waysBack)
    const back = places.map(
      (place, index) =>
        markup` <a href="#${place}" aria-label="${`${readingWords(document.language).backToText} ${index + 1}`}"
          >↑${places.length > 1 && index + 1}</a
        >`,
    )
    const page = source.page === null ? null : `, ${document.words.page} ${source.page}`
    return markup`<li id="source-${source.number}" value="${source.number}">
      <strong>${source.name}</strong
      >${page}${source.quote.trim() !== '' && markup`<br /><q>${source.quote}</q>`}${back.length > 0 && markup`<span class="back">${back}</span>`}
    </li>`
  })
  return markup`<ol class="sources">
    ${items}
  </ol>`
}
