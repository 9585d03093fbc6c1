import { expect, it } from '@jest/globals'
import { directoryScope, workerScope } from '@parley/server-kit/database/scope.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { Caller } from '../caller.ts'
import { createSmtpTransport, type OutgoingMail } from '../mail/smtp-transport.ts'
import { ModelError, type ModelProvider } from '../models/port.ts'
import { type DeploymentPorts, describeDeployment, sendTestMail, testModel } from './index.ts'

const caller: Caller = { scope: directoryScope, requestId: 'request' }
const sent: OutgoingMail[] = []
const transport = {
  send: (mail: OutgoingMail) => Promise.resolve(void sent.push(mail)),
  isCatcher: false,
  close: () => undefined,
}
const usage = { inputTokens: 1, outputTokens: 1, cost: 0, cachedTokens: 0, thinkingTokens: 0 }
const provider = (complete: ModelProvider['complete']): ModelProvider => ({
  id: 'openai',
  model: 'gpt',
  contextTokens: 8_000,
  complete,
})
const answering = provider(() => Promise.resolve({ text: 'OK', usage, stop: 'end' } as never))
const refusing = provider(() =>
  Promise.reject(
    new ModelError('authentication', 'openai', {
      message: 'The key was not accepted.',
      cause: new Error('401'),
    }),
  ),
)
const ports = (part: Partial<DeploymentPorts> = {}): DeploymentPorts => ({
  mail: { transport, publicUrl: 'https://parley.example.com' },
  providers: [answering],
  logger: { warn: () => undefined },
  ...part,
})

it('says whether there is a mail server, whether it delivers, and who answers', async () => {
  const models = [{ provider: 'openai', model: 'gpt' }]
  const told = { hasMailServer: true, catchesMail: false, models }
  expect(await describeDeployment(ports(), caller)).toEqual(told)
  const url = 'smtp://mail:1025?catcher=true'
  const catcher = createSmtpTransport({ url, from: 'Parley <parley@people.test>' })
  const caught = ports({ mail: { transport: catcher, publicUrl: '' } })
  expect(await describeDeployment(caught, caller)).toEqual({ ...told, catchesMail: true })
  catcher.close()
  const none = ports({ mail: { transport: undefined, publicUrl: '' } })
  expect(await describeDeployment(none, caller)).toMatchObject({ hasMailServer: false })
  await expect(sendTestMail(none, caller, { body: { to: 'ana@x.test' } })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

it('sends a mail at once, and says what the server says', async () => {
  const body = { to: 'ana@x.test' }
  expect(await sendTestMail(ports(), caller, { body })).toMatchObject({ ok: true, message: null })
  expect(sent).toMatchObject([{ to: 'ana@x.test', text: expect.stringContaining('parley.example.com') }])
  const broken = { ...transport, send: () => Promise.reject(new Error('Invalid login: 535')) }
  const mail = { transport: broken, publicUrl: '' }
  expect(await sendTestMail(ports({ mail }), caller, { body })).toMatchObject({
    ok: false,
    message: 'Invalid login: 535',
  })
})

it('asks the provider that is named, and says why it does not answer', async () => {
  const body = { provider: 'openai' } as const
  expect(await testModel(ports(), caller, { body })).toMatchObject({ ok: true })
  expect(await testModel(ports({ providers: [refusing] }), caller, { body })).toMatchObject({
    ok: false,
    message: 'The key was not accepted. (401)',
  })
  await expect(testModel(ports({ providers: [] }), caller, { body })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

it('is for the platform alone', async () => {
  const other = { ...caller, scope: workerScope({ firmId: newId(), clientId: null }) }
  expect(() => describeDeployment(ports(), other)).toThrow()
  await expect(testModel(ports(), other, { body: { provider: 'openai' } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
