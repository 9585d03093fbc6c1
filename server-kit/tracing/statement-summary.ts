/** What a statement does and to which table, in words that have no value in them. */
export interface StatementSummary {
  operation: string
  table: string | undefined
}

/** Comments and literals. Statements have their values apart, but a text of ours may name a constant. */
const noise = /\/\*[\s\S]*?\*\/|--[^\n]*|'(?:[^']|'')*'/g
const firstWord = /[a-z]+/i
const writes =
  /\b(?:insert(?=\s+into\b)|delete(?=\s+from\b)|merge(?=\s+into\b)|(?<!\b(?:for|do)\s+)update(?=\s+"?[a-z_]))/i
const written = /(?:\binto|\bdelete\s+from|(?<!\b(?:for|do)\s+)\bupdate)\s+(?:only\s+)?"?([a-z_]\w*)/i
/** Not `is distinct from x`, nor `extract(epoch from x)`, nor a function that returns rows. */
const read = /(?<!\bdistinct\s+)(?<!\bextract\s*\(\s*\w+\s+)\bfrom\s+(?:only\s+)?"?([a-z_]\w*)\b"?(?!\s*\()/gi
/** Names that a statement gives to its own parts: `with found as (…)`. */
const part = /"?\b([a-z_]\w*)"?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi

/** Texts vary with the number of their values: beyond so many, all are forgotten. */
const mostKnown = 1_000
const known = new Map<string, StatementSummary>()

/** Reads it from the text of a statement; no parser, so that a table may be missed. */
export function summariseStatement(text: string): StatementSummary {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= mostKnown) known.clear()
  const summary = summarise(text.replaceAll(noise, ' '))
  known.set(text, summary)
  return summary
}

function summarise(text: string): StatementSummary {
  const first = firstWord.exec(text)?.[0].toUpperCase() ?? '_OTHER'
  const write = writes.exec(text)?.[0].toUpperCase()
  const operation = first === 'WITH' ? (write ?? 'SELECT') : first
  return { operation, table: operation === 'SELECT' ? firstRead(text) : written.exec(text)?.[1] }
}

function firstRead(text: string): string | undefined {
  const parts = new Set(namesOf(text, part))
  return namesOf(text, read).find((name) => !parts.has(name))
}

const namesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
