import { conflict, forbidden } from '@parley/contracts/errors.ts'
import type { Trial } from '@parley/contracts/http/setup.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { Caller } from '../caller.ts'
import type { MailPorts } from '../mail/index.ts'
import type { ModelProvider, ProviderId, ProviderRequest } from '../models/port.ts'

/** What whoever runs the product has configured, to be looked at and tried by super admins. */
export interface DeploymentPorts {
  mail: Pick<MailPorts, 'transport' | 'publicUrl'>
  /** In falling order of preference. */
  providers: readonly ModelProvider[]
  logger: Pick<Logger, 'warn'>
}

/** @throws AppError FORBIDDEN for who does not act for the platform */
function checkPlatform({ scope }: Caller): void {
  if (scope.role !== 'platform') throw forbidden()
}

export function describeDeployment({ mail, providers }: DeploymentPorts, caller: Caller) {
  checkPlatform(caller)
  const models = providers.map(({ id, model }) => ({ provider: id, model }))
  const { transport } = mail
  const hasMailServer = transport !== undefined
  return Promise.resolve({ hasMailServer, catchesMail: transport?.isCatcher === true, models })
}

/** Tries something once. The server's own words are told: whoever reads them has to mend its settings. */
async function attempt(ports: DeploymentPorts, what: string, work: () => Promise<unknown>): Promise<Trial> {
  const began = performance.now()
  const took = (): number => Math.round(performance.now() - began)
  try {
    await work()
    return { ok: true, message: null, milliseconds: took() }
  } catch (error) {
    ports.logger.warn({ error }, `a trial failed: ${what}`)
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
    const message = error instanceof Error ? `${error.message}${cause}` : 'unknown'
    return { ok: false, message: message.slice(0, 500), milliseconds: took() }
  }
}

/** Sends a mail past the queue, so that what the server says is known at once. @throws AppError CONFLICT without one */
export async function sendTestMail(
  ports: DeploymentPorts,
  caller: Caller,
  { body: { to } }: { body: { to: string } },
): Promise<Trial> {
  checkPlatform(caller)
  const { transport, publicUrl } = ports.mail
  if (transport === undefined) throw conflict('There is no mail server: SMTP_URL is not set.')
  const text = `Mails of Parley at ${publicUrl} arrive. / E-Mails von Parley unter ${publicUrl} kommen an.`
  const mail = { id: newId(), to, subject: 'Parley: a test / ein Test', text, html: `<p>${text}</p>` }
  return attempt(ports, 'mail', () => transport.send(mail))
}

const question: Omit<ProviderRequest, 'signal'> = {
  task: 'user-reply',
  blocks: [
    { name: 'product', text: 'Answer with one word.' },
    { name: 'task', text: 'Answer: OK' },
  ],
  evidence: { phaseName: '', phaseDescription: '', inputs: [], passages: [], conversation: [] },
  maxOutputTokens: 200,
  effort: 'low',
  thinkingTokens: 2_000,
  timeoutMs: 30_000,
}

/** Asks a provider one short question, of nobody's data. @throws AppError CONFLICT for one that is not configured */
export async function testModel(
  ports: DeploymentPorts,
  caller: Caller,
  { body }: { body: { provider: ProviderId } },
): Promise<Trial> {
  checkPlatform(caller)
  const provider = ports.providers.find(({ id }) => id === body.provider)
  if (provider === undefined) throw conflict('This provider has no key.')
  // The built-in model needs no network, and reads facts that there are none of here.
  if (provider.id === 'builtin') return { ok: true, message: null, milliseconds: 0 }
  return attempt(ports, provider.id, () =>
    provider.complete({ ...question, ...(caller.signal && { signal: caller.signal }) }),
  )
}
