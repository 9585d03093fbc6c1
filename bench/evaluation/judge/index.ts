export { comparePairs, type JudgedPair, type Pair } from './compare.ts'
export { answerPairs, comparedHead, comparedRow, placePairs } from './pairs.ts'
