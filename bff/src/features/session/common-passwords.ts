/** Passwords that are tried first by whoever guesses; loaded when one is first set, and kept. */
let list: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}

/** Shorter rests are too little to tell a password by. */
const leastCore = 4

/** Without the digits and signs around it: `Password1!` is `password` to whoever guesses. */
const coreOf = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const plainLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
/** `P@ssw0rd` is `password` to whoever guesses. */
const spelledOut = (password: string): string =>
  password.replace(/[013457@$]/g, (sign) => plainLetters[sign] ?? sign)
const withoutSigns = (password: string): string => password.replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether the password, in lower case, is one of the known ones, or becomes one without what stands around it, without
 * its signs, or with letters in place of what looks like them.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const known = await (list ??= load())
  const plain = withoutSigns(password)
  const forms = [coreOf(password), plain, coreOf(plain), coreOf(spelledOut(coreOf(password)))]
  return known.has(password) || forms.some((form) => form.length >= leastCore && known.has(form))
}
