/** Enough to catch a slip; the server decides. */
export const looksLikeEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)

/** Key of the text about an address that cannot be one (Document 1, section 5). */
export function emailProblem(email: string): 'session.emailRequired' | 'session.invalidEmail' | undefined {
  const address = email.trim()
  if (address === '') return 'session.emailRequired'
  return looksLikeEmail(address) ? undefined : 'session.invalidEmail'
}
