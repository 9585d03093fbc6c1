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

/** Whether the password, in lower case, is one of the known ones, or becomes one without what stands around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const known = await (list ??= load())
  const core = coreOf(password)
  return known.has(password) || (core.length >= leastCore && known.has(core))
}
