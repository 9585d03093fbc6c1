import { expect, type Locator, type Page } from '@playwright/test'

const password = 'Parley-demo-1!'

/** By the form, as a person does. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Where somebody begins once they are signed in; without the form, which is looked at elsewhere. */
export async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(answer.status(), `${email} signs in`).toBe(200)
  const { token, user } = (await answer.json()) as { token: string; user: { sessionId: string } }
  // Any small file of the origin, whose storage the session is kept in.
  await page.goto('/appearance.js')
  await page.evaluate(
    ([key, session]) => {
      localStorage.setItem('parley.token', key)
      localStorage.setItem('parley.session', session)
    },
    [token, user.sessionId] as const,
  )
  await page.goto('/')
  // The root leads them on to the console, which is a page of its own.
  if (email.startsWith('superadmin@')) await expect(page).toHaveURL(/\/admin\//)
  else await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
}

/** A consultant switches into a client (Document 1, section 4). */
export async function connectTo(page: Page, client: string): Promise<void> {
  await page.goto('/clients')
  await page
    .getByRole('row', { name: client })
    .getByRole('button', { name: /connect/i })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /connect/i })
    .click()
  await expect(page.getByText(/^Impersonating/)).toBeVisible()
}

export async function openInitiative(page: Page, name: string): Promise<void> {
  await page.goto('/initiatives')
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** A pane of the phase's work, or the conversation where it is one of them. */
export async function openPane(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** The drawer about the initiative. */
export async function openAbout(page: Page): Promise<void> {
  // Its address keeps it open.
  if (!page.url().includes('/about')) await page.getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'About this initiative' })).toBeVisible()
}

export async function closeAbout(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'About this initiative' })
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
}

/** What can be done in the phase, beside the one thing that comes next. */
export const phaseActions = (page: Page): Locator =>
  page.getByRole('group', { name: 'Actions of this phase' })
