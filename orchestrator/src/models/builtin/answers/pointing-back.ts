import { sentencesOf } from '../../language/sentences.ts'
import { cleaned, quoteLimit, type Finding } from '../findings.ts'

const pointing =
  /^(?:this|that|these|those|they|both|dies\p{L}*|beide[rs]?)(?!\p{L})|^(?:without|with|for|in|under|until|ohne|mit|für) [^.,]{0,50}(?<!\p{L})(?:this|dies\p{L}*)(?!\p{L})/iu

/** A sentence that points back ('Without a remedy this conflicts …') is quoted with the one before it, where both fit. */
export function withSentenceBefore({ quote, passage }: Pick<Finding, 'quote' | 'passage'>): string {
  const line = passage.text.split(/\n+/).find((one) => one.includes(quote))
  if (line === undefined || !pointing.test(quote)) return quote
  const sentences = sentencesOf(line)
  const at = sentences.findIndex((one) => quote.startsWith(cleaned(one)) || one.startsWith(quote))
  const before = sentences[at - 1]
  if (before === undefined) return quote
  const whole = line.slice(line.indexOf(before), line.indexOf(quote) + quote.length)
  return whole.length > quoteLimit ? quote : whole
}
