import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestResolver } from '../testing/doubles.ts'
import { readAllowedHosts } from './allowed-hosts.ts'
import { createPinnedFetch, type PinnedFetchOptions } from './pinned-fetch.ts'
import { readPrivateHosts } from './private-hosts.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let port: number
const resolver = createTestResolver()
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    else if (request.url === '/large') response.end('x'.repeat(2_000_000))
    else if (request.url !== '/silent') response.end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const fetchWith = (options: Partial<PinnedFetchOptions> = {}) =>
  createPinnedFetch({ resolver, privateHosts: readPrivateHosts(`http://localhost:${port}`), ...options })

describe('outgoing calls', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://224.0.0.1/',
    'https://localhost/',
  ])('do not go to %s', async (address) => {
    await expect(fetchWith()(address)).rejects.toMatchObject({ reason: 'private_address' })
  })

  it('do not go where a name leads into the own network, be it by one address of several', async () => {
    for (const addresses of [['10.1.2.3'], ['::1'], ['8.8.8.8', '127.0.0.1']]) {
      resolver.hosts.set('idp.test', addresses)
      await expect(fetchWith()('https://idp.test/')).rejects.toMatchObject({ reason: 'private_address' })
    }
    await expect(fetchWith()('https://unknown.test/')).rejects.toMatchObject({ reason: 'unresolved' })
  })

  it.each([
    ['http://idp.test/', 'not_https'],
    ['ftp://idp.test/', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['https://user:password@idp.test/', 'bad_address'],
    ['somewhere', 'bad_address'],
  ])('do not take the address %s', async (address, reason) => {
    await expect(fetchWith()(address)).rejects.toMatchObject({ reason })
  })

  it('go to the hosts of a list alone where there is one, and to those of the own network', async () => {
    const allowedHosts = readAllowedHosts('login.example.test, *.IDP.test')
    const fetch = fetchWith({ allowedHosts })
    for (const host of ['other.test', 'idp.test', 'evil-idp.test', 'login.example.test.evil.test', '8.8.8.8'])
      await expect(fetch(`https://${host}/`)).rejects.toMatchObject({ reason: 'not_allowed' })
    for (const host of ['login.example.test', 'LOGIN.example.test', 'a.idp.test', 'a.b.idp.test'])
      await expect(fetch(`https://${host}/`)).rejects.toMatchObject({ reason: 'unresolved' })
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here')
    expect(readAllowedHosts(' , ')).toBeUndefined()
    expect(() => readAllowedHosts('https://idp.test')).toThrow('is not a host')
  })

  it('go to a named host of the own network, at its port alone', async () => {
    expect(await (await fetchWith()(`http://localhost:${port}/`)).text()).toBe('here')
    await expect(fetchWith()(`http://localhost:${port + 1}/`)).rejects.toMatchObject({ reason: 'not_https' })
    const withTlsAlone = fetchWith({ privateHosts: readPrivateHosts(`localhost:${port}`) })
    await expect(withTlsAlone(`http://localhost:${port}/`)).rejects.toMatchObject({ reason: 'not_https' })
    await expect(withTlsAlone(`https://localhost:${port}/`)).rejects.toMatchObject({ reason: 'tls' })
  })

  it('ask for the name once and hold to it', async () => {
    let asked = 0
    const changing = {
      ...resolver,
      addresses: () => {
        asked += 1
        return Promise.resolve([{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 as const }])
      },
    }
    expect(await (await fetchWith({ resolver: changing })(`http://localhost:${port}/`)).text()).toBe('here')
    expect(asked).toBe(1)
  })

  it('do not follow redirects', async () => {
    expect((await fetchWith()(`http://localhost:${port}/away`)).status).toBe(302)
  })

  it('end after their time, and at their size', async () => {
    await expect(fetchWith()(`http://localhost:${port}/large`)).rejects.toMatchObject({ reason: 'too_large' })
    await expect(fetchWith({ timeoutMs: 50 })(`http://localhost:${port}/silent`)).rejects.toMatchObject({
      reason: 'timeout',
    })
    const neverResolved = { ...resolver, addresses: () => new Promise<never>(() => undefined) }
    await expect(
      fetchWith({ timeoutMs: 50, resolver: neverResolved })('https://idp.test/'),
    ).rejects.toMatchObject({ reason: 'timeout' })
  })
})

it('public addresses are told from all others', () => {
  expect(['8.8.8.8', '2606:4700:4700::1111'].every(isPublicAddress)).toBe(true)
  const others = ['::127.0.0.1', 'fec0::1', '2002:7f00:1::', '2001:db8::1', '192.0.2.1', 'fe80::1%eth0', 'x']
  expect(others.filter(isPublicAddress)).toEqual([])
})

it('private hosts are named by host and port', () => {
  expect(readPrivateHosts(' idp.internal:8443, http://localhost:9000,')).toEqual([
    { hostname: 'idp.internal', port: '8443', allowsHttp: false },
    { hostname: 'localhost', port: '9000', allowsHttp: true },
  ])
  for (const wrong of ['ftp://idp.internal', 'idp.internal/path', 'not a host'])
    expect(() => readPrivateHosts(wrong)).toThrow('is not a host')
})
