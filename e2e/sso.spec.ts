import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { type IdentityProvider, startIdentityProvider } from '@parley/bff/src/testing/identity-provider.ts'
import { expectAccessible } from './accessibility.ts'
import { identityProviderPort } from './identity-provider-port.ts'
import { signIn } from './steps.ts'
import { themesOf } from './themes.ts'

const password = 'Parley-demo-1!'
const [colorScheme = 'light'] = themesOf('sso.spec.ts')

let provider: IdentityProvider
test.beforeAll(async ({ baseURL }) => {
  const product = new URL(baseURL ?? '')
  provider = await startIdentityProvider({
    port: identityProviderPort(Number(product.port)),
    redirectUri: `${product.origin}/auth/sso/callback`,
    people: [
      { sub: 'ada', email: 'ada@borealis.test', email_verified: true, name: 'Ada Nord' },
      { sub: 'admin', email: 'admin@borealis.test', email_verified: true, name: 'The administrator' },
    ],
  })
})
test.afterAll(() => provider.close())

/** The super admin's word for the domain; the console has a button for it. */
async function confirmDomain(request: APIRequestContext, page: Page): Promise<void> {
  const credentials = { email: 'superadmin@parley.test', password }
  const { token } = (await (await request.post('/api/auth/login', { data: credentials })).json()) as {
    token: string
  }
  const own = await page.evaluate(() => localStorage.getItem('parley.token'))
  const answer = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${own ?? ''}` } })
  const { user } = (await answer.json()) as { user: { clientId: string } }
  const confirmed = await request.post(`/api/clients/${user.clientId}/sso/confirm-domain`, {
    headers: { authorization: `Bearer ${token}` },
    data: { reason: 'They called from the bank.' },
  })
  expect(confirmed.status()).toBe(200)
}

const visitor = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ colorScheme, ...(baseURL === undefined ? {} : { baseURL }) })).newPage()

/** By the domain of the address, which the sign-in page notices as the field is left. */
async function goToProvider(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).focus()
  await page.getByRole('button', { name: 'Continue with your organisation' }).click()
}

test('a client sets single sign-on up, its people come in with it, and the administrator links an account', async ({
  browser,
  baseURL,
  request,
}) => {
  const admin = await visitor(browser, baseURL)
  await signIn(admin, 'admin@borealis.test')
  await admin.goto('/settings/sso')
  await expect(admin.getByText('No provider is configured')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: /^Custom/ }).click()
  const dialog = admin.getByRole('dialog', { name: 'Configure a custom provider' })
  await expect(dialog.getByRole('textbox', { name: 'Redirect URI' })).toHaveValue(
    `${baseURL ?? ''}/auth/sso/callback`,
  )
  await dialog.getByLabel('Client ID').fill(provider.clientId)
  await dialog.getByLabel('Client secret').fill(provider.clientSecret)
  await dialog.getByLabel('Authorization URL').fill('https://10.0.0.1/authorize')
  await dialog.getByLabel('Token URL').fill(provider.addresses.tokenUrl)
  await dialog.getByLabel('User info URL').fill(provider.addresses.userInfoUrl)
  await dialog.getByLabel('Email domain').fill('borealis.test')
  await dialog.getByRole('switch', { name: 'Create accounts at the first sign-in' }).check()
  await expectAccessible(admin, '[role="dialog"]')
  // An address inside a network is refused beside its field; nothing typed is lost.
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Authorization URL')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Authorization URL').fill(provider.addresses.authorizationUrl)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(admin.getByRole('group', { name: 'Verify borealis.test' })).toBeVisible()

  await admin.getByRole('button', { name: 'Test', exact: true }).click()
  const tested = admin.getByRole('dialog', { name: 'Test the connection' })
  await expect(tested.getByText('Everything that can be tested without a person works.')).toBeVisible()
  const tried = admin.context().waitForEvent('page')
  await tested.getByRole('link', { name: 'Try a sign-in' }).click()
  const tab = await tried
  await tab.getByRole('link', { name: 'The administrator' }).click()
  await expect(tab.getByText('admin@borealis.test')).toBeVisible()
  await expect(tab.getByText(/there is an account with this email that is not linked/)).toBeVisible()
  await tab.close()
  await tested.getByRole('button', { name: 'Close' }).click()

  await confirmDomain(request, admin)
  await admin.reload()
  await expect(admin.getByText('Verified', { exact: true })).toBeVisible()
  await expectAccessible(admin)

  const ada = await visitor(browser, baseURL)
  await goToProvider(ada, 'ada@borealis.test')
  await ada.getByRole('link', { name: 'Deny' }).click()
  await expect(ada.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible()
  await expect(ada.getByRole('alert')).toContainText('did not let you in')
  await expectAccessible(ada)
  await ada.getByRole('link', { name: 'Back to sign-in' }).click()
  await goToProvider(ada, 'ada@borealis.test')
  await ada.getByRole('link', { name: 'Ada Nord' }).click()
  await expect(ada).toHaveURL(/\/initiatives$/)
  await ada.getByRole('button', { name: 'Account of Ada Nord' }).click()
  const refused: string[] = []
  ada.on('response', (answer) => {
    if (answer.status() === 401) refused.push(new URL(answer.url()).pathname)
  })
  await ada.getByRole('button', { name: 'Logout' }).click()
  await expect(ada.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  // What still stood on the screen asks nothing in the name of nobody.
  await ada.waitForLoadState('networkidle')
  expect(refused).toEqual([])

  // Who has an account already is not taken for it by the address alone.
  const theirs = await visitor(browser, baseURL)
  await goToProvider(theirs, 'admin@borealis.test')
  await theirs.getByRole('link', { name: 'The administrator' }).click()
  await expect(theirs.getByRole('alert')).toContainText('not linked')

  await admin.goto('/settings/security')
  const card = admin.getByRole('region', { name: 'Single sign-on' })
  // The provider knows the administrator from the test sign-in.
  await card.getByRole('button', { name: 'Link with your organisation' }).click()
  await expect(admin).toHaveURL(/\/settings\/security$/)
  await expect(card.getByText('Linked', { exact: true })).toBeVisible()
  // The provider still knows them there.
  await goToProvider(theirs, 'admin@borealis.test')
  await expect(theirs).toHaveURL(/\/initiatives$/)

  await card.getByRole('button', { name: 'Unlink' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(card.getByText('Not linked', { exact: true })).toBeVisible()
  await admin.goto('/settings/sso')
  await admin.getByRole('button', { name: 'Remove' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(admin.getByText('No provider is configured')).toBeVisible()
})
