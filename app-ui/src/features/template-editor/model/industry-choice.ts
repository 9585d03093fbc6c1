import { allIndustries } from './template-draft.ts'

/**
 * The industries after a choice (Document 2, 4.6): nothing is 'all', picking 'all' replaces the others, and picking
 * another while 'all' is chosen takes 'all' away.
 */
export function industriesAfter(before: readonly string[], chosen: readonly string[]): string[] {
  if (chosen.length === 0) return [allIndustries]
  if (!chosen.includes(allIndustries)) return [...chosen]
  const others = chosen.filter((code) => code !== allIndustries)
  return before.includes(allIndustries) && others.length > 0 ? others : [allIndustries]
}
