/** The words of a Markdown text, for those who hear it. */
export const plainTextOf = (markdown: string): string =>
  markdown
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/^[ \t]*(?:[-*+>]|#{1,6}|\d+\.)[ \t]+/gm, '')
    .replace(/[*_`~|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
