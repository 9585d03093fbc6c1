/** What XML cannot hold or nobody can see: control characters, halves of pairs, marks that turn the line around. */
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu
const loneHalves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text as it can be drawn: lines stay, a tab is a space, and there is no white space at its ends. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(loneHalves, '')
    .replace(unprintable, '')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** On one line, for names and labels. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n+/g, ' ')
