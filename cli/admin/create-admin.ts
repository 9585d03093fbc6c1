import { parseArgs } from 'node:util'
import { newId, type Id } from '@parley/contracts/ids.ts'
import { platformScope, type Tx } from '@parley/migrations/seeding/seed-writer.ts'
import { seedStarter } from '@parley/migrations/starter/seed-starter.ts'
import { appendAudit } from '@parley/server-kit/audit/append-audit.queries.ts'
import { optionalAddress, optionalText, readEnvironment } from '@parley/server-kit/env/environment.ts'
import { isMailCatcher } from '@parley/server-kit/env/mail-catcher.ts'
import { newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { z } from 'zod'
import type { Terminal } from '../command.ts'
import { openProduct, refuse } from '../open-product.ts'
import { toldOf } from './add-starter-set.ts'
import {
  countSuperAdmins,
  findByAddress,
  holdSuperAdmins,
  insertAdmin,
  insertInvitation,
  type NewAdmin,
  queueInvitation,
} from './admin.queries.ts'
import { proveSuperAdmin } from './prove-super-admin.ts'

/** How long the link works: as an invitation by mail. */
const linkDays = 7

const argumentsSchema = z.object({
  email: z.email('--email must be an address like ana@example.com').max(254),
  'first-name': z.string('--first-name is missing').trim().min(1, '--first-name is missing').max(100),
  'last-name': z.string('--last-name is missing').trim().min(1, '--last-name is missing').max(100),
  /** The super admin who vouches for a further one. */
  as: z.string().optional(),
  print: z.boolean().default(false),
  'no-starter-set': z.boolean().default(false),
})

const variablesSchema = z.object({
  SMTP_URL: optionalAddress(/^smtps?:$/, 'smtps://user:password@host:465'),
  PUBLIC_URL: optionalText,
  PORT: z.coerce.number().int().default(3000),
  PARLEY_ADMIN_PASSWORD: optionalText,
})
type Variables = z.output<typeof variablesSchema>

function readArguments(args: string[]): z.output<typeof argumentsSchema> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    args,
    options: {
      email: text,
      'first-name': text,
      'last-name': text,
      as: text,
      print: flag,
      'no-starter-set': flag,
    },
  })
  const read = argumentsSchema.safeParse(values)
  if (read.success) return read.data
  throw refuse(read.error.issues.map(({ message }) => message).join('\n'))
}

/**
 * `parley admin create`: a super admin, who sets the password by a link that works once: mailed where there is a mail
 * server, else printed. The first needs no proof, since nobody could give one; each further one needs an existing super
 * admin's password. A product without agents and templates is given the starter set.
 */
export async function createAdmin({ args, say, now, variables }: Terminal): Promise<number> {
  const given = readArguments(args)
  const read = readEnvironment(variablesSchema, variables)
  const product = await openProduct(variables, { mayMake: true })
  try {
    const { database } = product
    const proof = await proveSuperAdmin(database, { as: given.as, password: read.PARLEY_ADMIN_PASSWORD })
    const person = { email: given.email, firstName: given['first-name'], lastName: given['last-name'] }
    await database.tenantTransaction(platformScope, async (tx) => {
      const token = await makeAdmin(tx, { person, by: proof, now, isMailed: isMailed(given, read) })
      say(`${person.email} is a super admin.`)
      sayLink(say, { token, variables: read, person })
      if (!given['no-starter-set']) sayStarter(say, await seedStarter(tx, { now }))
    })
    return 0
  } finally {
    await product.close()
  }
}

const isMailed = ({ print }: { print: boolean }, { SMTP_URL }: Variables): boolean =>
  SMTP_URL !== undefined && !print

interface Making {
  person: NewAdmin
  /** Who vouches; null for the first. */
  by: Id | null
  now: Date
  isMailed: boolean
}

/** @returns the secret of the printed link; undefined where it is mailed */
async function makeAdmin(tx: Tx, { person, by, now, isMailed }: Making): Promise<string | undefined> {
  // Asked again, with the others kept from it: two commands at once make one first admin.
  await holdSuperAdmins(tx)
  if (by === null && (await countSuperAdmins(tx)) > 0)
    throw refuse('There is a super admin already. Name one by --as.')
  if ((await findByAddress(tx, person.email)) !== undefined)
    throw refuse(`Somebody has the address ${person.email} already.`)
  const userId = await insertAdmin(tx, person)
  await appendAudit(tx, {
    action: 'user.created',
    firmId: null,
    clientId: null,
    entity: 'user',
    entityId: userId,
    actorId: by,
    subjectId: by,
    requestId: newId(),
    details: { byCommandLine: true, invited: isMailed },
  })
  if (isMailed) {
    await queueInvitation(tx, { userId, email: person.email })
    return undefined
  }
  const token = newOpaqueToken()
  await insertInvitation(tx, { userId, token, now, endsAt: new Date(now.getTime() + linkDays * 86_400_000) })
  return token
}

function sayLink(
  say: Terminal['say'],
  { token, variables, person }: { token: string | undefined; variables: Variables; person: NewAdmin },
): void {
  if (token === undefined) {
    const isCaught = variables.SMTP_URL !== undefined && isMailCatcher(variables.SMTP_URL)
    const where = isCaught ? `the mail catcher, for ${person.email},` : person.email
    say(`An invitation goes to ${where} as soon as the orchestrator runs.`)
    return
  }
  const origin = (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, '')
  say(`This link sets the password, once and within ${linkDays} days:`)
  say(`  ${origin}/register?token=${token}`)
}

function sayStarter(say: Terminal['say'], made: { agents: number; templates: number }): void {
  if (made.agents > 0) say(toldOf(made))
}
