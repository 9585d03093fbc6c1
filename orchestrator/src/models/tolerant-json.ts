/**
 * Reads the JSON value in a model's answer in spite of what models put around it: code fences, prose before and
 * after, trailing commas, comments' place taken by nothing else.
 * @returns undefined where no complete object or array is found.
 */
export function parseTolerantJson(text: string): unknown {
  const direct = tryParse(text.trim())
  if (direct !== undefined) return direct
  for (let start = nextStart(text, 0); start !== -1; start = nextStart(text, start + 1)) {
    const end = endOfValue(text, start)
    if (end === -1) continue
    const value = tryParse(text.slice(start, end)) ?? tryParse(withoutTrailingCommas(text.slice(start, end)))
    if (value !== undefined) return value
  }
  return undefined
}

function tryParse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function nextStart(text: string, from: number): number {
  const offset = text.slice(from).search(/[{[]/)
  return offset === -1 ? -1 : from + offset
}

/** The index after the bracket that closes the one at `start`, strings skipped; -1 where it stays open. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let index = start; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return -1
}

/** Drops commas before a closing bracket, outside strings. */
const withoutTrailingCommas = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gs, (match) => (match === ',' ? '' : match))
