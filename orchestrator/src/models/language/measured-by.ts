/** Superlatives of money, and what the tables and sentences that tell it speak of. */
const ofMoney =
  /\b(?:(?:most|least) expensive|cheapest|dearest|costliest|(?:am )?(?:teuerste|günstigste|billigste)[nrsm]?)\b/giu
const german = /^(?:am )?(?:teuer|günstig|billig)/iu

/**
 * The question by what it compares by, to search for: what is cheapest is told by costs and prices, and no document
 * calls it so. The question itself where it compares by nothing of the kind.
 */
export const byMeasure = (question: string): string =>
  question.replace(ofMoney, (word) => (german.test(word) ? 'Gesamtkosten Preis' : 'total cost price'))
