/** How an answer says that there is none: by the task's prompt in the language of the question, and by the built-in model. */
const saysNothing =
  /^\W*(?:I (?:have )?found nothing about this\b|(?:dazu|hierzu|darüber) habe ich\b[^.]{0,80}\bnichts gefunden|ich habe (?:dazu|hierzu|darüber)\b[^.]{0,80}\bnichts gefunden)/i

export const isNothingFound = (text: string): boolean => saysNothing.test(text)
