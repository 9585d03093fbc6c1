/** Superlatives of money, and what the tables and sentences that tell it speak of. */
const ofMoney =
  /\b(?:(?:most|least|more|less) expensive|cheapest|cheaper|dearest|dearer|costliest|(?:am )?(?:teuerste|günstigste|billigste)[nrsm]?|teurer|günstiger|billiger)\b/giu
const german = /^(?:am )?(?:teue?r|günstig|billig)/iu

/**
 * The question by what it compares by, to search for: what is cheapest is told by costs and prices, and no document
 * calls it so. The question itself where it compares by nothing of the kind.
 */
export const byMeasure = (question: string): string =>
  question.replace(ofMoney, (word) => (german.test(word) ? 'Gesamtkosten Preis' : 'total cost price'))
