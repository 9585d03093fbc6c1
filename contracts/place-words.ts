/** How a reader of documents names a part that has no heading of its own, and its German. */
const german: readonly [pattern: RegExp, words: string][] = [
  [/^Page (\d+)$/, 'Seite $1'],
  [/^Slide (\d+)$/, 'Folie $1'],
  [/^Part (\d+)$/, 'Teil $1'],
  [/^Rows (\d+)-(\d+)$/, 'Zeilen $1–$2'],
  [/^Sheet (.*) rows (\d+)-(\d+)$/, 'Blatt $1, Zeilen $2–$3'],
]

/** The label of a page, slide or sheet in the reader's language; a heading of the document stays as it is. */
export function placeText(label: string, language: string): string {
  if (!language.startsWith('de')) return label
  const [pattern, words] = german.find(([one]) => one.test(label)) ?? []
  return pattern === undefined || words === undefined ? label : label.replace(pattern, words)
}
