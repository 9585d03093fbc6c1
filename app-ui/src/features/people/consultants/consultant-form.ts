import { type Consultant, leastPasswordLength } from '@parley/contracts/http/consultants.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import type { Texts } from '@parley/ui-kit/i18n/defined-texts.ts'
import { isFirmAdmin } from '../../account/session/index.ts'

export interface ConsultantValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  position: string
  clients: Consultant['clients']
  createAccount: boolean
  password: string
  confirmPassword: string
}

export const valuesOf = (consultant: Consultant | undefined): ConsultantValues => ({
  firstName: consultant?.firstName ?? '',
  lastName: consultant?.lastName ?? '',
  email: consultant?.email ?? '',
  phone: consultant?.phone ?? '',
  position: consultant?.position ?? '',
  clients: consultant?.clients ?? [],
  createAccount: false,
  password: '',
  confirmPassword: '',
})

type TextKey = keyof Texts['consultants']

/** The three rules of an account (Document 3, section 5), in their order; undefined when all hold. */
export function accountProblem(
  account: Pick<ConsultantValues, 'email' | 'password' | 'confirmPassword'>,
): TextKey | undefined {
  if (account.email.trim() === '' || account.password === '') return 'accountIncomplete'
  if (account.password !== account.confirmPassword) return 'passwordsDiffer'
  return account.password.length < leastPasswordLength ? 'passwordShort' : undefined
}

/** What keeps the form from being sent. */
export function problemOf(values: ConsultantValues): TextKey | undefined {
  if (values.firstName.trim() === '' || values.lastName.trim() === '') return 'namesRequired'
  return values.createAccount ? accountProblem(values) : undefined
}

/** The server's own sentence, else the catalogue's for this failure (Document 3, section 8), with why no answer came. */
export function serverMessageOr(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE' || error.message === '') return fallback
  return error.status === 0 ? `${fallback}: ${error.message}` : error.message
}

/** Why the actor cannot give sign-ins to consultants, or undefined. */
export function signInRefusal(user: SessionUser): TextKey | undefined {
  if (user.isImpersonating) return 'notWhileImpersonating'
  return isFirmAdmin(user) ? undefined : 'needsAllClients'
}

export const nameOf = ({ firstName, lastName }: Pick<Consultant, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
