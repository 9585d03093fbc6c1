/** HTML that was made by `markup`, so that all that came in from outside is escaped in it. */
export class Markup {
  readonly source: string

  private constructor(source: string) {
    this.source = source
  }

  /** For what is made here and holds no text of anybody: tags, CSS. */
  static trusted(source: string): Markup {
    return new Markup(source)
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? '')

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Markup) return part.source
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return part.map(write).join('')
}

/** A template whose values are escaped, but for markup that this function made. Nothing is written for null and false. */
export const markup = (strings: TemplateStringsArray, ...values: Part[]): Markup =>
  Markup.trusted(strings.map((text, index) => text + write(values[index])).join(''))

/** A text as a string of CSS, inert wherever it stands in a style sheet. */
export const cssString = (text: string): string =>
  `"${text.replaceAll(/[^a-z0-9 ]/giu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`
