import { existsSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from '../testing/eventually.ts'
import type { TestUser } from '../testing/people.ts'
import { sampleRoutes as routes, sampleState } from '../testing/sample-routes.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const malware = 'what a scanner knows'

/** Speaks clamd's INSTREAM: chunks behind their lengths, an empty one at the end, an answer with a zero byte. */
function answerTo(received: Buffer, says: (content: string) => string): string | undefined {
  const command = 'zINSTREAM\0'
  if (received.length < command.length) return undefined
  if (received.toString('utf8', 0, command.length) !== command) return 'UNKNOWN COMMAND\0'
  let [at, content] = [command.length, '']
  for (;;) {
    if (received.length < at + 4) return undefined
    const length = received.readUInt32BE(at)
    if (length === 0) return says(content)
    if (received.length < at + 4 + length) return undefined
    content += received.toString('utf8', at + 4, at + 4 + length)
    at += 4 + length
  }
}

let says: (content: string) => string
const scanning = (content: string): string =>
  content.includes(malware) ? 'stream: Test.Signature-1 FOUND\0' : 'stream: OK\0'
let clamd: Server
let app: TestApp
let member: TestUser

beforeAll(async () => {
  clamd = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const answer = answerTo(received, says)
      if (answer !== undefined) socket.end(answer)
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve))
  const { port } = clamd.address() as AddressInfo
  app = await createTestApp({ routes, settings: { clamd: { host: '127.0.0.1', port } } })
  const firm = await app.addFirm('Firm')
  const client = await app.addClient(firm, 'Client')
  member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
})
afterAll(async () => {
  await app.close()
  clamd.close()
})

const upload = async (content: string) => {
  const data = new FormData()
  data.append('file', new Blob([content]), 'a.txt')
  return (await app.as(member)).raw('POST', '/api/upload', { body: data })
}

it('refuses malware before a route sees it, keeps nothing, and tells the tenant’s log', async () => {
  says = scanning
  expect(await upload('hello')).toMatchObject({ status: 200, body: { text: 'hello' } })
  const before = sampleState.lastPath
  const refused = await upload(`${'x'.repeat(900)}${malware}`)
  expect(refused).toMatchObject({
    status: 415,
    body: { message: 'Malware was found in the file “a.txt”. It was not taken, and nothing of it is kept.' },
  })
  expect(sampleState.lastPath).toBe(before)
  await eventually(() => !existsSync(before))
  const entries = await app.database.asOwner<{ details: unknown; client_id: string | null }>(
    `select details, client_id from audit_event where action = 'artifact.malware_refused'`,
  )
  expect(entries).toEqual([
    { details: { signature: 'Test.Signature-1', name: 'a.txt', size: 920 }, client_id: member.clientId },
  ])
})

it('takes no file while the scanner does not answer, or says what nobody understands', async () => {
  says = () => 'INSTREAM size limit exceeded. ERROR\0'
  expect(await upload('hello')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  await new Promise((resolve) => clamd.close(resolve))
  const answer = await upload('hello')
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(answer.headers.get('retry-after')).toBe('60')
})
