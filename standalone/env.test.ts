import { describe, expect, it } from '@jest/globals'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBffEnvironment } from '@parley/bff/src/env.ts'
import { readStandaloneEnvironment } from './env.ts'

const PARLEY_DATA_DIR = mkdtempSync(join(tmpdir(), 'parley-env-'))
const server = {
  DATABASE_URL: 'postgres://parley:parley@127.0.0.1/parley',
  PARLEY_SECRET: '3f9c1e5b7a2d4860b1c9e8f7a6d5c4b3',
}

const start = (variables: Record<string, string> = {}) => {
  const { environment, settings } = readStandaloneEnvironment({ PARLEY_DATA_DIR, ...variables })
  return { host: environment.HOST, demoData: settings.demoData, demoAccess: settings.demoAccess }
}

describe('what npm start does', () => {
  it.each([{}, { HOST: '' }, { HOST: ' ' }])('listens to this machine alone unless told: %j', (told) => {
    expect(start(told)).toEqual({ host: '127.0.0.1', demoData: true, demoAccess: 'loopback' })
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'closed'],
    [{ HOST: '192.168.1.20' }, 'closed'],
    [{ HOST: '::' }, 'closed'],
    [{ HOST: '::1' }, 'loopback'],
    [{ HOST: 'localhost' }, 'loopback'],
    [{ PUBLIC_URL: 'https://parley.example.com' }, 'closed'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'loopback'],
    [{ TRUSTED_PROXIES: '1' }, 'closed'],
    [{ DEMO_ACCOUNTS: 'false' }, 'closed'],
    [{ HOST: '0.0.0.0', DEMO_ACCOUNTS: 'true' }, 'everywhere'],
    [{ DEMO_DATA: 'false' }, 'closed'],
    [{ DEMO_DATA: 'false', DEMO_ACCOUNTS: 'true' }, 'closed'],
  ])('has the accounts of the demo with %j: %s', (variables, demoAccess) => {
    expect(start(variables).demoAccess).toBe(demoAccess)
  })
})

it('on servers the accounts of the demo are closed unless both are said aloud', () => {
  const accessOf = (variables: Record<string, string>) =>
    readBffEnvironment({ ...server, ...variables }).settings.demoAccess
  expect(accessOf({})).toBe('closed')
  expect(accessOf({ DEMO_DATA: 'true' })).toBe('closed')
  expect(accessOf({ DEMO_DATA: 'true', DEMO_ACCOUNTS: 'true' })).toBe('everywhere')
})
