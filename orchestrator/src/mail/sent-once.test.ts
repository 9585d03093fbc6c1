import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sendMail } from './send-mail.ts'
import type { MailTransport } from './smtp-transport.ts'
import { type MailWorld, openMailWorld } from './testing/mail-world.ts'

let world: MailWorld
beforeAll(async () => {
  world = await openMailWorld()
})
afterAll(() => world.database.close())

const transportOf = (send: MailTransport['send']): MailTransport => ({
  send,
  isCatcher: false,
  close: () => undefined,
})
const send = (id: string, over: MailTransport['send']) => sendMail(world.ports(transportOf(over)), id)

it('sends a mail once that is rung for again while the server takes its time', async () => {
  const { id } = await world.addMail()
  let sent = 0
  const slowly = async (): Promise<void> => {
    sent += 1
    if (sent === 1) await send(id, slowly)
  }
  await send(id, slowly)
  expect(sent).toBe(1)
  expect(await world.rowOf(id)).toMatchObject({ status: 'SENT', attempts: 1 })
})

it('sends it after all where the process ended that was at it, and at once where it failed', async () => {
  const { id } = await world.addMail()
  void send(id, () => new Promise(() => undefined))
  while ((await world.rowOf(id)).attempts === 0) await setImmediate()
  const ring = (error?: Error): Promise<void> =>
    send(id, () => (error === undefined ? Promise.resolve() : Promise.reject(error)))
  await ring()
  expect(await world.rowOf(id)).toMatchObject({ status: 'PENDING', attempts: 1 })
  await world.database.asOwner(
    `update mail_message set lease_until = now() - interval '1 second' where id = $1`,
    [id],
  )
  await expect(ring(new Error('Later.'))).rejects.toThrow('Later.')
  await ring()
  expect(await world.rowOf(id)).toMatchObject({ status: 'SENT', attempts: 3 })
})
