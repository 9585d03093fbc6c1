export { collectDeck, type CollectedDeck } from './collect-deck.ts'
export { wordsOf } from './words-of.ts'
