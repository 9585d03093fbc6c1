import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import type { MailTransport } from '../smtp-transport.ts'

export const publicUrl = 'https://parley.example.com'
export const now = new Date('2026-05-04T10:00:00Z')

interface MailRow {
  to_address: string
  data: unknown
  status: string
  subject: string
  text_body: string
  html_body: string | null
  attempts: number
  error: string | null
}

/** What is asked of a mail that is sent on the first of these days, with the given way out or none. */
const portsOn = (database: TestDatabase<DB>) => (transport: MailTransport | undefined) => ({
  database,
  clock: { now: () => now },
  transport,
  publicUrl,
  showLinks: true,
})

/** A database with a client, whose people get mails. */
export async function openMailWorld() {
  const [firmId, clientId] = [newId(), newId()]
  const database = await createTestDatabase<DB>()
  await database.asOwner(`insert into consulting_firm (id, name) values ($1, 'Northwind')`, [firmId])
  await database.asOwner(`insert into client (id, firm_id, name) values ($1, $2, 'Acme <Ltd>')`, [
    clientId,
    firmId,
  ])
  const addMail = async (kind = 'invitation', { locale = 'en', data = {} } = {}) => {
    const [userId, id] = [newId(), newId()]
    const email = `ada-${userId}@people.test`
    await database.asOwner(
      `insert into user_account (id, firm_id, client_id, email, first_name, locale) values ($1, $2, $3, $4, 'Ada', $5)`,
      [userId, firmId, clientId, email, locale],
    )
    await database.asOwner(
      `insert into mail_message (id, kind, user_id, to_address, subject, text_body, data) values ($1, $2, $3, $4, '', '', $5)`,
      [id, kind, userId, email, JSON.stringify(data)],
    )
    return { id, userId, email }
  }
  const rowOf = async (id: string): Promise<MailRow> => {
    const [row] = await database.asOwner<MailRow & Record<string, unknown>>(
      `select * from mail_message where id = $1`,
      [id],
    )
    if (row === undefined) throw new Error('There is no such mail.')
    return row
  }
  return { firmId, clientId, database, addMail, rowOf, ports: portsOn(database) }
}
export type MailWorld = Awaited<ReturnType<typeof openMailWorld>>

/** The secret of a mail's link. */
export const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? ''
