import type { Team } from '@parley/contracts/http/team.ts'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'

export type Member = Team['members'][number]

/** The columns that the team is sorted by. */
export const teamColumns = ['name', 'role'] as const

/**
 * The members that a search finds, in their order. Both go by what is stored, so that no row moves or goes away
 * while it is edited; who is not stored yet comes last, whatever is searched.
 */
export function teamRows(
  members: readonly Member[],
  { stored, search, sort }: { stored: readonly Member[]; search: string; sort: Sort | undefined },
): Member[] {
  const known = new Map(stored.map((member) => [member.userId, member]))
  const words = search.trim().toLocaleLowerCase()
  const column = teamColumns.find((name) => name === sort?.field) ?? 'name'
  const direction = sort?.order === 'DESC' ? -1 : 1
  const found = members.flatMap((member) => {
    const row = known.get(member.userId)
    const isFound = row && `${row.name}\n${row.role}`.toLocaleLowerCase().includes(words)
    return isFound === true ? [{ member, key: row[column] }] : []
  })
  return [
    ...found.sort((one, other) => direction * one.key.localeCompare(other.key)).map(({ member }) => member),
    ...members.filter(({ userId }) => !known.has(userId)),
  ]
}
