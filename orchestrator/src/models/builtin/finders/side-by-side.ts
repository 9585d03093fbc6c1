/**
 * 'In scope | Out of scope' are two lists that stand side by side, and no row says anything of both: their first cell
 * names nothing, and each cell is told under its own head.
 */
export const isSideBySide = (firstHead = ''): boolean =>
  /^(?:in|out of|im|nicht im|außerhalb des?) (?:scope|\p{L}*umfang\p{L}*)/iu.test(firstHead)
