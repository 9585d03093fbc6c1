/** A figure of a cell, with what stands around it; undefined where the cell is none. */
export function figureOf(cell: string | undefined): number | undefined {
  const match = /^\D{0,6}?(-?\d[\d.,’' ]*)\s*(?:%|percent|Prozent|[\p{L}./]{0,12}(?:\s\p{L}{1,8})?)$/u.exec(
    cell?.trim() ?? '',
  )
  if (match === null) return undefined
  const digits = (match[1] ?? '').trim().replace(/[’' ]/g, '')
  const plain = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(digits)
    ? digits.replace(/[.,]/g, '')
    : digits.replace(',', '.')
  const value = Number(plain.replace(/\.$/, ''))
  return Number.isFinite(value) ? value : undefined
}

export const isEmptyCell = (cell: string | undefined): boolean =>
  /^(?:|[-–—]|n\/a)$/u.test(cell?.trim() ?? '')
