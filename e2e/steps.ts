import { expect, type Page } from '@playwright/test'

const password = 'Parley-demo-1!'

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  // The root leads them on to the console, which is a page of its own.
  if (email.startsWith('superadmin@')) await expect(page).toHaveURL(/\/admin\//)
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
