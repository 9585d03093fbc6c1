import type { ObservationComment } from '@parley/contracts/http/observation-comments.ts'

interface Named {
  id: string
  name: string
}

const mention = /@\[([0-9a-f-]{36})\]/g

type Part = { text: string } | { person: Named }

const namesOf = ({ mentions }: Pick<ObservationComment, 'mentions'>): Map<string, string> =>
  new Map(mentions.map(({ id, name }) => [id, name]))

/** A comment as text and people, in their order. */
export function partsOf(comment: Pick<ObservationComment, 'text' | 'mentions'>): Part[] {
  const names = namesOf(comment)
  const parts: Part[] = []
  let end = 0
  for (const found of comment.text.matchAll(mention)) {
    if (found.index > end) parts.push({ text: comment.text.slice(end, found.index) })
    const id = found[1] ?? ''
    parts.push({ person: { id, name: names.get(id) ?? '' } })
    end = found.index + found[0].length
  }
  if (end < comment.text.length) parts.push({ text: comment.text.slice(end) })
  return parts
}

/** As somebody edits it: with names in place of ids. */
export const writtenOf = (comment: Pick<ObservationComment, 'text' | 'mentions'>): string =>
  partsOf(comment)
    .map((part) => ('text' in part ? part.text : `@${part.person.name}`))
    .join('')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * As it is sent: with ids in place of names. Of two people of one name the first is meant, so those who were chosen
 * stand first; a longer name comes before one that it begins with.
 */
export function sentOf(written: string, people: readonly Named[]): string {
  const first = new Map<string, string>()
  for (const { id, name } of people) if (name !== '' && !first.has(name)) first.set(name, id)
  const names = [...first.keys()].sort((one, other) => other.length - one.length)
  if (names.length === 0) return written
  const anyName = new RegExp(`(^|\\s|[(„“"'])@(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return written.replace(
    anyName,
    (_all, before: string, name: string) => `${before}@[${first.get(name) ?? ''}]`,
  )
}
