/** A name that is being written after an @, and where its @ stands. */
export interface OpenMention {
  at: number
  begun: string
}

const longestName = 80

/** The mention that ends at the caret, if one is being written. */
export function openMention(text: string, caret: number): OpenMention | undefined {
  const before = text.slice(0, caret)
  const at = before.lastIndexOf('@')
  if (at === -1 || before.length - at > longestName) return undefined
  // In an address the @ stands inside of a word.
  if (at > 0 && !/\s/.test(before[at - 1] ?? '')) return undefined
  const begun = before.slice(at + 1)
  return begun.includes('\n') ? undefined : { at, begun }
}

/** Who can be named: an agent of a phase, or a person. */
export interface Named {
  id: string
  name: string
}

/** Those whose name, or a word of it, begins as it is written; none once a name stands there whole. */
export function namedFor<One extends Named>(all: readonly One[], { begun }: OpenMention): One[] {
  const wanted = begun.toLowerCase()
  return all.filter(({ name }) => {
    const lower = name.toLowerCase()
    return lower.startsWith(wanted) || lower.split(' ').some((word) => word.startsWith(wanted))
  })
}

/** The text with the name written out, and where the caret stands then. */
export function withMention(
  text: string,
  { at, begun }: OpenMention,
  { name }: Named,
): { text: string; caret: number } {
  const head = `${text.slice(0, at)}@${name} `
  return { text: head + text.slice(at + 1 + begun.length).trimStart(), caret: head.length }
}

const isWordEnd = (character: string | undefined): boolean =>
  character === undefined || !/[\p{L}\p{N}]/u.test(character)

/** The one whom a text names first, the longer of two names at a place; and what they are asked. */
export function askedOf<One extends Named>(
  text: string,
  all: readonly One[],
): { asked: One; question: string } | undefined {
  const named = all.flatMap((asked) => {
    const mention = `@${asked.name}`
    const at = text.toLowerCase().indexOf(mention.toLowerCase())
    return at !== -1 && isWordEnd(text[at + mention.length]) ? [{ asked, at, length: mention.length }] : []
  })
  const first = named.toSorted((one, other) => one.at - other.at || other.length - one.length)[0]
  if (first === undefined) return undefined
  const isOpening = text.slice(0, first.at).trim() === ''
  const question = isOpening ? text.slice(first.at + first.length).replace(/^[\s,:]+/, '') : text
  return { asked: first.asked, question: question.trim() }
}
