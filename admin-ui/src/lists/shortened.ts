/** The beginning of a text that a cell has no room for; the record's page has it whole. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text
