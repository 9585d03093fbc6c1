import { z } from 'zod'
import { refused } from './sso-refusals.ts'

/** What the provider says of the person who came. */
export interface Claims {
  /** Never changes and is never given to somebody else, unlike an address. */
  subject: string
  /** Lower case. */
  email: string | null
  /** Null where the provider does not say. */
  emailVerified: boolean | null
  name: string | null
  firstName: string | null
  lastName: string | null
  /** The organisation of a Google account (`hd`). */
  hostedDomain: string | null
}

const text = z.string().trim().min(1).max(300).nullable().catch(null)
/** Some providers write the flag as a text. */
const flag = z.union([z.boolean(), z.stringbool()]).nullable().catch(null)
const subject = z.union([z.string().min(1).max(500), z.number().int()]).transform(String)

const claimsSchema = z.object({
  /** Plain OAuth 2 services that are no OpenID providers call it `id`. */
  sub: subject.optional(),
  id: subject.optional(),
  email: z.email().max(254).nullable().catch(null),
  email_verified: flag,
  name: text,
  given_name: text,
  family_name: text,
  hd: text,
})

/** @throws AppError SSO_REFUSED where the person is not named */
export function readClaims(raw: Record<string, unknown>): Claims {
  const parsed = claimsSchema.safeParse(raw)
  const named = parsed.success ? (parsed.data.sub ?? parsed.data.id) : undefined
  if (!parsed.success || named === undefined) throw refused(parsed.error)
  const { data } = parsed
  return {
    subject: named,
    email: data.email?.toLowerCase() ?? null,
    emailVerified: data.email_verified,
    name: data.name,
    firstName: data.given_name,
    lastName: data.family_name,
    hostedDomain: data.hd?.toLowerCase() ?? null,
  }
}

/** Both names, made of the whole one where the provider gives no parts. */
export function namesOf({ firstName, lastName, name, email }: Claims): {
  firstName: string
  lastName: string
} {
  if (firstName !== null || lastName !== null)
    return { firstName: cut(firstName ?? ''), lastName: cut(lastName ?? '') }
  const [first = '', ...rest] = (name ?? email?.split('@')[0] ?? '').split(/\s+/)
  return { firstName: cut(first), lastName: cut(rest.join(' ')) }
}

const cut = (value: string): string => value.slice(0, 100)

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
