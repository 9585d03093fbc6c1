const months: Readonly<Record<string, string>> = {
  januar: 'january',
  jan: 'january',
  februar: 'february',
  feb: 'february',
  märz: 'march',
  mai: 'may',
  juni: 'june',
  juli: 'july',
  aug: 'august',
  sept: 'september',
  sep: 'september',
  oktober: 'october',
  oct: 'october',
  okt: 'october',
  nov: 'november',
  dezember: 'december',
  dec: 'december',
  dez: 'december',
  prozent: 'percent',
  '%': 'percent',
}

const thousands = /(?<=\d)[.,'’\u202f\u00a0](?=\d{3}(?!\d))/gu
const decimalComma = /(?<=\d),(?=\d)/gu
const mark = /\[\d{1,3}\]|\[\[[0-9a-fA-F-]{36}\]\]/gu
const word = /\d+(?:\.\d+)*|%|\p{L}[\p{L}\p{N}]*|\p{N}+/gu

/**
 * Words and figures of a text in order, the same for both languages' ways to write numbers, months and percent: '1.045'
 * and '1,045', 'Jan 2026' and 'Januar 2026', '8 %' and '8 percent'. Citation marks are left out.
 */
export function saidWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(mark, ' ')
    .replace(thousands, '')
    .replace(thousands, '')
    .replace(decimalComma, '.')
  return (plain.match(word) ?? []).map((one) => months[one] ?? one)
}

/** A text that can be asked for pieces of it, word by word: 'T1' is no piece of 'T12', nor 2.1 of 12.1. */
export interface SaidText {
  says: (piece: string) => boolean
}

export function saidText(text: string): SaidText {
  const words = ` ${saidWords(text).join(' ')} `
  return { says: (piece) => words.includes(` ${saidWords(piece).join(' ')} `) }
}
