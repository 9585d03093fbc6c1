/** Superlatives of money, and what the tables and sentences that tell it speak of. */
const ofMoney =
  /\b(?:(?:most|least|more|less) expensive|cheapest|cheaper|dearest|dearer|costliest|(?:am )?(?:teuerste|günstigste|billigste)[nrsm]?|teurer|günstiger|billiger)\b/giu
const german = /^\W*(?:am )?(?:teue?r|günstig|billig|was kosten|wie ?viel)/iu

/**
 * The question by what it compares by, to search for: what is cheapest is told by costs and prices, and no document
 * calls it so. The question itself where it compares by nothing of the kind.
 */
export const byMeasure = (question: string): string =>
  costing.test(question) ? totals[german.test(question) ? 'de' : 'en'] : byCompared(question)

/** 'What do the offers cost?' is told by their totals. */
const costing =
  /^\W*(?:(?:what|how much) (?:do|will|would) (?:the|our|these|both|all) [\p{L} ]{3,40} cost|(?:was|wie ?viel) kosten (?:die|unsere|beide))(?!\p{L})/iu
const totals = {
  en: 'total cost of ownership, total price of offers',
  de: 'Gesamtkosten total cost of ownership, Angebote',
}

/** What one thing costs is also told by its budget. */
const costingOne = /^\W*was kostet (?:der|die|das|unser\p{L}*) (?<thing>[^?]{3,40})\W*$/iu

const byCompared = (question: string): string =>
  question
    .replace(costingOne, '$<thing> budget cost, Budget')
    .replace(ofMoney, (word) => (german.test(word) ? 'Gesamtkosten Preis' : 'total cost price'))
