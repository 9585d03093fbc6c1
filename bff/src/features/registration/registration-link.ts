import { AppError } from '@parley/contracts/errors.ts'
import type { RegistrationLink } from '@parley/contracts/http/registration.ts'
import { leastPasswordLength } from '@parley/contracts/http/security.ts'
import type { FirmSettings } from '@parley/contracts/stored/settings.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { z } from 'zod'
import { securityPolicyOf, type SessionServices } from '../session/index.ts'
import { findRegistrationLink } from './registration.queries.ts'

/** For a link to register that is wrong, used or too old; the page offers a new one. */
export const invalidRegistrationLink = (): AppError =>
  new AppError('BAD_REQUEST', 'This link is no longer valid. It may have been used already, or be too old.')

/** What a firm that registers itself has said, kept with its link. */
export const firmDataSchema = z.object({
  email: z.email(),
  firmName: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
})
export type FirmData = z.infer<typeof firmDataSchema>

type FoundLink =
  { kind: 'invitation'; shown: RegistrationLink } | { kind: 'firm'; shown: RegistrationLink; firm: FirmData }

function rulesOf(firmSettings: FirmSettings | null | undefined): RegistrationLink['passwordRules'] {
  const { minLength, requireSpecialChars } = securityPolicyOf(firmSettings).passwordPolicy
  return { minLength: Math.max(leastPasswordLength, minLength), requireSpecialChars }
}

/** @throws AppError BAD_REQUEST for a link that is wrong, used or too old, or whose account is no longer active */
export async function getRegistrationLink(
  { dependencies: { database, clock } }: SessionServices,
  token: string,
): Promise<FoundLink> {
  const row = await database.tenantRead(authScope, (tx) => findRegistrationLink(tx, token, clock.now()))
  if (row === undefined) throw invalidRegistrationLink()
  if (row.purpose === 'firm_registration') {
    const firm = firmDataSchema.parse(row.data)
    const { email, firstName, lastName } = firm
    const shown = { kind: 'firm' as const, email, firstName, lastName, organisation: firm.firmName }
    return { kind: 'firm', firm, shown: { ...shown, passwordRules: rulesOf(undefined) } }
  }
  return {
    kind: 'invitation',
    shown: {
      kind: 'invitation',
      email: row.email ?? '',
      firstName: row.first_name ?? '',
      lastName: row.last_name ?? '',
      organisation: row.client_name ?? row.firm_name,
      passwordRules: rulesOf(row.firm_settings),
    },
  }
}
