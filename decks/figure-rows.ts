/** How many key figures stand side by side: at most four, and no row of a single one where that can be helped. */
export const figuresAcross = (count: number): number => {
  if (count <= 4) return Math.max(1, count)
  return count % 4 !== 0 && (count % 3 === 0 || count % 4 === 1) ? 3 : 4
}
