import { columnShares } from '../column-shares.ts'
import type { Block, CitedText, DeckDocument, Tone } from '../deck-document.ts'
import { formatShare, readingWords } from '../reading-words.ts'
import { knownSources } from '../tidy-document.ts'
import { chart } from './chart.ts'
import { markup, type Markup } from './markup.ts'

/** What the parts of one file share: the document, and where its sources were cited so far. */
export interface Writing {
  document: DeckDocument
  /** Anchors of the places that cite a source, by its number. */
  citedAt: Map<number, string[]>
}

export const startWriting = (document: DeckDocument): Writing => ({ document, citedAt: new Map() })

/** Small numbers that lead to the sources. */
export function citations(writing: Writing, numbers: number[] | undefined): Markup | null {
  const known = knownSources(writing.document, numbers)
  if (known.length === 0) return null
  const links = known.map((number, index) => {
    const places = writing.citedAt.get(number) ?? []
    const anchor = `cite-${number}-${places.length + 1}`
    writing.citedAt.set(number, [...places, anchor])
    return markup`${index > 0 && ', '}<a id="${anchor}" href="#source-${number}">${number}</a>`
  })
  return markup`<sup class="cite">${links}</sup>`
}

/** A text whose line breaks are kept. */
const lines = (text: string): (string | Markup)[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [markup`<br />`, line]))

/** Blank lines part paragraphs; single breaks stay breaks. */
export function prose(writing: Writing, cited: CitedText): Markup[] {
  const paragraphs = cited.text.split(/\n\s*\n/u).filter((text) => text.trim() !== '')
  return paragraphs.map(
    (text, index) =>
      markup`<p>${lines(text.trim())}${index === paragraphs.length - 1 && citations(writing, cited.sources)}</p>`,
  )
}

export const chip = (text: string, tone: Tone): Markup => markup`<span class="chip ${tone}">${text}</span>`

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

function bullets(writing: Writing, block: Of<'bullets'>): Markup {
  const line = (item: CitedText): Markup => markup`${lines(item.text)}${citations(writing, item.sources)}`
  const top: { item: CitedText | null; below: CitedText[] }[] = []
  for (const item of block.items) {
    if (item.level === 0) top.push({ item, below: [] })
    else if (top.length === 0) top.push({ item: null, below: [item] })
    else top.at(-1)?.below.push(item)
  }
  const items = top.flatMap(({ item, below }) => {
    // A list cannot begin a level down: what has nothing above it stands at the top.
    if (item === null) return below.map((under) => markup`<li>${line(under)}</li>`)
    const first = line(item)
    return [
      markup`<li>
        ${first}${
          below.length > 0 &&
          markup`<ul>
            ${below.map((under) => markup`<li>${line(under)}</li>`)}
          </ul>`
        }
      </li>`,
    ]
  })
  return markup`<ul>
    ${items}
  </ul>`
}

const facts = (block: Of<'facts'>): Markup =>
  markup`<dl class="facts">
    ${block.items.map(
      (item) =>
        markup`<div>
          <dt>${item.label}</dt>
          <dd class="${item.tone ?? 'neutral'}">${item.value}</dd>
        </div>`,
    )}
  </dl>`

function table(writing: Writing, block: Of<'table'>): Markup {
  const widths = columnShares(block).map(
    (share) => markup`<col style="width: ${(share * 100).toFixed(1)}%" />`,
  )
  const heads = block.columns.map((column) =>
    column.label === ''
      ? markup`<td></td>`
      : markup`<th scope="col" class="${column.align}">${column.label}</th>`,
  )
  const rows = block.rows.map(
    (row) =>
      markup`<tr>
        ${block.columns.map((column, index) => {
          const cell = row[index] ?? { text: '' }
          const text =
            cell.tone === undefined || cell.text === '' ? lines(cell.text) : chip(cell.text, cell.tone)
          return markup`<td class="${column.align}" data-label="${column.label}">
            ${text}${citations(writing, cell.sources)}
          </td>`
        })}
      </tr>`,
  )
  return markup`<table class="data">
    <caption>
      ${block.caption}
    </caption>
    <colgroup>
      ${widths}
    </colgroup>
    <thead>
      <tr>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

function statement(writing: Writing, block: Of<'statement'>): Markup {
  return markup`<figure class="statement">
    <figcaption>
      <strong>${block.speaker}</strong>
      <span class="muted"
        >${[block.role, block.at].filter((part) => part !== null && part !== '').join(' · ')}</span
      >
      ${block.verdict !== null && chip(block.verdict.label, block.verdict.tone)}
    </figcaption>
    ${prose(writing, block)}
  </figure>`
}

function timeline(writing: Writing, block: Of<'timeline'>): Markup {
  const { language } = writing.document
  const items = block.items.map((item) => {
    const days = [item.from, item.to].filter((day) => day !== null).join(' – ')
    return markup`<li class="${item.tone}">
      <span class="step"><strong>${item.title}</strong> ${chip(item.status, item.tone)}</span
      ><span class="muted">${days}</span
      ><span class="share"
        ><svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect class="ground" width="100" height="6" />
          <rect
            class="fill ${item.tone}"
            width="${Math.round(Math.min(1, Math.max(0, item.share)) * 100)}"
            height="6"
          />
        </svg>
        ${formatShare(item.share, language)} ${readingWords(language).done}</span
      >
    </li>`
  })
  return markup`<ol class="timeline">
    ${items}
  </ol>`
}

/** One block as HTML; its sources are noted in `writing`. */
export function writeBlock(writing: Writing, block: Block): Markup | Markup[] {
  switch (block.type) {
    case 'paragraph':
      return prose(writing, block)
    case 'bullets':
      return bullets(writing, block)
    case 'facts':
      return facts(block)
    case 'table':
      return table(writing, block)
    case 'chart':
      return chart(block, writing.document.language)
    case 'statement':
      return statement(writing, block)
    case 'timeline':
      return timeline(writing, block)
  }
}
