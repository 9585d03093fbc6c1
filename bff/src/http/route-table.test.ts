import { describe, expect, it } from '@jest/globals'
import { route } from '@parley/contracts/route.ts'
import { idParams, okSchema } from '@parley/contracts/schemas.ts'
import { definePublicRoute, defineRoute, type Route } from './define-route.ts'
import { assembleRoutes } from './route-table.ts'

const definition = (name: string, path: string) =>
  route({ name, method: 'GET', path, tag: 'T', summary: 'S', params: idParams, response: okSchema })
const one = definition('one', '/things/:id')
const two = definition('two', '/others/:id')
const implement = (of: typeof one): Route =>
  defineRoute(of, { policy: () => true, handle: () => Promise.resolve({ ok: true as const }) })

describe('the table of routes', () => {
  it('takes what is complete', () => {
    expect(assembleRoutes([implement(one), implement(two)], [one, two])).toHaveLength(2)
  })

  it('refuses to start with a route of the contract missing', () => {
    expect(() => assembleRoutes([implement(one)], [one, two])).toThrow(
      /two \(GET \/others\/:id\) has no implementation/,
    )
  })

  it('refuses a name or an address twice, parameters by another name included', () => {
    const same = definition('same', '/things/:thingId')
    expect(() => assembleRoutes([implement(one), implement(one)], [one])).toThrow(/one repeats one/)
    expect(() => assembleRoutes([implement(one), implement(same)], [one, same])).toThrow(/same repeats GET/)
  })

  it('refuses an address that begins with a parameter, since routes are looked for by their first word', () => {
    const any = definition('any', '/:id/things')
    expect(() => assembleRoutes([implement(any)], [any])).toThrow(/any begins with a parameter/)
  })

  it('refuses what the contract does not know', () => {
    expect(() => assembleRoutes([implement(one)], [])).toThrow(/one is not in the contract/)
  })

  it('refuses a route without a policy, and a public one without a reason', () => {
    const bare = defineRoute(one, {
      policy: undefined as unknown as () => boolean,
      handle: () => Promise.resolve({ ok: true as const }),
    })
    expect(() => assembleRoutes([bare], [one])).toThrow(/one has no policy/)
    const open = definePublicRoute(one, { why: ' ', handle: () => Promise.resolve({ ok: true as const }) })
    expect(() => assembleRoutes([open], [one])).toThrow(/one is public without saying why/)
  })
})
