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

/** All rows of a table in one statement; several hundred one by one would take a busy machine a while. */
const createWriter = (database: TestTables) => (insert: string, columns: string, rows: readonly object[]) =>
  database.asOwner(`${insert} from jsonb_to_recordset($1::jsonb) as row(${columns})`, [JSON.stringify(rows)])

async function writeFirm(database: TestTables, firm: GeneratedFirm): Promise<void> {
  const firm_id = firm.id
  const security = { requireTwoFactorForConsultants: false, requireTwoFactorForAdmins: false }
  await insertRow(database, 'consulting_firm', {
    id: firm_id,
    name: firm.name,
    is_obsolete: firm.isObsolete,
    settings: { security },
  })
  const place = { firm: firm_id }
  const writeRows = createWriter(database)
  await writeRows(
    'insert into client (id, firm_id, name, is_obsolete) select id, firm, name, "isObsolete"',
    'id uuid, firm uuid, name text, "isObsolete" boolean',
    firm.clients.map((one) => ({ ...place, ...one })),
  )
  await writeRows(
    `insert into client_industry (firm_id, client_id, industry_id)
       select firm, client, (select id from industry where industry.code = row.code)`,
    'firm uuid, client uuid, code text',
    firm.clients.flatMap(({ id, industries }) => industries.map((code) => ({ ...place, client: id, code }))),
  )
  await writeRows(
    `insert into consultant (id, firm_id, first_name, last_name, is_obsolete)
       select id, firm, "firstName", "lastName", "isObsolete"`,
    'id uuid, firm uuid, "firstName" text, "lastName" text, "isObsolete" boolean',
    firm.consultants.map((one) => ({ ...place, ...one })),
  )
  await writeRows(
    `insert into initiative (id, firm_id, client_id, consultant_id, name, status, is_archived, is_confidential, template_snapshot)
       select id, firm, "clientId", "consultantId", 'Initiative', status, "isArchived", "isConfidential", snapshot`,
    `id uuid, firm uuid, "clientId" uuid, "consultantId" uuid, status text, "isArchived" boolean,
       "isConfidential" boolean, snapshot jsonb`,
    firm.initiatives.map((one, index) => ({
      ...place,
      ...one,
      isConfidential: index % 3 === 0,
      ...(one.type === null ? {} : { snapshot: { name: 'Template', icon: '', initiativeType: one.type } }),
    })),
  )
}

/** Writes three firms, of which the last is obsolete. */
export async function generateFirms(database: TestTables): Promise<GeneratedFirm[]> {
  const chance = createChance(7)
  const firms = ['Northwind', 'Southgate', 'Closed'].map((name) => planFirm(name, chance, name === 'Closed'))
  for (const firm of firms) await writeFirm(database, firm)
  return firms
}
