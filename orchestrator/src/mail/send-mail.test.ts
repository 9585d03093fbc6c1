import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { composeMail } from './mail-texts.ts'
import { mostMailAttempts, sendMail } from './send-mail.ts'
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
const linkOf = async (text: string) =>
  (
    await database.asOwner<{ purpose: string; user_id: string; expires_at: Date }>(
      `select purpose, user_id, expires_at from one_time_token where token_hash = $1`,
      [hashOpaqueToken(tokenIn(text))],
    )
  )[0]

describe('without a mail server', () => {
  it('keeps an invitation whose link works for 7 days, its secret hashed', async () => {
    const { id, userId } = await addMail()
    await sendMail(ports(undefined), id)
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'KEPT', subject: 'Acme <Ltd> invites you to Parley' })
    expect(row.text_body).toContain(`${publicUrl}/reset-password?token=`)
    expect(row.html_body).toContain('Acme &lt;Ltd&gt;')
    expect(await linkOf(row.text_body)).toEqual({
      purpose: 'invitation',
      user_id: userId,
      expires_at: new Date('2026-05-11T10:00:00Z'),
    })
  })

  it('writes a reset in the person’s language, with 30 minutes', async () => {
    const { id } = await addMail('password_reset', { locale: 'de' })
    await sendMail(ports(undefined), id)
    const row = await rowOf(id)
    expect(row).toMatchObject({ subject: 'Neues Passwort für Parley festlegen' })
    expect((await linkOf(row.text_body))?.expires_at).toEqual(new Date('2026-05-04T10:30:00Z'))
  })

  it('leads a notification into the product and nowhere else', async () => {
    const words = { title: 'Phase completed', text: 'Discovery is complete.', path: 'https://evil.example' }
    const { id } = await addMail('notification', { data: words })
    await sendMail(ports(undefined), id)
    const row = await rowOf(id)
    expect(row.subject).toBe('Phase completed')
    expect(row.text_body).toContain(`${publicUrl}/\n`)
    expect(row.text_body).not.toContain('evil')
  })

  it('tells the account’s end instead of writing to nobody', async () => {
    const { id, userId } = await addMail()
    await database.asOwner(`update user_account set email = null, deleted_at = now() where id = $1`, [userId])
    await sendMail(ports(undefined), id)
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', error: 'The account is no longer active.' })
  })
})

describe('with a mail server', () => {
  it('sends once, however often it is rung for, and stores no word of it', async () => {
    const { id, email } = await addMail()
    await sendMail(ports(transport), id)
    await sendMail(ports(transport), id)
    expect(heard.filter((line) => line === 'DATA')).toHaveLength(1)
    expect(heard).toContain(`RCPT TO:<${email}>`)
    expect(heard).toContain(`Message-ID: <${id}@parley>`)
    expect(await rowOf(id)).toMatchObject({ status: 'SENT', text_body: '', html_body: null, attempts: 1 })
  })

  it('tries again while the server asks for it, and gives up in the end', async () => {
    toRecipient = '451 later'
    const { id } = await addMail()
    for (let attempt = 1; attempt < mostMailAttempts; attempt += 1)
      await expect(sendMail(ports(transport), id)).rejects.toThrow()
    expect(await rowOf(id)).toMatchObject({ status: 'PENDING', attempts: mostMailAttempts - 1 })
    await sendMail(ports(transport), id)
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', text_body: '' })
  })

  it('does not ask again where it was refused for good', async () => {
    toRecipient = '550 nobody here'
    const { id } = await addMail()
    await sendMail(ports(transport), id)
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', attempts: 1 })
  })
})

it('lets no name begin a header line or a tag', () => {
  const mail = composeMail({
    kind: 'invitation',
    locale: 'en',
    firstName: '<img src=x>',
    organisation: 'Acme\r\nBcc: all@example.com',
    link: 'https://parley.example.com/?a=1&b=2',
    words: { title: '', text: '' },
  })
  expect(mail.subject).toBe('Acme Bcc: all@example.com invites you to Parley')
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('a=1&amp;b=2')
})
