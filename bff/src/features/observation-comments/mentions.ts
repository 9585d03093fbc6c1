const mention = /@\[([0-9a-f-]{36})\]/g

/** Ids of the people whom a comment mentions, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mention)].flatMap(([, id]) => id ?? [])),
]
