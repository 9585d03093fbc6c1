import { expect, it } from '@jest/globals'
import type { Route } from './http/define-route.ts'
import { createTestApp } from './testing/test-app.ts'

/** Calls by which people sign in, prove who they are, or are reached (D2: not while impersonating). */
const isOfCredentials = ({ definition: { method, path }, access }: Route): boolean =>
  access.kind === 'policy' &&
  method !== 'GET' &&
  (/^\/2fa\/|password$|change-email$|\/two-factor$|\/auth\/sso\/link|^\/users\/:id\/sso$/.test(path) ||
    path === '/auth/sessions')

it('every call about credentials, two-factor and addresses asks for the own session (D2)', async () => {
  const app = await createTestApp()
  const routes = app.app.routes.filter(isOfCredentials)
  await app.close()
  expect(routes.length).toBeGreaterThanOrEqual(8)
  const open = routes.filter(({ guards }) => guards.ownSessionOnly !== true)
  expect(open.map(({ definition }) => definition.name)).toEqual([])
})
