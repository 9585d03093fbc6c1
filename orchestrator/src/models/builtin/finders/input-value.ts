import type { EvidenceInput } from '../../port.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'

const inPercent = /%|(?<!\p{L})(?:per ?cent|percent|prozent)(?!\p{L})/iu

/** The one value that an input gives; of a list how many there are. */
export function valueOf({ label, value }: EvidenceInput): Quantity | undefined {
  const found = quantitiesIn(value)
  const [only] = found
  if (only !== undefined && found.length === 1 && value.length <= only.text.length + 40) {
    if (only.kind !== 'count' || only.unit !== '') return only
    return { ...only, kind: inPercent.test(label) ? 'share' : 'count', unit: label.toLowerCase() }
  }
  const listed = countOfList(value)
  return listed === undefined
    ? undefined
    : { kind: 'count', value: listed, text: value, unit: label.toLowerCase() }
}

/** How many short names an input lists ('Ada, Brandt & Co, Weir'); undefined where it is no list of them. */
export function countOfList(value: string): number | undefined {
  const items = value.split(/,\s+/)
  const isList =
    items.length >= 2 &&
    quantitiesIn(value).length === 0 &&
    items.every((item) => item.split(/\s+/).length <= 3)
  return isList ? items.length : undefined
}
