/** Characters of a token, on the safe side for German and for tables; bills are counted by the provider. */
const charactersOfToken = 3.6

/** Tokens that a text takes of a window at most. */
export const tokensOf = (text: string): number => Math.ceil(text.length / charactersOfToken)
