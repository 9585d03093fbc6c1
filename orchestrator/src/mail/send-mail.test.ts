import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { composeMail } from './mail-texts.ts'
import type { KeptMail } from './mail-settings.ts'
import { mostMailAttempts, sendMail } from './send-mail.ts'
import { createSmtpTransport, type MailTransport } from './smtp-transport.ts'
import { type MailWorld, openMailWorld, publicUrl, tokenIn } from './testing/mail-world.ts'

let world: MailWorld
let database: MailWorld['database']
let addMail: MailWorld['addMail']
let rowOf: MailWorld['rowOf']
let ports: MailWorld['ports']

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
  world = await openMailWorld()
  ;({ database, addMail, rowOf, ports } = world)
  server = createServer(converse)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  transport = createSmtpTransport({
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    from: 'Parley <no-reply@parley.example.com>',
  })
})
afterAll(async () => {
  transport.close()
  server.close()
  await database.close()
})
afterEach(() => {
  heard = []
  toRecipient = '250 ok'
})

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
    expect(row.text_body).toContain(`${publicUrl}/register?token=`)
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

  it('ends the link of a reset that was mailed to the person before', async () => {
    const { id: first, userId, email } = await addMail('password_reset')
    const second = newId()
    await database.asOwner(
      `insert into mail_message (id, kind, user_id, to_address, subject, text_body, data)
         values ($1, 'password_reset', $2, $3, '', '', '{}')`,
      [second, userId, email],
    )
    for (const id of [first, second]) await sendMail(ports(undefined), id)
    const isUsed = async (id: string): Promise<unknown> => {
      const token = hashOpaqueToken(tokenIn((await rowOf(id)).text_body))
      const [row] = await database.asOwner<{ used: boolean }>(
        'select used_at is not null as used from one_time_token where token_hash = $1',
        [token],
      )
      return row?.used
    }
    expect([await isUsed(first), await isUsed(second)]).toEqual([true, false])
  })

  it('tells the owner of a locked sign-in, with a link that opens it for 24 hours', async () => {
    const { id } = await addMail('sign_in_locked')
    await sendMail(ports(undefined), id)
    const row = await rowOf(id)
    expect(row.subject).toBe('Your sign-in to Parley is locked')
    expect(row.text_body).toContain(`${publicUrl}/unlock?token=`)
    const day = { purpose: 'sign_in_unlock', expires_at: new Date('2026-05-05T10:00:00Z') }
    expect(await linkOf(row.text_body)).toMatchObject(day)
  })

  it('keeps no secret of a link unless told, and says it where it is told to', async () => {
    const said: KeptMail[] = []
    const { id, email } = await addMail('password_reset')
    await sendMail({ ...ports(undefined), showLinks: false, sayKept: (kept) => void said.push(kept) }, id)
    const row = await rowOf(id)
    expect(row.text_body).toContain(`${publicUrl}/reset-password?token=***`)
    expect([tokenIn(row.text_body), tokenIn(row.html_body ?? '')]).toEqual(['', ''])
    expect(said).toMatchObject([{ to: email, subject: row.subject }])
    expect(await linkOf(said[0]?.link ?? '')).toMatchObject({ purpose: 'password_reset' })
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

describe('a mail that was asked for by address alone', () => {
  const asked = { by: 'person', network: '203.0.113.*', device: 'Firefox', requestId: 'r-1', ipAddress: null }
  async function ask(address: string, kind = 'password_reset', data: object = { asked }) {
    const id = newId()
    await database.asOwner(
      `insert into mail_message (id, kind, to_address, subject, text_body, data) values ($1, $2, $3, '', '', $4)`,
      [id, kind, address, JSON.stringify(data)],
    )
    await sendMail(ports(undefined), id)
    return id
  }
  async function addPerson(passwordHash: string | null) {
    const { userId, email } = await addMail()
    await database.asOwner(`insert into credential (user_id, password_hash) values ($1, $2)`, [
      userId,
      passwordHash,
    ])
    return { userId, email }
  }

  it('goes to who has it, says from where it was asked for, and is audited', async () => {
    const { userId, email } = await addPerson('hash')
    const row = await rowOf(await ask(email.toUpperCase()))
    expect(row).toMatchObject({ status: 'KEPT', subject: 'Set a new password for Parley', data: {} })
    expect(row.text_body).toContain('from the network 203.0.113.* with Firefox')
    expect(await linkOf(row.text_body)).toMatchObject({ purpose: 'password_reset', user_id: userId })
    expect(
      await database.asOwner(`select action, request_id from audit_event where entity_id = $1`, [userId]),
    ).toEqual([{ action: 'credential.reset_requested', request_id: 'r-1' }])
  })

  it('invites again who has never had a password', async () => {
    const { email } = await addPerson(null)
    const row = await rowOf(await ask(email))
    expect(row.subject).toBe('Acme <Ltd> invites you to Parley')
  })

  it('leaves nothing where nobody has it, or the account is not active', async () => {
    const { userId, email } = await addPerson('hash')
    await database.asOwner(`update user_account set is_obsolete = true where id = $1`, [userId])
    for (const address of ['nobody@people.test', email]) {
      const id = await ask(address)
      expect(await database.asOwner(`select id from mail_message where id = $1`, [id])).toEqual([])
    }
  })

  it('proves the address of a firm that registers itself, and tells who has it already', async () => {
    const firm = { firmName: 'Eastgate', firstName: 'Eva', lastName: 'Berg' }
    const fresh = await rowOf(await ask('eva@eastgate.test', 'firm_registration', firm))
    expect(fresh.text_body).toContain(`${publicUrl}/register?token=`)
    expect(fresh.text_body).toContain('Eastgate')
    const [link] = await database.asOwner<{ data: unknown; user_id: string | null }>(
      `select data, user_id from one_time_token where purpose = 'firm_registration'`,
    )
    expect(link).toEqual({ user_id: null, data: { ...firm, email: 'eva@eastgate.test' } })
    const { email } = await addPerson('hash')
    const known = await rowOf(await ask(email, 'firm_registration', firm))
    expect(known).toMatchObject({ subject: 'You have a Parley account already' })
    expect(known.text_body).not.toContain('token=')
    expect(known.text_body).not.toContain('Eva')
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
