import { AppError } from '@parley/contracts/errors.ts'
import { leastPasswordLength, type PasswordPolicy } from '@parley/contracts/http/security.ts'
import type { FirmSettings } from '@parley/contracts/stored/settings.ts'
import type { BreachedPasswords } from '../../outgoing/breached-passwords.ts'
import { isCommonPassword } from './common-passwords.ts'
import { demoPassword } from './demo-accounts.ts'
import { securityPolicyOf } from './security-policy.ts'

/** What a password must not consist of: name, address and organisation of its owner, as far as they are known. */
export interface PasswordOwner {
  email?: string | null
  firstName?: string | null
  lastName?: string | null
  organisations?: readonly (string | null | undefined)[]
}

interface PasswordForm {
  /** Asked last, and only for a password that all other rules let through. */
  breaches: BreachedPasswords
  /** Of a link (the standard), or of somebody signed in: each has its words (Document 3, section 5). */
  form?: 'reset' | 'change'
  owner?: PasswordOwner
  /** Name of the field in the answer. */
  field?: string
}

/** The same on every keyboard: what looks alike is alike when a password is set and when it is checked. */
export const normalPassword = (password: string): string => password.normalize('NFKC')

const upper = /\p{Lu}/u
const lower = /\p{Ll}/u
const digit = /\d/
const special = /[^\p{L}\p{N}\s]/u

/** Document 3, section 5: the reset form asks for letters of both kinds and a number, whatever the firm says. */
function resetProblem(password: string): string | undefined {
  if (upper.test(password) && lower.test(password) && digit.test(password)) return undefined
  return 'Password must contain at least one uppercase letter, one lowercase letter, and one number'
}

const flags: readonly [keyof PasswordPolicy, RegExp, string][] = [
  ['requireUppercase', upper, 'one uppercase letter'],
  ['requireLowercase', lower, 'one lowercase letter'],
  ['requireNumbers', digit, 'one number'],
  ['requireSpecialChars', special, 'one special character'],
]

function policyProblem(password: string, policy: PasswordPolicy): string | undefined {
  const missing = flags.find(([flag, signs]) => policy[flag] === true && !signs.test(password))
  return missing && `Password must contain at least ${missing[2]}`
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** Letters of a word out of the name of an organisation that is enough to guess by: `Acme2024!` at Acme Ltd. */
const leastPart = 4

/** Words that a guesser tries for this person, in letters alone. */
function ownWords({ email, firstName, lastName, organisations = [] }: PasswordOwner): Set<string> {
  const [local = '', domain = ''] = (email ?? '').split('@')
  const [first, last] = [firstName ?? '', lastName ?? '']
  const names = [
    'parley',
    email,
    local,
    domain,
    domain.split('.')[0],
    first,
    last,
    first + last,
    last + first,
  ]
  const parts = organisations.flatMap((name) => (name ?? '').split(/[^\p{L}]+/u))
  const words = [...names, ...organisations, ...parts.filter((part) => part.length >= leastPart)]
  return new Set(words.map((word) => lettersOf(word ?? '')).filter((word) => word !== ''))
}

const tooCommon = 'This password is too common. Please choose one that is harder to guess.'
const tooKnown = 'This password is known from a data leak. Please choose another one.'
const tooPersonal =
  'Please choose a password that is not your name, your e-mail address or the name of your organisation.'

async function problemOf(
  password: string,
  policy: PasswordPolicy,
  { breaches, form = 'reset', owner = {} }: PasswordForm,
): Promise<string | undefined> {
  const length = Math.max(leastPasswordLength, policy.minLength)
  if (Array.from(password).length < length)
    return `Password must be at least ${length} characters${form === 'change' ? ' long' : ''}`
  const simple = (form === 'reset' ? resetProblem(password) : undefined) ?? policyProblem(password, policy)
  if (simple !== undefined) return simple
  if (ownWords(owner).has(lettersOf(password))) return tooPersonal
  const isKnown = password === demoPassword || (await isCommonPassword(password.toLowerCase()))
  if (isKnown) return tooCommon
  return (await breaches.has(password)) ? tooKnown : undefined
}

/** The rules as a form shows them while somebody types. */
export function passwordRulesOf(
  firmSettings: FirmSettings | null | undefined,
  form: 'reset' | 'change',
): PasswordPolicy {
  const { passwordPolicy } = securityPolicyOf(firmSettings)
  const always =
    form === 'reset' ? { requireUppercase: true, requireLowercase: true, requireNumbers: true } : {}
  const minLength = Math.max(leastPasswordLength, passwordPolicy.minLength)
  return { ...passwordPolicy, ...always, minLength }
}

/**
 * Holds a new password to the rules of Document 3, section 5: those of the form, and what the firm asks beyond; and
 * refuses what everybody would guess, or can look up.
 * @throws AppError VALIDATION_FAILED with the text for the field
 */
export async function checkNewPassword(
  password: string,
  firmSettings: FirmSettings | null | undefined,
  options: PasswordForm,
): Promise<void> {
  const { passwordPolicy } = securityPolicyOf(firmSettings)
  const problem = await problemOf(normalPassword(password), passwordPolicy, options)
  if (problem === undefined) return
  throw new AppError('VALIDATION_FAILED', problem, { errors: { [options.field ?? 'password']: problem } })
}
