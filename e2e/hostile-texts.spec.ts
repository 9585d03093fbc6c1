import { expect, type Page, test } from '@playwright/test'
import { signIn } from './steps.ts'

const run = 'window.hit=1'
const hostile = `"'><img src=x onerror="${run}"><script>${run}</script><svg onload="${run}">`

interface Made {
  status: number
  body: { id?: string }
}

/** Sends a request of the person who is signed in on the page. */
const send = (page: Page, path: string, body?: unknown): Promise<Made> =>
  page.evaluate(
    async ({ to, content }) => {
      const answer = await fetch(`/api${to}`, {
        method: content === undefined ? 'GET' : 'POST',
        headers: {
          Authorization: `Bearer ${localStorage.getItem('parley.token') ?? ''}`,
          'Content-Type': 'application/json',
        },
        ...(content === undefined ? {} : { body: JSON.stringify(content) }),
      })
      return { status: answer.status, body: (await answer.json()) as { id?: string } }
    },
    { to: path, content: body },
  )

test('what people write is shown and never run, wherever it stands', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await signIn(page, 'admin@acme.test')
  await expect(page.getByRole('link', { name: /ERP vendor selection/ }).first()).toBeVisible()
  const { user } = (await send(page, '/auth/me')).body as { user: { clientId: string } }
  const { clientId } = user
  const initiatives = (await send(page, `/initiatives/client/${clientId}`)).body as {
    id: string
    name: string
  }[]
  const initiativeId = initiatives.find(({ name }) => name === 'ERP vendor selection')?.id ?? ''
  const at = '2026-11-20T10:00:00.000Z'
  const made = [
    await send(page, '/departments', { clientId, name: hostile, code: 'X', description: hostile }),
    await send(page, '/stakeholders', {
      clientId,
      firstName: hostile,
      lastName: hostile,
      role: `Owner ${hostile}`,
      notes: hostile,
    }),
    await send(page, '/portfolios', { clientId, name: hostile, description: hostile }),
    await send(page, `/initiatives/${initiativeId}/flags`, {
      title: hostile,
      severity: 'HIGH',
      description: hostile,
    }),
    await send(page, `/initiatives/${initiativeId}/timeline`, { title: hostile, description: hostile, at }),
    await send(page, '/roles', {
      clientId,
      name: hostile.slice(0, 90),
      description: hostile,
      permissions: [],
    }),
    await send(page, '/users', {
      email: 'hostile@acme.test',
      firstName: hostile,
      lastName: hostile,
      clientId,
      roleIds: [],
      password: 'Secret-pass-1!',
    }),
  ]
  // What a field does not take it refuses; nothing breaks the server.
  expect(made.filter(({ status }) => ![201, 400].includes(status))).toEqual([])
  expect(made.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(5)
  const portfolio = made[2]?.body.id ?? ''

  await page.goto('/artifacts')
  await page.getByLabel('Drop files here to upload them').setInputFiles({
    name: `<img src=x onerror=window.hit=1>.html`,
    mimeType: 'text/html',
    buffer: Buffer.from(`<html><body>${hostile}</body></html>`),
  })
  const card = page.getByRole('listitem').filter({ hasText: 'onerror' })
  await card.getByRole('button', { name: /^Preview/ }).click()
  await expect(page.getByRole('dialog').getByText('<script>')).toBeVisible()

  for (const path of [
    '/departments-and-stakeholders',
    `/initiatives/${initiativeId}`,
    `/initiatives/${initiativeId}/team`,
    `/initiatives/${initiativeId}/connections`,
    `/connections/portfolios/${portfolio}`,
    '/settings/users',
    '/settings/roles',
    '/artifacts',
    '/notifications',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate('window.hit')).toBeUndefined()
  }
  expect(dialogs).toEqual([])
})
