import { hash } from '@node-rs/argon2'
import { newId } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { demoClients, demoFirms, type DemoUser } from './content/people.ts'
import { daysBefore, insert, json, type SeedContext, type Tx } from '../seeding/seed-writer.ts'

/** One password for all demo accounts (decisions D9). */
const demoPassword = 'Parley-demo-1!'
/** As sign-in makes them (Security, "Sign-in"). */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

interface DemoRole {
  name: string
  kind: 'super_admin' | 'firm' | 'client'
  permissions: string[]
}

const roles: DemoRole[] = [
  { name: 'SUPER_ADMIN', kind: 'super_admin', permissions: ['*'] },
  { name: 'Firm Admin', kind: 'firm', permissions: ['*'] },
  { name: 'Consultant', kind: 'firm', permissions: ['manage_initiatives', 'view_analytics'] },
  { name: 'Client Admin', kind: 'client', permissions: ['*'] },
  { name: 'Client Member', kind: 'client', permissions: ['manage_initiatives'] },
  { name: 'Client Viewer', kind: 'client', permissions: [] },
]

export interface SeededClient {
  key: string
  firmId: string
  clientId: string
}

/** Ids of what was made, by key. */
export interface SeededDirectory {
  firms: Map<string, string>
  clients: Map<string, SeededClient>
  consultants: Map<string, string>
  /** By e-mail address. */
  users: Map<string, string>
}

interface Account extends DemoUser {
  id: string
  firmId: string | null
  clientId: string | null
  consultantId: string | null
}

interface DirectorySeed extends SeedContext {
  /** By e-mail address. */
  passwordHashes: Map<string, string>
}

/** Firms, clients, consultants, roles and accounts. */
export async function seedDirectory({ tx, now, passwordHashes }: DirectorySeed): Promise<SeededDirectory> {
  const seeded: SeededDirectory = {
    firms: new Map(),
    clients: new Map(),
    consultants: new Map(),
    users: new Map(),
  }
  const accounts: Account[] = [superAdmin()]
  const relaxed = { security: { requireTwoFactorForConsultants: false, requireTwoFactorForAdmins: false } }
  for (const firm of demoFirms) {
    const settings = json(relaxed)
    const firmId = await insert(tx, 'consulting_firm', {
      name: firm.name,
      settings,
      created_at: daysBefore(now, 420),
    })
    seeded.firms.set(firm.key, firmId)
    for (const { key, clients: _, ...person } of firm.consultants) {
      const names = { first_name: person.firstName, last_name: person.lastName, position: person.position }
      const email = `${person.firstName}.${person.lastName}@${firm.key}.test`.toLowerCase()
      seeded.consultants.set(key, await insert(tx, 'consultant', { firm_id: firmId, email, ...names }))
    }
    for (const user of firm.users)
      accounts.push({
        ...user,
        id: newId(),
        firmId,
        clientId: null,
        consultantId: seeded.consultants.get(user.consultant ?? '') ?? null,
      })
  }
  const industries = await tx.selectFrom('industry').select(['id', 'code']).execute()
  for (const client of demoClients) {
    const firmId = seeded.firms.get(client.firm) ?? ''
    const clientId = await insert(tx, 'client', {
      firm_id: firmId,
      name: client.name,
      created_at: daysBefore(now, 300),
    })
    seeded.clients.set(client.key, { key: client.key, firmId, clientId })
    const industry = industries.find(({ code }) => code === client.industry)
    if (industry !== undefined)
      await tx
        .insertInto('client_industry')
        .values({ firm_id: firmId, client_id: clientId, industry_id: industry.id })
        .execute()
    for (const user of client.users)
      accounts.push({ ...user, id: newId(), firmId, clientId, consultantId: null })
  }
  await seedAccess(tx, seeded)
  await seedAccounts(tx, accounts)
  await seedCredentials(tx, accounts, passwordHashes)
  for (const { email, id } of accounts) seeded.users.set(email, id)
  return seeded
}

const superAdmin = (): Account => ({
  id: newId(),
  email: 'superadmin@parley.test',
  firstName: 'Robin',
  lastName: 'Vance',
  role: 'SUPER_ADMIN',
  firmId: null,
  clientId: null,
  consultantId: null,
})

async function seedAccess(tx: Tx, { firms, clients, consultants }: SeededDirectory): Promise<void> {
  const rows = demoFirms.flatMap((firm) =>
    firm.consultants.flatMap(({ key, clients: keys }) =>
      keys.map((client) => ({
        firm_id: firms.get(firm.key) ?? '',
        consultant_id: consultants.get(key) ?? '',
        client_id: clients.get(client)?.clientId ?? '',
      })),
    ),
  )
  await tx.insertInto('consultant_client_access').values(rows).execute()
}

async function seedAccounts(tx: Tx, accounts: Account[]): Promise<void> {
  const ids = new Map<string, string>()
  const existing = await tx
    .selectFrom('role')
    .select(['id', 'name'])
    .where('is_immutable', '=', true)
    .execute()
  for (const { name, id } of existing) ids.set(name, id)
  for (const role of roles)
    if (!ids.has(role.name)) ids.set(role.name, await insert(tx, 'role', { ...role, is_immutable: true }))
  for (const account of accounts) {
    const tenant = { firm_id: account.firmId, client_id: account.clientId }
    await tx
      .insertInto('user_account')
      .values({
        id: account.id,
        ...tenant,
        consultant_id: account.consultantId,
        email: account.email,
        first_name: account.firstName,
        last_name: account.lastName,
        is_super_admin: account.role === 'SUPER_ADMIN',
        is_demo: true,
        email_verified_at: new Date(),
      })
      .execute()
    await tx
      .insertInto('user_role')
      .values({ user_id: account.id, role_id: ids.get(account.role) ?? '', ...tenant })
      .execute()
  }
}

/**
 * The demo password, hashed once an account, so that each has its own salt; before the transaction and together,
 * because hashing takes its time.
 */
export async function hashPasswords(): Promise<Map<string, string>> {
  const users = [...demoFirms, ...demoClients].flatMap((tenant) => tenant.users)
  const emails = [superAdmin().email, ...users.map(({ email }) => email)]
  return new Map(
    await Promise.all(
      emails.map(async (email): Promise<[string, string]> => [email, await hash(demoPassword, hashOptions)]),
    ),
  )
}

/** Credentials belong to the role that signs people in. */
async function seedCredentials(tx: Tx, accounts: Account[], hashes: Map<string, string>): Promise<void> {
  const now = new Date()
  const rows = accounts.map(({ id, email }) => ({
    user_id: id,
    password_hash: hashes.get(email) ?? null,
    password_changed_at: now,
  }))
  await asRole(tx, 'auth', (auth) => auth.insertInto('credential').values(rows).execute())
}
