/** The industry that stands for every one. */
const all = 'all'

/**
 * The industries after a choice (Document 2, 4.6; Document 3, section 4): 'all' replaces any other, and another one
 * that is chosen while 'all' stands takes 'all' away.
 */
export function chooseIndustries(before: readonly string[], chosen: readonly string[]): string[] {
  if (!chosen.includes(all)) return [...chosen]
  const others = chosen.filter((code) => code !== all)
  return before.includes(all) && others.length > 0 ? others : [all]
}
