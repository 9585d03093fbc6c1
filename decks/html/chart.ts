import type { DeckLanguage } from '@parley/contracts/http/exports.ts'
import { chartRows, longestBar, wholeOf, type ChartBlock, type ChartRow } from '../chart-figures.ts'
import { formatNumber, formatShare } from '../reading-words.ts'
import { markup, type Markup } from './markup.ts'

const swatch = (tone: string): Markup =>
  markup`<svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
    <rect class="fill ${tone}" width="10" height="10" rx="2" />
  </svg>`

function bar(row: ChartRow, longest: number): Markup {
  let x = 0
  const pieces = row.parts.map((part) => {
    const width = (part.value / longest) * 100
    const piece = markup`<rect
      class="fill ${part.tone}"
      x="${x.toFixed(2)}"
      width="${width.toFixed(2)}"
      height="10"
    />`
    x += width
    return part.value > 0 && piece
  })
  return markup`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="ground" width="100" height="10" />
    ${pieces}
  </svg>`
}

/** A ring of arcs, drawn as dashes of circles: no path has to be computed, and a whole ring needs no exception. */
function ring(rows: ChartRow[]): Markup {
  const whole = wholeOf(rows)
  const around = 2 * Math.PI * 40
  let from = 0
  const arcs = rows.map((row) => {
    const length = (row.total / whole) * around
    const arc = markup`<circle
      class="arc ${row.parts[0]?.tone ?? 'neutral'}"
      cx="50"
      cy="50"
      r="40"
      stroke-dasharray="${length.toFixed(2)} ${around.toFixed(2)}"
      stroke-dashoffset="${(-from).toFixed(2)}"
    />`
    from += length
    return row.total > 0 && arc
  })
  return markup`<svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
    <g transform="rotate(-90 50 50)">${arcs}</g>
  </svg>`
}

function donut(block: ChartBlock, rows: ChartRow[], language: DeckLanguage): Markup {
  const whole = wholeOf(rows)
  return markup`<div class="donut">
    ${ring(rows)}
    <table class="figures">
      <caption>
        ${block.caption}
      </caption>
      <tbody>
        ${rows.map(
          (row) =>
            markup`<tr>
              <th scope="row">${swatch(row.parts[0]?.tone ?? 'neutral')}${row.category}</th>
              <td class="right">${formatNumber(row.total, language)}</td>
              <td class="right muted">${formatShare(row.total / whole, language)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** Bars stand in the rows of a table that holds their numbers: who sees no picture reads the table. */
export function chart(block: ChartBlock, language: DeckLanguage): Markup {
  const rows = chartRows(block)
  if (block.shape === 'donut') return donut(block, rows, language)
  const longest = longestBar(rows)
  const isStacked = block.series.length > 1
  const heads = block.series.map(
    (series, index) =>
      markup`<th scope="col" class="right">
        ${isStacked && swatch(rows[0]?.parts[index]?.tone ?? 'neutral')}${series.name}
      </th>`,
  )
  return markup`<table class="figures bars">
    <caption>
      ${block.caption}
    </caption>
    <thead>
      <tr>
        <td></td>
        <td></td>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          markup`<tr>
            <th scope="row">${row.category}</th>
            <td class="track">${bar(row, longest)}</td>
            ${row.parts.map((part) => markup`<td class="right">${formatNumber(part.value, language)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
