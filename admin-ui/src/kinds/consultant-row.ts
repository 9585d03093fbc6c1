import type { adminConsultants } from '@parley/contracts/http/admin.ts'
import { leastPasswordLength } from '@parley/contracts/http/consultants.ts'
import type { z } from 'zod'

/** A consultant as the console lists them. */
export type ConsultantRow = z.output<typeof adminConsultants.row>

export const nameOf = ({ firstName, lastName }: Pick<ConsultantRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

export interface Account {
  email?: string | null
  password?: string | null
  confirmPassword?: string | null
}

/** What is wrong with an account, by the field that is to be mended (Document 3, section 5); nothing when all holds. */
export function accountProblem({ email, password, confirmPassword }: Account): {
  field?: keyof Account
  text?: 'accountIncomplete' | 'passwordsDiffer' | 'passwordShort'
} {
  const isSet = (text: string | null | undefined): text is string => text != null && text.trim() !== ''
  if (!isSet(email)) return { field: 'email', text: 'accountIncomplete' }
  if (!isSet(password)) return { field: 'password', text: 'accountIncomplete' }
  if (password !== confirmPassword) return { field: 'confirmPassword', text: 'passwordsDiffer' }
  return password.length < leastPasswordLength ? { field: 'password', text: 'passwordShort' } : {}
}
