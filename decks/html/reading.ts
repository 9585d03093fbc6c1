import type { DeckDocument, DeckSection } from '../deck-document.ts'
import { readingWords } from '../reading-words.ts'
import { withSources } from '../reading-outline.ts'
import { startWriting, writeBlock, type Writing } from './blocks.ts'
import { markup, type Markup } from './markup.ts'
import { writeSources } from './sources.ts'

function section(writing: Writing, part: DeckSection, number: number): Markup {
  const groups = part.groups.map(
    (group, index) =>
      markup`${
        group.heading !== null && markup`<h3 id="section-${number}-${index + 1}">${group.heading}</h3> `
      }${group.blocks.map((block) => markup`${writeBlock(writing, block)} `)}`,
  )
  return markup`<section class="section" id="section-${number}" aria-labelledby="title-${number}">
    <h2 id="title-${number}">${number} ${part.title}</h2>
    ${
      part.lead !== '' && markup`<p class="lead">${part.lead}</p> `
    }${groups}${part.id === 'sources' && writeSources(writing)}
  </section> `
}

function contents(document: DeckDocument, sections: DeckSection[]): Markup {
  const items = sections.map((part, index) => {
    const below = part.groups.flatMap((group, at) =>
      group.heading === null
        ? []
        : markup`<li><a href="#section-${index + 1}-${at + 1}">${group.heading}</a></li>`,
    )
    return markup`<li>
      <a href="#section-${index + 1}">${index + 1} ${part.title}</a>${
        below.length > 0 &&
        markup`<ol>
          ${below}
        </ol>`
      }
    </li>`
  })
  return markup`<nav aria-label="${document.words.contents}">
    <h2>${document.words.contents}</h2>
    <ol>
      ${items}
    </ol>
  </nav> `
}

function cover(document: DeckDocument): Markup {
  return markup`<header class="cover">
    ${document.confidentialityMark !== null && markup`<p class="mark">${document.confidentialityMark}</p>`}
    <p class="kind">${document.subtitle}</p>
    <h1>${document.title}</h1>
    <p>${readingWords(document.language).preparedFor} ${document.clientName}</p>
    <p class="muted">
      ${[document.firmName, document.templateName, document.date].filter((part) => part !== null && part !== '').join(' · ')}
    </p>
  </header> `
}

/** A document to be read: cover, contents, numbered chapters, sources. */
export function writeReading(document: DeckDocument, note: string | null): Markup {
  const writing = startWriting(document)
  const sections = withSources(document)
  return markup`<div class="paper">
    ${cover(document)}${contents(document, sections)}
    <main id="text">
      ${sections.map((part, index) => section(writing, part, index + 1))}${note !== null && markup`<p class="note">${note}</p>`}
    </main>
  </div>`
}
