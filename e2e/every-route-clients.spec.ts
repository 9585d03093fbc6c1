import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectReal, show, visitAs, watchConsole } from './every-route.ts'
import { publicRoutes } from './routes-of-document-1.ts'

visitAs('a client administrator', { account: 'admin@acme.test', turn: 0 })
visitAs('a client viewer', { account: 'viewer@acme.test', turn: 1 })
visitAs('a client member', { account: 'member@acme.test', turn: 6 })
visitAs('a consultant inside a client', {
  account: 'consultant@northwind.test',
  inside: 'Acme Manufacturing',
  turn: 2,
})

test('the pages before sign-in are real in both themes and languages', async ({ page }) => {
  const said = watchConsole(page)
  await page.goto('/login')
  for (const route of publicRoutes)
    for (const look of [
      { theme: 'light', language: 'de' },
      { theme: 'dark', language: 'en' },
    ] as const) {
      await show(page, route, look)
      await expectReal(page, route)
      await expectAccessible(page)
    }
  expect(said).toEqual([])
})
