import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyFirstData } from './first-data.ts'
import { identityProviderPort } from './identity-provider-port.ts'
import { startSilentProvider } from '@parley/standalone/testing/silent-provider.ts'
import { startProtocolServer } from './protocol-answers.ts'

// node e2e/start-product.ts <port> <builtin|openai|states>: the product as a newcomer starts it, on a folder of its
// own; with `states` a phase in every state is in it, and what agents are asked for stays at work: no model answers.

const [port = '4410', model = 'builtin'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'parley-e2e-'))
const hosts: Record<string, () => Promise<string>> = {
  openai: async () => `${await startProtocolServer()}/v1`,
  states: async () => (await startSilentProvider()).url,
}
const host = await hosts[model]?.()
const hosted =
  host === undefined ? {} : { OPENAI_API_KEY: 'a key for the protocol server', OPENAI_BASE_URL: host }
// Not at the product's own port, which would answer that it is ready.
await copyFirstData(model === 'states' ? 'states' : 'demo', folder, Number(port) + 30)

const product = spawn(process.execPath, ['standalone/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...hosted,
    HOST: '127.0.0.1',
    PORT: port,
    PARLEY_DATA_DIR: folder,
    PARLEY_BUILTIN_TOKENS_PER_SECOND: '600',
    SSO_PRIVATE_HOSTS: `http://localhost:${identityProviderPort(Number(port))}`,
    PARLEY_SHOW_MAIL_LINKS: 'true',
    DATABASE_URL: '',
    REDIS_URL: '',
  },
})
const stop = (): void => void product.kill('SIGTERM')
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
product.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
