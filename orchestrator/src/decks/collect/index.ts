export { collectDeck, type CollectedDeck } from './collect-deck.ts'
export { wordsOf } from './deck-words.ts'
