/** 'Why …', 'Warum …', 'For which reason …' */
export const isReasonAsked = (question: string): boolean =>
  /\b(?:why|warum|weshalb|wieso|reason)\b/i.test(question)
