import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityProviderPort } from './identity-provider-port.ts'
import { startProtocolServer } from './protocol-answers.ts'

// node e2e/start-product.ts <port> <builtin|openai>: the product as a newcomer starts it, on a folder of its own.

const [port = '4410', model = 'builtin'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'parley-e2e-'))
const hosted =
  model === 'openai'
    ? {
        OPENAI_API_KEY: 'a key for the protocol server',
        OPENAI_BASE_URL: `${await startProtocolServer()}/v1`,
      }
    : {}

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
