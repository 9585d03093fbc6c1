import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { sendMail } from './send-mail.ts'
import { type MailWorld, openMailWorld, publicUrl, tokenIn } from './testing/mail-world.ts'

let world: MailWorld
beforeAll(async () => {
  world = await openMailWorld()
})
afterAll(() => world.database.close())

describe('mails about an address', () => {
  async function addAddressMail(kind: string, to: string) {
    const { userId, email } = await world.addMail()
    const id = newId()
    await world.database.asOwner(
      `insert into mail_message (id, kind, user_id, to_address, subject, text_body, data) values ($1, $2, $3, $4, '', '', $5)`,
      [id, kind, userId, to, JSON.stringify({ newEmail: 'new@people.test' })],
    )
    await sendMail(world.ports(undefined), id)
    return { row: await world.rowOf(id), userId, email }
  }
  const linkData = async (text: string) =>
    (
      await world.database.asOwner<{ data: unknown; expires_at: Date }>(
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
    const { email } = await world.addMail()
    const { row } = await addAddressMail('email_verification', email)
    expect(row.subject).toBe('You have a Parley account already')
    expect(row.text_body).not.toContain('token=')
  })
})
