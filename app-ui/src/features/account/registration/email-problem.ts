/** Enough to catch a slip; the server decides. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Key of the text about an address that cannot be one (Document 1, section 5). */
export function emailProblem(email: string): 'session.emailRequired' | 'session.invalidEmail' | undefined {
  const address = email.trim()
  if (address === '') return 'session.emailRequired'
  return looksLikeEmail.test(address) ? undefined : 'session.invalidEmail'
}
