import { AppError } from '@parley/contracts/errors.ts'
import type { register as registerRoute } from '@parley/contracts/http/registration.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { authScope, directoryScope } from '@parley/server-kit/database/scope.ts'
import { z } from 'zod'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { queueMail } from '../mail/index.ts'
import { insertFirm } from '../people/index.ts'
import {
  type CallOrigin,
  checkNewPassword,
  findSignInAccount,
  openSession,
  type SessionServices,
  setPasswordByLink,
  type SignInOutcome,
  useLink,
} from '../session/index.ts'
import { administrators } from '../users/index.ts'
import { type FirmData, getRegistrationLink, invalidRegistrationLink } from './registration-link.ts'

type Body = z.output<typeof registerRoute.body>

interface ByLink {
  token: string
  firstName: string
  lastName: string
  password: string
}

/** @throws AppError VALIDATION_FAILED with each field's text */
function parseFields<T extends z.ZodType>(schema: T, body: Body): z.output<T> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const errors = Object.fromEntries(
    parsed.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
  )
  throw new AppError('VALIDATION_FAILED', Object.values(errors)[0] ?? 'Invalid value', { errors })
}

const needed = z.string('This field is required').min(1, 'This field is required')
const byLinkSchema = z.object({
  token: needed,
  firstName: needed,
  lastName: needed,
  password: z.string('Password is required').min(1, 'Password is required'),
})
const newFirmSchema = z.object({
  firmName: needed,
  firstName: needed,
  lastName: needed,
  email: z.string('Email is required').min(1, 'Email is required').pipe(z.email('Invalid email format')),
})

/**
 * Accepts an invitation, or makes the firm that has proved its address: names and password, and signs in.
 * @throws AppError BAD_REQUEST for a link that is wrong, used or too old; VALIDATION_FAILED
 */
export async function registerByLink(
  services: SessionServices,
  body: Body,
  origin: CallOrigin,
): Promise<SignInOutcome> {
  const fields = parseFields(byLinkSchema, body)
  const link = await getRegistrationLink(services, fields.token)
  const { email } = link.shown
  if (link.kind === 'firm') await makeFirm(services, { ...fields, firm: link.firm }, origin)
  else await acceptInvitation(services, fields, origin)
  const account = await services.dependencies.database.tenantRead(authScope, (tx) =>
    findSignInAccount(tx, email),
  )
  const outcome = account === undefined ? undefined : await openSession(services, account, origin)
  if (outcome === undefined) throw invalidRegistrationLink()
  return outcome
}

const acceptInvitation = (
  services: SessionServices,
  { token, password, firstName, lastName }: ByLink,
  origin: CallOrigin,
) =>
  setPasswordByLink(
    services,
    {
      token,
      password,
      names: { firstName, lastName },
      purposes: ['invitation'],
      refusal: invalidRegistrationLink,
    },
    origin,
  )

/** The firm, its administrator and the end of the link, together or not at all. */
async function makeFirm(
  { dependencies: { database, clock, settings }, passwords, breaches }: SessionServices,
  { firm, ...fields }: ByLink & { firm: FirmData },
  origin: CallOrigin,
): Promise<void> {
  if (!settings.selfRegistration) throw selfRegistrationOff()
  const { email, firmName } = firm
  const { firstName, lastName } = fields
  await checkNewPassword(fields.password, undefined, {
    breaches,
    owner: { email, firstName, lastName, organisations: [firmName] },
  })
  const passwordHash = await passwords.hash(fields.password)
  const now = clock.now()
  await database.tenantTransaction(directoryScope, async (tx) => {
    if (!(await asRole(tx, 'auth', (auth) => useLink(auth, fields.token, now))))
      throw invalidRegistrationLink()
    const firmId = await insertFirm(tx, firm.firmName)
    const person = {
      email: firm.email,
      firstName: fields.firstName,
      lastName: fields.lastName,
      passwordHash,
    }
    const userId = await administrators.makeFirst(tx, { firmId, person, now })
    const { requestId, ipAddress } = origin
    const entry = { firmId, clientId: null, subjectId: userId, actorId: userId, sessionId: null }
    for (const [entity, entityId] of [
      ['consulting_firm', firmId],
      ['user', userId],
    ] as const)
      await appendAudit(tx, {
        ...entry,
        requestId,
        ipAddress,
        action: `${entity}.registered`,
        entity,
        entityId,
      })
  })
}

const selfRegistrationOff = (): AppError =>
  new AppError(
    'SELF_REGISTRATION_OFF',
    'Registration is by invitation. Ask the administrator of your organisation to invite you.',
  )

/**
 * Asks to register a firm: a link goes to the address, which proves it. Nobody is looked up here, so addresses that
 * somebody has get the same answer after the same work; they get a mail that says so.
 * @throws AppError SELF_REGISTRATION_OFF; VALIDATION_FAILED
 */
export async function askToRegister(
  { dependencies: { database, settings } }: SessionServices,
  body: Body,
): Promise<{ message: string }> {
  if (!settings.selfRegistration) throw selfRegistrationOff()
  const { email, firmName, firstName, lastName } = parseFields(newFirmSchema, body)
  await database.tenantTransaction(authScope, (tx) =>
    queueMail(tx, {
      kind: 'firm_registration',
      to: { userId: null, email, firmId: null, clientId: null },
      firm: { firmName, firstName, lastName },
    }),
  )
  return { message: 'We have sent a link to your email address. Open it to go on.' }
}
