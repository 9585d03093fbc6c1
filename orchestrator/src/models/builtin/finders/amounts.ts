import type { Piece } from './pieces.ts'

const currency = '£|€|\\$|EUR|GBP|USD|CHF|PLN'
const scale = '(?:million|billion|thousand|m|bn|k|Mio\\.?|Mrd\\.?|Tsd\\.?|Millionen|Tausend)'
const number = String.raw`\d[\d.,'’]*\d|\d`
const money = new RegExp(
  String.raw`(?:${currency})\s?(?:${number})(?:\s?${scale}(?!\p{L}))?|(?:${number})\s?(?:${scale}\s)?(?:${currency}|euros?|pounds?|dollars?|francs?|franken)(?!\p{L})`,
  'giu',
)
const moneyHead =
  /£|€|\$|\b(?:EUR|GBP|USD|CHF|PLN)\b|\b(?:costs?|price|amount|fee|budget|charge|kosten|preis|betrag|gebühr|honorar)\b/i
const plain = /^[-+−]?\s?\d[\d.,'’]*$/

/** Amounts of money that a text names, as it names them. */
export const amountsIn = (text: string): string[] => [...text.matchAll(money)].map(([amount]) => amount)

/** Whether a row has plain numbers under a head, a first column or a caption that tells of money. */
function hasMoneyColumn({ cells, section }: Piece): boolean {
  const isOfMoney = moneyHead.test(section.caption) || moneyHead.test(section.heads[0] ?? '')
  return cells.slice(1).some(({ head, value }) => plain.test(value) && (isOfMoney || moneyHead.test(head)))
}

const moneyWord =
  /(?<!\p{L})(?:costs?|prices?|fees?|budgets?|spending|spent|invest\w*|savings?|revenue|(?:\p{L}+)?(?:kosten|budgets?|preise?|ausgaben|gebühr(?:en)?|honorare?|etats?|mittel|investition(?:en)?))(?!\p{L})/iu
const largeFigure = new RegExp(
  String.raw`(?<![\d\p{L}])(?:${number})\s?(?:million|billion|thousand|mn|bn|Mio\.?|Mrd\.?|Tsd\.?|Millionen|Milliarden|Tausend)(?!\p{L})`,
  'iu',
)

/** 'The budget is 4 million.': a large figure of what costs, though nobody says of which money. */
const tellsSum = (text: string): boolean => moneyWord.test(text) && largeFigure.test(text)

/** 'Decides limits up to 50,000': up to which sum somebody may decide is no cost. */
const ofAuthority =
  /(?<!\p{L})(?:(?:decid|approv|releas|sign)\p{L}*|limits?|entscheid\p{L}*|genehmig\p{L}*|freig\p{L}*|grenzen?)(?: \p{L}+){0,4} (?:up to|above|below|over|from|bis(?: zu)?|über|unter|ab) (?=[£€$\dA-Z])/iu

/** Whether a piece tells what something costs. */
export const tellsMoney = (piece: Piece): boolean =>
  piece.cells.length === 0
    ? amountsIn(piece.text).length > 0 || tellsSum(piece.text)
    : piece.cells.some(({ value }) => amountsIn(value).length > 0 && !ofAuthority.test(value)) ||
      hasMoneyColumn(piece)
