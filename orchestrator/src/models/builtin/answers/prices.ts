import type { Asked } from './asked.ts'
import { columnKind } from './columns.ts'
import type { ReadTable } from './read-table.ts'

/** 'What does a consultant cost?', 'what do we charge?': what is asked for is paid by others. */
const priceAsked =
  /(?<!\p{L})(?:costs?\W*$|costs? (?:a|per) \p{L}+\W*$|charged?|kostet|kosten(?= (?:ein|die|der|das|unsere))|berechne[nt]|verlang(?:en|t))(?!\p{L})/iu
const ownCostAsked =
  /(?<!\p{L})(?:costs? us|internal\p{L}*|our (?:own )?costs?|intern\p{L}*|uns selbst|selbstkosten)(?!\p{L})/iu
const priceHead =
  /(?<!\p{L})(?:prices?|rates?|fees?|tariff|charge)(?!\p{L})|(?:preis|satz|tarif|honorar|gebühr)(?!\p{L})/iu
const costHead =
  /^\P{L}*(?:own |internal )?costs?(?!\p{L})|^\P{L}*(?:eigene |interne )?(?:selbst)?kosten(?!\p{L})/iu

/**
 * Where a table has both, what something costs is its price, and not what it costs the house itself: the first column of
 * prices; none where the table does not have both.
 */
export function priceColumn(
  { question }: Asked,
  { whole }: ReadTable,
  free: readonly number[],
): number | undefined {
  if (!priceAsked.test(question) || ownCostAsked.test(question)) return undefined
  const money = free.filter((column) => columnKind(whole, column) === 'money')
  const isHeaded = (head: RegExp) => (column: number) => head.test(whole.heads[column] ?? '')
  return money.some(isHeaded(costHead)) ? money.find(isHeaded(priceHead)) : undefined
}
