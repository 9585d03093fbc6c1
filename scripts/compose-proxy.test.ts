import { describe, expect, it } from '@jest/globals'
import { errorBodySchema } from '@parley/contracts/errors.ts'
import { compose, givenTo, read } from './testing/compose-file.ts'

describe('docker-compose.yml', () => {
  it('has one door, so that any number of bffs may stand behind it', () => {
    const { bff, orchestrator, proxy } = compose.services
    expect([bff?.ports, orchestrator?.ports]).toEqual([undefined, undefined])
    expect(proxy?.ports).toHaveLength(1)
    expect(givenTo(bff)['TRUSTED_PROXIES']).toBe('1')
  })

  it.each(['Caddyfile', 'nginx.conf'])(
    'tells what it cannot lead on in the shape of every error (%s)',
    async (file) => {
      const bodies = [...(await read(`deploy/proxy/${file}`)).matchAll(/[`'](\{"message".*\})[`']/g)]
      const codes = bodies.map(([, body = '']) => errorBodySchema.strict().parse(JSON.parse(body)).code)
      expect([...codes].sort()).toEqual(['PAYLOAD_TOO_LARGE', 'UNAVAILABLE'])
      expect(await read(`deploy/proxy/${file}`)).toMatch(/Retry-After 5\b/)
    },
  )

  it.each([
    [
      'Caddyfile',
      /:80 \{\s+@page not path \/api\/\*\s+redir @page https:\/\/\{host\}\{uri\} 308\s+respond 403\s+\}/,
    ],
    ['nginx.conf', /listen 80;[^}]+location \/api\/ \{ return 403; \}\s+location \/ \{ return 308 https:/],
  ])('leads pages from http to https and no calls (%s)', async (file, rule) => {
    expect(await read(`deploy/proxy/${file}`)).toMatch(rule)
  })

  it('takes its certificate from where it is told to, and from a public authority unless told', async () => {
    const caddyfile = await read('deploy/proxy/Caddyfile')
    const [, usual] = /import certificate-\{\$PARLEY_CERTIFICATE:(\w+)\}/.exec(caddyfile) ?? []
    const kinds = [...caddyfile.matchAll(/^\(certificate-(\w+)\)/gm)].map(([, kind]) => kind)
    expect([usual, kinds]).toEqual(['public', ['public', 'own', 'internal']])
    expect(await read('deploy/proxy/tls.compose.yml')).toContain(`\${PARLEY_CERTIFICATE:-${usual ?? ''}}`)
    const guide = await read('docs/operations.md')
    for (const kind of kinds) expect(guide).toMatch(new RegExp(`^\\| \`${kind ?? ''}\` `, 'm'))
  })
})
