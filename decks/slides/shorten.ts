/** The first so many characters of a text, with an ellipsis where there were more. */
export const firstCharacters = (text: string, count: number): string => {
  const characters = Array.from(text)
  return characters.length > count ? `${characters.slice(0, count).join('').trimEnd()}…` : text
}

/** A text cut at its end until it fits. */
export const shortenedToFit = (text: string, fits: (text: string) => boolean): string => {
  let length = Array.from(text).length
  let short = text
  while (!fits(short) && length > 0) {
    length = Math.floor(length * 0.85)
    short = firstCharacters(text, length)
  }
  return short
}
