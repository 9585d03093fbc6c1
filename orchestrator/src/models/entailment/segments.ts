/** A stretch of a sentence that says something of its own: 'A is 5 percent, B 7 percent' has two. */
export interface Segment {
  text: string
  start: number
  end: number
}

const separators = /,\s|;\s|\s(?:and|und|or|oder|sowie|against|gegenüber|while|während|whereas|but|aber)\s/giu

export function segmentsOf(text: string): Segment[] {
  const cuts = [0, ...[...text.matchAll(separators)].map((match) => match.index), text.length]
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0
    return { text: text.slice(start, end), start, end }
  })
}
