import { ownWords, type Piece, wordsOfPiece } from './pieces.ts'

const asked =
  /\b(?:decisions? requested|requested decisions?|recommend(?:ed|ation)s?(?: \p{L}+)?$|proposed award|award (?:proposal|recommendation)|empfehlung(?:en)?$|empfohlene\p{L}*|beantragte entscheidung|beschlussvorschlag|vergabevorschlag)/iu
const said =
  /(?<![\p{L}])(?:recommend(?:s|ed|ing|ation)?|propose[sd]? (?:to|that|for)|is to be awarded|be awarded to|awarded to|(?:is|are|was|were) asked to (?:decide|approve|award)|empf[aei]hl\w*|empfohlen|schl(?:ägt|agen)(?![\p{L}])[^.;]*(?<![\p{L}])vor|vorgeschlagen|beantragt|(?:den )?zuschlag)(?![\p{L}])/iu

/** Parts that ask what is recommended or to be decided: nothing but words that recommend answers them. */
export const asksForRecommendation = (name: string): boolean => asked.test(name.trim())

/** Whether a piece recommends something, or asks somebody to decide on it. */
export const recommends = (piece: Piece): boolean =>
  said.test(ownWords(piece)) || (piece.kind !== 'row' && said.test(wordsOfPiece(piece)))
