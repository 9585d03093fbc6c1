import type { TemplateChange } from '../../http/template-versions.ts'
import { type MatchKey, matchLists, movedPlaces } from './list-matches.ts'
import { detailsOf, placeDetail } from './property-changes.ts'

export interface Both<Thing> {
  before: Thing
  after: Thing
}
/** What the things of a list are, and which part of a template they belong to. */
export interface ListOf<Item> {
  part: TemplateChange['part']
  phase: string | null
  keys: readonly MatchKey<Item>[]
  nameOf: (item: Item) => string
  properties: readonly (keyof Item & string)[]
}

/** What was added, changed, moved and removed in a list of things. */
export function listChanges<Item>(
  { before, after }: Both<readonly Item[]>,
  { part, phase, keys, nameOf, properties }: ListOf<Item>,
): TemplateChange[] {
  const matches = matchLists(before, after, keys)
  const kept = matches.filter(({ from, to }) => from >= 0 && to >= 0)
  const moved = movedPlaces(kept.map(({ from }) => from))
  return matches.flatMap(({ before: was, after: is, from, to }): TemplateChange[] => {
    const change = (
      kind: TemplateChange['kind'],
      item: Item,
      details: TemplateChange['details'] = [],
    ): TemplateChange => ({ kind, part, phase, name: nameOf(item), details })
    if (is === undefined) return was === undefined ? [] : [change('removed', was)]
    if (was === undefined) return [change('added', is)]
    const details = detailsOf(was, is, properties)
    return [
      ...(details.length > 0 ? [change('changed', is, details)] : []),
      ...(moved.has(from) ? [change('moved', is, [placeDetail({ from, to })])] : []),
    ]
  })
}
