/** 'Each vendor', 'jedes Werk'; 'each year' says how often, and asks of no several things. */
const each =
  /(?<!\p{L})(?:each|every|jede[rsmn]?)\s+(?!(?:days?|weeks?|months?|quarters?|years?|time|hours?|tag|woche|monat|quartal|jahr|stunde|mal)(?!\p{L}))(?<thing>[\p{L}-]+)/iu

/** The things of which each is asked about; nothing where a question asks of one, or of all together. */
export const eachAsked = (question: string): string | undefined => each.exec(question)?.groups?.['thing']
