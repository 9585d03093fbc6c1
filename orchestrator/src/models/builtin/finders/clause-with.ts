/** From the sentence's beginning to the end of the clause that a value stands in. */
export function clauseWith(value: string, text: string): string {
  const at = text.indexOf(value)
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('; ', at)) + 1
  const rest = text.slice(at + value.length)
  return text.slice(start, at + value.length) + (/^(?:[^.:;,]|[.,](?=\d))*/u.exec(rest)?.[0] ?? '')
}
