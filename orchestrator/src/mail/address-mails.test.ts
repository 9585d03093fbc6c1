import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { sendMail } from './send-mail.ts'
import { createSmtpTransport, type MailTransport } from './smtp-transport.ts'

const publicUrl = 'https://parley.example.com'
const now = new Date('2026-05-04T10:00:00Z')
const [firmId, clientId] = [newId(), newId()]
let database: TestDatabase<DB>

/** What a mail server heard, and what it says to the recipient. */
let heard: string[] = []
let toRecipient = '250 ok'
let server: Server
let transport: MailTransport

/** Speaks as much of SMTP as a mail needs. */
function converse(socket: Socket): void {
  let inData = false
  let text = ''
  socket.write('220 here\r\n')
  socket.on('data', (chunk) => {
    text += chunk.toString()
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end)
      text = text.slice(end + 2)
      heard.push(line)
      if (inData && line !== '.') continue
      if (line === '.') inData = false
      if (line === 'DATA') inData = true
      if (line.startsWith('RCPT')) socket.write(`${toRecipient}\r\n`)
      else if (line === 'DATA') socket.write('354 go on\r\n')
      else if (line === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
  })
  socket.on('error', () => undefined)
}

beforeAll(async () => {
  database = await createTestDatabase<DB>()
  await database.asOwner(`insert into consulting_firm (id, name) values ($1, 'Northwind')`, [firmId])
  await database.asOwner(`insert into client (id, firm_id, name) values ($1, $2, 'Acme <Ltd>')`, [
    clientId,
    firmId,
  ])
  server = createServer(converse)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  transport = createSmtpTransport({
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    from: 'Parley <no-reply@parley.example.com>',
  })
}, 60_000)
afterAll(async () => {
  transport.close()
  server.close()
  await database.close()
})
afterEach(() => {
  heard = []
  toRecipient = '250 ok'
})

const ports = (given: MailTransport | undefined) => ({
  database,
  clock: { now: () => now },
  transport: given,
  publicUrl,
  showLinks: true,
})

async function addMail(kind = 'invitation', { locale = 'en', data = {} } = {}) {
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
const rowOf = async (id: string): Promise<MailRow> => {
  const [row] = await database.asOwner<MailRow & Record<string, unknown>>(
    `select * from mail_message where id = $1`,
    [id],
  )
  if (row === undefined) throw new Error('There is no such mail.')
  return row
}
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? ''

describe('mails about an address', () => {
  async function addAddressMail(kind: string, to: string) {
    const { userId, email } = await addMail()
    const id = newId()
    await database.asOwner(
      `insert into mail_message (id, kind, user_id, to_address, subject, text_body, data) values ($1, $2, $3, $4, '', '', $5)`,
      [id, kind, userId, to, JSON.stringify({ newEmail: 'new@people.test' })],
    )
    await sendMail(ports(undefined), id)
    return { row: await rowOf(id), userId, email }
  }
  const linkData = async (text: string) =>
    (
      await database.asOwner<{ data: unknown; expires_at: Date }>(
        `select data, expires_at from one_time_token where token_hash = $1`,
        [hashOpaqueToken(tokenIn(text))],
      )
    )[0]

  it('go to the address that they are about, with a link that knows it', async () => {
    const { row } = await addAddressMail('email_verification', 'new-1@people.test')
    expect(row).toMatchObject({ status: 'KEPT', to_address: 'new-1@people.test' })
    expect(row.text_body).toContain(`${publicUrl}/verify-email?token=`)
    expect(await linkData(row.text_body)).toEqual({
      data: { email: 'new-1@people.test' },
      expires_at: new Date('2026-05-05T10:00:00Z'),
    })
    const { row: back } = await addAddressMail('email_undo', 'old-1@people.test')
    expect(back.text_body).toContain(`${publicUrl}/verify-email?keep=1&token=`)
    expect(back.text_body).toContain('new@people.test')
    expect((await linkData(back.text_body))?.expires_at).toEqual(new Date('2026-05-11T10:00:00Z'))
  })

  it('tell who has it already that nothing has changed', async () => {
    const { email } = await addMail()
    const { row } = await addAddressMail('email_verification', email)
    expect(row.subject).toBe('You have a Parley account already')
    expect(row.text_body).not.toContain('token=')
  })
})
