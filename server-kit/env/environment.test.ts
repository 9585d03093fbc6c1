import { describe, expect, it } from '@jest/globals'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EnvironmentError, environmentSchema, readEnvironment } from './environment.ts'
import { readSecret } from './secret.ts'

const read = (variables: Record<string, string>) => readEnvironment(environmentSchema, variables)
const folder = (): string => mkdtempSync(join(tmpdir(), 'parley-env-'))
const server = 'postgres://parley:parley@127.0.0.1/parley'

describe('the environment', () => {
  it('needs nothing for the embedded default', () => {
    const environment = read({})
    expect(environment).toMatchObject({ PARLEY_DATA_DIR: './.parley', LOG_LEVEL: 'info' })
    expect(environment.DATABASE_URL).toBeUndefined()
  })

  it('takes an empty variable for one that is not set', () => {
    const blank = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ' ']))
    expect(read(blank)).toEqual(read({}))
  })

  it('reads where traces go, and with which headers', () => {
    const environment = read({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.com',
      OTEL_EXPORTER_OTLP_HEADERS: 'API-Key=a%20b, tenant=c=d',
      OTEL_TRACES_SAMPLER_ARG: '',
    })
    expect(environment.OTEL_EXPORTER_OTLP_HEADERS).toEqual({ 'api-key': 'a b', tenant: 'c=d' })
    expect(environment.OTEL_TRACES_SAMPLER_ARG).toBe(1)
    for (const wrong of [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' },
      { OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
      { OTEL_TRACES_SAMPLER_ARG: '2' },
    ])
      expect(() => read(wrong)).toThrow(new RegExp(Object.keys(wrong)[0] ?? ''))
  })

  it('names every variable that is wrong', () => {
    const wrong = { DATABASE_URL: 'mysql://x', REDIS_URL: 'nonsense', LOG_LEVEL: 'loud' }
    expect(() => read(wrong)).toThrow(EnvironmentError)
    expect(() => read(wrong)).toThrow(/DATABASE_URL[\s\S]*REDIS_URL[\s\S]*LOG_LEVEL/)
  })
})

describe('secrets from files', () => {
  const fileOf = (text: string): string => {
    const path = join(folder(), 'secret.txt')
    writeFileSync(path, text)
    return path
  }

  it('are read where a variable names one, without the end of its line', () => {
    const PARLEY_SECRET_FILE = fileOf('3f9c1e5b7a2d4860b1c9e8f7a6d5c4b3\n')
    expect(read({ PARLEY_SECRET_FILE, PARLEY_SECRET: '' }).PARLEY_SECRET).toBe(
      '3f9c1e5b7a2d4860b1c9e8f7a6d5c4b3',
    )
  })

  it('are named where they cannot be read or are given twice', () => {
    const wrong = {
      SMTP_URL_FILE: '/nowhere/at/all',
      REDIS_URL: 'redis://a',
      REDIS_URL_FILE: fileOf('redis://b'),
    }
    expect(() => read(wrong)).toThrow(
      /REDIS_URL: is given twice[\s\S]*SMTP_URL_FILE: \/nowhere\/at\/all cannot be read/,
    )
  })
})

describe('the secret', () => {
  it('comes with those before it, which are held to the same', () => {
    const [PARLEY_SECRET, former] = ['3f9c1e5b7a2d4860b1c9e8f7a6d5c4b3', 'a81b6c3d5e7f9021b3c5d7e9f1a2b4c6']
    expect(readSecret(read({ PARLEY_SECRET, PARLEY_SECRET_PREVIOUS: `${former}, ` }))).toEqual([
      PARLEY_SECRET,
      former,
    ])
    expect(() => readSecret(read({ PARLEY_SECRET, PARLEY_SECRET_PREVIOUS: `${former},changeme` }))).toThrow(
      /PARLEY_SECRET_PREVIOUS/,
    )
  })

  it('is made once for the embedded default, for its owner alone', () => {
    const data = folder()
    const secret = readSecret(read({ PARLEY_DATA_DIR: data }))
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(readSecret(read({ PARLEY_DATA_DIR: data }))).toBe(secret)
    expect(statSync(join(data, 'secret')).mode & 0o077).toBe(0)
  })

  it('must be given with a server', () => {
    expect(() => readSecret(read({ DATABASE_URL: server }))).toThrow(/PARLEY_SECRET: must be set/)
  })

  it.each(['short', 'changeme-changeme-changeme-changeme', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])(
    'refuses %p',
    (secret) => {
      expect(() => readSecret(read({ DATABASE_URL: server, PARLEY_SECRET: secret }))).toThrow(
        /at least 32 random characters/,
      )
    },
  )
})
