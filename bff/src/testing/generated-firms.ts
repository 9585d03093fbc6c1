import { initiativeTypes } from '@parley/contracts/enums.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import { insertRow, type TestTables } from './rows.ts'

// Firms with records of every kind that a dashboard counts or leaves out, kept as plain lists beside the rows, so that
// a test can count them by loops.

export interface GeneratedClient {
  id: Id
  name: string
  isObsolete: boolean
  industries: string[]
}
export interface GeneratedConsultant {
  id: Id
  firstName: string
  lastName: string
  isObsolete: boolean
}
export interface GeneratedInitiative {
  id: Id
  clientId: Id
  consultantId: Id | null
  status: string
  type: string | null
  isArchived: boolean
}
export interface GeneratedFirm {
  id: Id
  name: string
  isObsolete: boolean
  clients: GeneratedClient[]
  consultants: GeneratedConsultant[]
  initiatives: GeneratedInitiative[]
}

/** Numbers from 0 to 1, the same at every run (mulberry32). */
function createDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const statuses = ['PENDING', 'ACTIVE', 'COMPLETED', 'ON_HOLD', 'CANCELLED']
const industryCodes = ['all', 'technology', 'healthcare', 'finance', 'retail', 'energy']

function createChance(seed: number) {
  const dice = createDice(seed)
  const one = <T>(of: readonly T[]): T => of[Math.floor(dice() * of.length)] as T
  return { one, happens: (part: number) => dice() < part }
}
type Chance = ReturnType<typeof createChance>

const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))

function planFirm(name: string, { one, happens }: Chance, isObsolete: boolean): GeneratedFirm {
  const clients = numbered(9, (number) => ({
    id: newId(),
    name: `${name} client ${number}`,
    isObsolete: number % 4 === 0,
    industries: [...new Set(numbered(number % 4, () => one(industryCodes)))],
  }))
  const consultants = numbered(8, (number) => ({
    id: newId(),
    firstName: 'Kim',
    lastName: `${name} ${number}`,
    isObsolete: number % 4 === 0,
  }))
  const initiatives = numbered(80, () => ({
    id: newId(),
    // The last one has none, and the last consultant leads none.
    clientId: one(clients.slice(0, -1)).id,
    consultantId: happens(0.8) ? one(consultants.slice(0, -1)).id : null,
    status: one(statuses),
    type: happens(0.9) ? one(initiativeTypes.slice(0, 6)) : null,
    isArchived: happens(0.2),
  }))
  return { id: newId(), name, isObsolete, clients, consultants, initiatives }
}

async function writeFirm(database: TestTables, firm: GeneratedFirm): Promise<void> {
  const firm_id = firm.id
  const settings = {
    security: { requireTwoFactorForConsultants: false, requireTwoFactorForAdmins: false },
  }
  await insertRow(database, 'consulting_firm', {
    id: firm_id,
    name: firm.name,
    is_obsolete: firm.isObsolete,
    settings,
  })
  for (const { id, name, isObsolete, industries } of firm.clients) {
    await insertRow(database, 'client', { id, firm_id, name, is_obsolete: isObsolete })
    await database.asOwner(
      `insert into client_industry (firm_id, client_id, industry_id) select $1, $2, id from industry where code = any($3)`,
      [firm_id, id, industries],
    )
  }
  for (const { id, firstName, lastName, isObsolete } of firm.consultants)
    await insertRow(database, 'consultant', {
      id,
      firm_id,
      first_name: firstName,
      last_name: lastName,
      is_obsolete: isObsolete,
    })
  for (const [index, one] of firm.initiatives.entries())
    await insertRow(database, 'initiative', {
      id: one.id,
      firm_id,
      client_id: one.clientId,
      name: `${firm.name} initiative ${index}`,
      status: one.status,
      consultant_id: one.consultantId,
      is_archived: one.isArchived,
      is_confidential: index % 3 === 0,
      ...(one.type === null
        ? {}
        : { template_snapshot: { name: 'Template', icon: '', initiativeType: one.type } }),
    })
}

/** Writes three firms, of which the last is obsolete. */
export async function generateFirms(database: TestTables): Promise<GeneratedFirm[]> {
  const chance = createChance(7)
  const firms = ['Northwind', 'Southgate', 'Closed'].map((name) => planFirm(name, chance, name === 'Closed'))
  for (const firm of firms) await writeFirm(database, firm)
  return firms
}
