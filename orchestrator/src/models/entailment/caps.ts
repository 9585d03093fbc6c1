/** What is capped at 10 percent is not what is capped at 5: the cap itself is spoken of. */
export const saysCap =
  /(?<![\p{L}])(?:capped|a cap of|ceiling|upper limit|(?:is|are) limited to|gedeckelt|obergrenze|höchstbetrag|(?:ist|sind) begrenzt)(?![\p{L}])/iu

/** Of a sentence that caps something, what stands beside the cap is no figure of it. */
export function ofCap(statement: string, sentence: string): string {
  if (!saysCap.test(statement) || !saysCap.test(sentence)) return sentence
  return sentence
    .split(/(?<=[,;:])\s/u)
    .map((part) => (saysCap.test(part) ? part : part.replace(/\d[\d.,]*\s*(?:%|per ?cent|prozent)?/giu, '')))
    .join(' ')
}
