/** Characters; short enough that little is stored again where a text changed, long enough to compress well. */
const least = 2_048
const most = 8_192
/** After the least length, one line of so many ends a segment. */
const oneLineIn = 4

/**
 * Cuts a text where its own lines say so, whatever stands before them: a text that grew at its end, or changed in its
 * middle, has the same segments elsewhere. Joined they are the text.
 */
export function segmentsOf(text: string): string[] {
  const segments: string[] = []
  let current = ''
  for (const line of text.split(/(?<=\n)/).flatMap(inPieces)) {
    if (current.length + line.length > most) {
      segments.push(current)
      current = ''
    }
    current += line
    if (current.length >= least && hashOf(line) % oneLineIn === 0) {
      segments.push(current)
      current = ''
    }
  }
  if (current !== '') segments.push(current)
  return segments
}

/** A line that is longer than a segment may be, cut between characters. */
function inPieces(line: string): string[] {
  const pieces: string[] = []
  let start = 0
  while (line.length - start > most) {
    const isPair = /[\uD800-\uDBFF]/.test(line.charAt(start + most - 1))
    const end = start + most - (isPair ? 1 : 0)
    pieces.push(line.slice(start, end))
    start = end
  }
  return [...pieces, line.slice(start)]
}

/** FNV-1a: quick, and spread well enough to choose lines by. */
function hashOf(line: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < line.length; index += 1)
    hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
