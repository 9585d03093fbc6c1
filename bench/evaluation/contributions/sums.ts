import { saidWords } from '../answers/index.ts'

const figures = /\d[\d.,'’]*/u
const sum = new RegExp(
  `(${figures.source}%?(?:\\s*[+–−-]\\s*${figures.source}%?)+)\\s*=\\s*(${figures.source})`,
  'u',
)
const operator = /[+–−-]/gu
/** Of the total: figures of documents are rounded. */
const tolerance = 0.005

const numbersIn = (text: string): number[] => saidWords(text).map(Number).filter(Number.isFinite)

/** Whether a line computes a sum or difference rightly, and of figures that the pieces hold. */
export function isRightSum(line: string, pieces: readonly string[]): boolean {
  const [, left = '', right = ''] = sum.exec(line) ?? []
  const terms = numbersIn(left)
  const [total] = numbersIn(right)
  const signs = [...left.matchAll(operator)].map(([sign]) => (sign === '+' ? 1 : -1))
  if (total === undefined || terms.length !== signs.length + 1) return false
  const computed = terms.reduce(
    (result, term, at) => result + (at === 0 ? 1 : (signs[at - 1] ?? 1)) * term,
    0,
  )
  const known = new Set([0, ...pieces.flatMap((piece) => numbersIn(piece))])
  const isComputed = Math.abs(computed - total) <= Math.max(tolerance * Math.abs(total), 0.051)
  return isComputed && terms.every((term) => known.has(term))
}
