import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { Language } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import { sheetPlace } from './tables.ts'

const words = inLanguages({
  en: { page: 'page', slide: 'slide', sheet: 'sheet', row: 'row', rows: 'rows', part: 'part' },
  de: { page: 'Seite', slide: 'Folie', sheet: 'Blatt', row: 'Zeile', rows: 'Zeilen', part: 'Teil' },
})

/**
 * Where a passage stands, in the words of its kind of document (decisions D11, Files): 'Cost model, sheet Rates, row 4',
 * 'Kick-off, slide 3', 'Minutes, 2. Budget', 'Requirements, page 4'; in German 'Folie 3'.
 */
export function placeWords(passage: Passage, language: Language, row?: number): string {
  const place = placeIn(passage, language, row)
  return place === '' ? passage.name : `${passage.name}, ${place}`
}

function placeIn({ label = '', page, name }: Passage, language: Language, row: number | undefined): string {
  const { page: pageWord, slide, sheet: sheetWord, row: rowWord, rows, part } = words(language)
  const { sheet, from, to } = sheetPlace.exec(label)?.groups ?? {}
  if (from !== undefined) {
    const where = row === undefined ? `${rows} ${from}–${to ?? from}` : `${rowWord} ${row}`
    return sheet === undefined ? where : `${sheetWord} ${sheet}, ${where}`
  }
  const [, kind = '', number = ''] = /^(Page|Slide|Part) (\d+)$/u.exec(label) ?? []
  if (kind !== '') return `${{ Page: pageWord, Slide: slide, Part: part }[kind] ?? pageWord} ${number}`
  if (label !== '') return name.endsWith(label) ? '' : label.replace(/^\d+(?:\.\d+)*\.?\s+/u, '')
  return page === null ? '' : `${pageWord} ${page}`
}
