import { ownWords, type Piece, wordsOfPiece } from './pieces.ts'

const asked =
  /\b(?:decisions? requested|requested decisions?|recommend(?:ed|ation)s?(?: \p{L}+)?$|proposed award|award (?:proposal|recommendation)|empfehlung(?:en)?$|empfohlene\p{L}*|beantragte entscheidung|beschlussvorschlag|vergabevorschlag)/iu
const said =
  /(?<![\p{L}])(?:recommend(?:s|ed|ing)?|recommendation(?:s)? is (?:to|that|for)|recommendations?: \p{L}+ (?=\p{L}+ )|propose[sd]? (?:to|that|for)|is to be awarded|be awarded to|awarded to|(?:is|are|was|were) asked to (?:decide|approve|award)|empf[aei]hl\w*|empfohlen|schl(?:ägt|agen)(?![\p{L}])[^.;]*(?<![\p{L}])vor|vorgeschlagen|beantragt|(?:den )?zuschlag)(?![\p{L}])/iu

/** Parts that ask what is recommended or to be decided: nothing but words that recommend answers them. */
export const asksForRecommendation = (name: string): boolean => asked.test(name.trim())

/** Whether a piece recommends something, or asks somebody to decide on it. */
export const recommends = (piece: Piece): boolean =>
  said.test(ownWords(piece)) || (piece.kind !== 'row' && said.test(wordsOfPiece(piece)))

const body =
  /(?<![\p{L}])(?:we|teams?|committees?|boards?|managements?|groups?|advisers?|advisors?|authors?|papers?|reports?|project|programme|wir|vorst(?:and|ände)|ausschuss|gremium|beirat|(?:\p{L}+)?(?:leitung|gruppe|team)|projekt\p{L}*|bericht|verfasser\p{L}*)(?![\p{L}])[^.;:]{0,40}(?<![\p{L}])(?:recommends?|propose[sd]? (?:to|that)|empf[ie]\p{L}*)(?![\p{L}])/iu

/** Whether somebody whose task it is recommends something: what a maker recommends of its goods is no decision. */
export const bodyRecommends = (piece: Piece): boolean => piece.kind !== 'row' && body.test(ownWords(piece))
