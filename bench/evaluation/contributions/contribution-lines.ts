import { saidWords } from '../answers/index.ts'

/** A line of a contribution that says something: an item of a list, a row of a table, a paragraph. */
export interface ContributionLine {
  /** The heading under which it stands. */
  heading: string
  text: string
  /** What it quotes, where it has quotation marks; else all of it but the place in brackets. */
  quoted: string
  /** It names a source. */
  isCited: boolean
}

const heading = /^#{1,6}\s+(.+)$|^\*\*([^*]+)\*\*:?$/u
const rule = /^[\s|:-]+$/u
const aside = /^_.*_$/u
const mark = /\[\d{1,3}\]/u
const quotes = /“([^”]+)”|"([^"]+)"|„([^“]+)“/gu
const placeInBrackets = /\([^()]*\)\s*(?=(?:\[\d{1,3}\]\s*)*\W*$)/u

export function contributionLines(text: string): ContributionLine[] {
  const lines: ContributionLine[] = []
  let under = ''
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const found = heading.exec(line)
    if (found !== null) under = found[1] ?? found[2] ?? ''
    else if (line !== '' && !rule.test(line) && !aside.test(line)) lines.push(lineOf(line, under))
  }
  return lines
}

function lineOf(text: string, under: string): ContributionLine {
  const quoted = [...text.matchAll(quotes)].map(([, ...pieces]) => pieces.find((piece) => piece) ?? '')
  return {
    heading: under,
    text,
    quoted: quoted.length > 0 ? quoted.join(' ') : text.replace(placeInBrackets, ' '),
    isCited: mark.test(text),
  }
}

/** The lines under the part's own heading; a part whose heading is another's too shares its lines. */
export function linesOfPart(lines: readonly ContributionLine[], part: string): ContributionLine[] {
  const name = saidWords(part).join(' ')
  return lines.filter((line) => saidWords(line.heading).join(' ') === name)
}
