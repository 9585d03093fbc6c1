export { replyInDemo } from './reply-in-demo.ts'
export { writeDemoDeck } from './write-demo-deck.ts'
