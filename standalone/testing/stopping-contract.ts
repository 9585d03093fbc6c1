import { expect, it } from '@jest/globals'
import { eventually } from '@parley/bff/src/testing/eventually.ts'
import { liveCloseCodes } from '@parley/contracts/events/live.ts'
import { sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { me } from '@parley/contracts/http/session.ts'
import { afterADeath, get, portOf, type Product, renewOrchestrators } from './product.ts'
import { startSilentProvider } from './silent-provider.ts'
import { beginUpload } from './slow-upload.ts'

const clean = { code: 0, signal: null }

/** What the processes do when they are told to end (SIGTERM). */
export function testStopping(product: Product): void {
  it('answer a command that waits before its orchestrator ends, and lose nothing of it', () =>
    stopWhileWaiting(product))

  it('take an upload that has begun to its end before their bff ends', async () => {
    const { bffs, token, clientId, there } = product
    const [leaving] = bffs
    const upload = await beginUpload(leaving.origin(), token, { clientId, words: 'Minutes of 20 November.' })
    const ending = leaving.end('SIGTERM')
    await eventually(() =>
      get(leaving.origin(), '/healthz').then(
        () => false,
        () => true,
      ),
    )
    const { status, body } = await upload.finish()
    expect([status, body]).toEqual([201, expect.stringContaining('minutes.txt')])
    expect(await ending).toEqual(clean)
    expect((await there.call(me)).status).toBe(200)
  })

  it('all end when told, with open sockets told why, and leave no process behind', async () => {
    const { world, bffs, orchestrators, onlooker } = product
    const endings = await Promise.all([bffs[1], ...orchestrators].map((one) => one.end('SIGTERM')))
    expect(endings).toEqual([clean, clean, clean])
    expect(onlooker.closeCode()).toBe(liveCloseCodes.goingAway)
    expect(world.processes.filter((one) => one.isAlive())).toEqual([])
    expect(world.processes.map((one) => one.complaints()).join('')).toBe('')
  })
}

async function stopWhileWaiting(product: Product): Promise<void> {
  const { world, orchestrators, here, there, phaseId } = product
  const question = 'Who owns the data of Katowice?'
  const provider = await startSilentProvider()
  const stuck = world.start('orchestrator', { OPENAI_API_KEY: 'a key', OPENAI_BASE_URL: provider.url })
  await stuck.listening()
  world.lines.orchestrators.lead([portOf(stuck)])
  expect(await Promise.all(orchestrators.map((one) => one.end('SIGTERM')))).toEqual([clean, clean])
  const said = here.call(sendUserMessage, { params: { phaseId }, body: { message: question } })
  await eventually(() => provider.waiting() > 0)
  expect(await stuck.end('SIGTERM')).toEqual(clean)
  const { status, body } = await said
  expect([status, body.moderatorResponse, body.message.content]).toEqual([202, null, question])
  await provider.close()
  await renewOrchestrators(product)
  await eventually(async () => {
    const { messages } = (await there.call(listMessages, { params: { phaseId } })).body
    return messages.some(({ role, metadata }) => role === 'MODERATOR' && metadata.userQuestion === question)
  }, afterADeath)
}
