const fewestLetters = 3

/** Whether a word of capitals is made of the first letters of words that follow each other: 'FTE', of full-time equivalents. */
export function isShortFor(short: string, text: string): boolean {
  const letters = short.trim()
  if (letters.length < fewestLetters || !/^\p{Lu}+$/u.test(letters)) return false
  const initials = text.split(/[^\p{L}]+/u).map((word) => word.charAt(0).toUpperCase())
  return initials.join('').includes(letters)
}
