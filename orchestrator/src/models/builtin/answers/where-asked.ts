/** 'Where …', 'Wo …' */
export const isWhereAsked = (question: string): boolean =>
  /^\W*(?:(?:and|so|und) )?(?:where|wo)(?!\p{L})/iu.test(question)
