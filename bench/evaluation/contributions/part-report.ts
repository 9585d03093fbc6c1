import { halves, type Half } from '../evaluation-set.ts'
import type { MeasuredPart, MeasuredPlace } from './measure-parts.ts'

/** Shares from 0 to 1, over all items and all listed lines together. */
export interface PartFigures {
  parts: number
  items: number
  present: number
  listed: number
  right: number
}

export function partFigures(measured: readonly MeasuredPart[]): PartFigures {
  const sum = (pick: (part: MeasuredPart) => number): number =>
    measured.reduce((total, part) => total + pick(part), 0)
  const items = sum((part) => part.items)
  const listed = sum((part) => part.listed)
  return {
    parts: measured.length,
    items,
    present: items === 0 ? 1 : sum((part) => part.present) / items,
    listed,
    right: listed === 0 ? 1 : sum((part) => part.right) / listed,
  }
}

const groups: [name: string, holds: (part: MeasuredPart) => boolean][] = [
  ['parts of the demo', ({ place }) => place.company === 'acme'],
  ['parts of the corpus', ({ place }) => place.company !== 'acme'],
  ['– written in English', ({ place }) => place.language === 'en'],
  ['– written in German', ({ place }) => place.language === 'de'],
  ['– with nothing to list', ({ part }) => part.items.length === 0],
  ['all parts', () => true],
]

export const partHead = ['parts', 'n', 'items', 'present', 'listed', 'right']

/** Rows for the tables of README.md. */
export const partRows = (measured: readonly MeasuredPart[]): string[][] =>
  groups.map(([name, holds]) => {
    const { parts, items, present, listed, right } = partFigures(measured.filter(holds))
    return [name, String(parts), String(items), present.toFixed(2), String(listed), right.toFixed(2)]
  })

/** Parts that miss items or list what does not belong, with counts alone. */
export const missedParts = (measured: readonly MeasuredPart[]): string[] =>
  measured
    .filter((one) => one.present < one.items || one.right < one.listed)
    .map((one) => `${one.part.id} (present ${one.present}/${one.items}, right ${one.right}/${one.listed})`)

export const partsByHalf = (measured: readonly MeasuredPlace[]): [Half, MeasuredPart[]][] =>
  halves.map((half) => [
    half,
    measured.filter(({ place }) => place.half === half).flatMap(({ parts }) => parts),
  ])
