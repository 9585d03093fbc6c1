import { wordsOf } from '../language/words.ts'

/** So short a piece of a sentence is found anywhere. */
const leastCharacters = 12

/**
 * The words of a passage that a sentence repeats as they are: a quote, the sentence itself in other layout, a table's row
 * told cell by cell under its heads, or figures added up rightly. Nothing that a rule reads into them may turn it against
 * its own source.
 * @returns the quote; undefined where it repeats nothing
 */
export function verbatimIn(sentence: string, text: string): string | undefined {
  const bare = bareOf(sentence)
  return quotedIn(sentence, text) ?? sameIn(bare, text) ?? rowIn(bare, text) ?? sumIn(bare, text)
}

/** What stands in quotation marks; “ opens in English and closes in German. */
const quoted = /„([^„“”"]{12,})[“”"]|“([^„“”"]{12,})”|"([^"]{12,})"/gu

const quotedIn = (sentence: string, text: string): string | undefined =>
  [...sentence.matchAll(quoted)]
    .map(([, german, english, plain]) => (german ?? english ?? plain ?? '').trim())
    .find((quote) => text.includes(quote))

/** Without list mark, emphasis, quotation marks at its ends, and the place in brackets that follows a finding. */
const bareOf = (sentence: string): string =>
  sentence
    .trim()
    .replace(/^[-*•]\s+/u, '')
    .replace(/^_(.*)_$/su, '$1')
    .replace(/\*\*/gu, '')
    .trim()

const withoutPlace = (text: string): string => text.replace(/\s*\([^()]*(?:\([^()]*\)[^()]*)*\)\s*$/u, '')

function sameIn(bare: string, text: string): string | undefined {
  const own = [bare, withoutPlace(bare)].map((one) =>
    one
      .replace(/^["“„]|["”“]$/gu, '')
      .replace(/[.;]$/u, '')
      .trim(),
  )
  return own.find((one) => one.length >= leastCharacters && isWholeIn(one, text))
}

/** From the beginning of a sentence, item or line to the end of one: a piece of 'not all have it' says something else. */
function isWholeIn(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + words.length)
    if (/(?:^|[.!?]["”]?\s+|\n\s*(?:[-*•]\s+)?)$/u.test(before) && /^(?:["”]?[.!?;]|\s*\n|\s*$)/u.test(after))
      return true
  }
  return false
}

/** 'Painting – Must: 7; Should: 11' and 'Rent: 400 (EUR a year)', after a date that the row has, or none. */
function rowIn(bare: string, text: string): string | undefined {
  const rows = text.split('\n').filter((line) => line.includes(' | '))
  const bodies = [bare, withoutPlace(bare)].flatMap((body) => [body, body.replace(/^[^:]{4,40}:\s+/u, '')])
  return rows.find((row, at) => {
    const cells = cellsOf(row)
    const heads = rows.slice(0, at).map(cellsOf)
    return bodies.some((body) => heads.some((names) => tells(body, cells, names)))
  })
}

const cellsOf = (line: string): string[] => line.split(' | ').map((cell) => cell.trim())

function tells(body: string, cells: readonly string[], heads: readonly string[]): boolean {
  const [first = '', second = ''] = cells
  const names = [`${first} ${second}`, `${first}, ${second}`, first]
    .map((name) => name.replace(/\.$/u, ''))
    .filter((name) => name.trim() !== '')
  return names.some((name) => {
    if (!body.startsWith(name)) return false
    const rest = body.slice(name.length)
    if (cells.some((cell, column) => column > 0 && rest.trim() === `: ${cell} (${heads[column] ?? ''})`))
      return true
    const [, told] = /^(?: \([^()]*\))? – (.*)$/su.exec(rest) ?? []
    return told !== undefined && isTold(told, cells, heads)
  })
}

/** Whether a text is cells of the row, in their order, each under its own head. */
function isTold(told: string, cells: readonly string[], heads: readonly string[]): boolean {
  let rest = told.trim().replace(/\.$/u, '')
  for (const [column, cell] of cells.entries()) {
    const pair = `${heads[column] ?? ''}: ${cell.replace(/\.$/u, '')}`
    if (cell === '' || !rest.startsWith(pair)) continue
    rest = rest.slice(pair.length).replace(/^\.?(?:; )?/u, '')
    if (rest === '') return true
  }
  return false
}

/** 'Days: 20 + 30 = 50' is borne out by the passage that has the terms. */
function sumIn(bare: string, text: string): string | undefined {
  const [, terms = '', total = ''] =
    /: ((?:\d[\d.,]* \+ )+\d[\d.,]*) = (\d[\d.,]*\d|\d)\.?$/u.exec(bare) ?? []
  if (terms === '') return undefined
  const known = new Set(wordsOf(text))
  const figures = terms.split(' + ')
  const sum = figures.reduce((left, figure) => left + valueOf(figure), 0)
  const isRight = Math.abs(sum - valueOf(total)) < 1e-6
  return isRight && figures.every((figure) => wordsOf(figure).every((word) => known.has(word)))
    ? ''
    : undefined
}

/** '1,090' and '1.5'. */
const valueOf = (figure: string): number =>
  Number(/^\d{1,3}(?:[.,]\d{3})+$/u.test(figure) ? figure.replace(/[.,]/gu, '') : figure.replace(',', '.'))
