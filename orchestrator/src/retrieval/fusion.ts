/** Damping of reciprocal rank fusion: the usual constant, so that one list's first place does not decide alone. */
const rankConstant = 60

/**
 * Reciprocal rank fusion: each list adds 1 / (60 + rank) for what it holds, ranks from 1. Scores of the lists
 * are not compared, so a distance and a text rank can be joined.
 * @returns ids, best first; equal ones in the order in which they were first seen
 */
export function fuseRankings(rankings: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>()
  for (const ranking of rankings) {
    ;[...new Set(ranking)].forEach((id, index) => {
      scores.set(id, (scores.get(id) ?? 0) + 1 / (rankConstant + index + 1))
    })
  }
  return [...scores].sort((left, right) => right[1] - left[1]).map(([id]) => id)
}
