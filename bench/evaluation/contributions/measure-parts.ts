import type { Product } from '../product/index.ts'
import { judgePart, type JudgedPart } from './judge-part.ts'
import type { LabelledPart, LabelledPlace } from './part-set.ts'
import { contributionOf } from './run-place.ts'

export interface MeasuredPart extends JudgedPart {
  place: LabelledPlace
  part: LabelledPart
}

export interface MeasuredPlace {
  place: LabelledPlace
  text: string
  parts: MeasuredPart[]
}

/** Has each place's agent contribute alone, and judges the labelled parts of what it wrote. */
export async function measurePlaces(
  product: Product,
  places: readonly LabelledPlace[],
): Promise<MeasuredPlace[]> {
  const measured: MeasuredPlace[] = []
  for (const place of places) {
    const text = await contributionOf(product, place)
    const parts = place.parts.map((part) => ({ place, part, ...judgePart(part, text) }))
    measured.push({ place, text, parts })
  }
  return measured
}
