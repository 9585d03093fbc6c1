/** Bullets and emphasis are no words. */
export const withoutLayout = (sentence: string): string =>
  sentence.replace(/^\s*(?:[-*•▪>]|\d+[.)])\s+/, '').replace(/[*_`]{1,3}/g, '')
