const mask = '***'

/** A text with the secrets of its links taken out: they lead to their page, and nowhere from there. */
export const maskLinks = (text: string): string => text.replace(/\btoken=[\w-]+/g, `token=${mask}`)

/** Whether a text has links whose secrets were taken out. */
export const hasMaskedLinks = (text: string): boolean => text.includes(`token=${mask}`)
