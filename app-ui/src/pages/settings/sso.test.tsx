import { describe, expect, it } from '@jest/globals'
import { listClients } from '@parley/contracts/http/people.ts'
import { listRoles } from '@parley/contracts/http/roles.ts'
import {
  deleteSso,
  getSso,
  type SsoSettings,
  testSso,
  updateSso,
  verifySsoDomain,
} from '@parley/contracts/http/sso.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer, consultant } from '@parley/ui-kit/testing/people.ts'
import { roleRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { noSso, oktaSso } from '@parley/ui-kit/testing/sso-records.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const viewer = roleRecord({ name: 'Client Viewer', permissions: [] })
const member = roleRecord({ name: 'Client Member', permissions: ['manage_initiatives'] })

/** A server that keeps what is saved. */
function stored(settings: SsoSettings) {
  const bodies: Record<string, unknown>[] = []
  let now = settings
  server.use(
    answer(getSso, () => now),
    answer(listRoles, [viewer, member]),
    answer(updateSso, ({ body }) => {
      bodies.push(body as Record<string, unknown>)
      now = oktaSso({ ...(body as Partial<SsoSettings>), updatedAt: '2026-03-02T11:00:00.000Z' })
      return now
    }),
  )
  return { bodies, put: (next: SsoSettings) => void (now = next) }
}
const open = (user = clientAdmin) => renderRoute('/settings/sso', { user })
const count = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent
const counts = () => ['Active Providers', 'Configured Domains', 'Status'].map(count)

describe('single sign-on of a client', () => {
  it('starts with nothing and five providers', async () => {
    stored(noSso)
    open()
    expect(await screen.findByText('No provider is configured')).toBeTruthy()
    expect(counts()).toEqual(['0', '0', 'Inactive'])
    const tiles = within(screen.getByRole('region', { name: 'Identity providers' }))
    expect(tiles.getAllByRole('button').map((tile) => tile.textContent)).toEqual([
      expect.stringMatching(/Google/),
      expect.stringMatching(/Microsoft/),
      expect.stringMatching(/Okta/),
      expect.stringMatching(/Auth0/),
      expect.stringMatching(/Custom/),
    ])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is configured from a preset, whose placeholders have to be replaced', async () => {
    const { bodies } = stored(noSso)
    const { actor } = open()
    await actor.click(await screen.findByRole('button', { name: /^Okta/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure Okta' }))
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(dialog.getByLabelText<HTMLInputElement>('Redirect URI').value).toBe(noSso.redirectUri)
    await actor.type(dialog.getByLabelText(/^Client ID/), 'parley-at-okta')
    await actor.type(dialog.getByLabelText(/^Client secret/), 'hush')
    expect(dialog.getAllByText('Put your own in place of {domain}.')).toHaveLength(3)
    expect(save.disabled).toBe(true)
    for (const label of [/^Authorization URL/, /^Token URL/, /^User info URL/]) {
      const field = dialog.getByLabelText<HTMLInputElement>(label)
      const address = field.value.replace('{domain}', 'acme.okta.com')
      await actor.clear(field)
      await actor.click(field)
      await actor.paste(address)
    }
    await actor.type(dialog.getByLabelText('Email domain'), 'acme.test')
    await actor.click(dialog.getByRole('switch', { name: 'Create accounts at the first sign-in' }))
    await actor.click(await dialog.findByRole('combobox', { name: 'Role of new people' }))
    await actor.click(await screen.findByRole('option', { name: 'Client Member' }))
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies).toEqual([
      {
        provider: 'okta',
        clientId: 'parley-at-okta',
        clientSecret: 'hush',
        authorizationUrl: 'https://acme.okta.com/oauth2/v1/authorize',
        tokenUrl: 'https://acme.okta.com/oauth2/v1/token',
        userInfoUrl: 'https://acme.okta.com/oauth2/v1/userinfo',
        emailDomain: 'acme.test',
        isActive: true,
        provisionUsers: true,
        provisionRoleId: member.id,
      },
    ])
    // Turned on, but of use only once the domain is verified.
    await waitFor(() => expect(counts()).toEqual(['0', '1', 'Domain not verified']))
  })

  it('keeps the secret unless another is typed, and says so', async () => {
    const { bodies } = stored(oktaSso())
    const { actor } = open()
    await actor.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure Okta' }))
    expect(dialog.getByText('A secret is kept; type to replace it.')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/^Client secret/).value).toBe('')
    await actor.click(dialog.getByRole('switch', { name: 'Active' }))
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).not.toHaveProperty('clientSecret')
    expect(bodies[0]).toMatchObject({ isActive: false, updatedAt: '2026-03-02T09:30:00.000Z' })
  })

  it('shows what the server refuses beside the field, and keeps what was typed', async () => {
    stored(oktaSso())
    const refusal = 'This address is not on the public internet.'
    server.use(answer(updateSso, () => refuse('VALIDATION_FAILED', 'Please check.', { tokenUrl: refusal })))
    const { actor } = open()
    await actor.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    await actor.type(dialog.getByLabelText(/^Token URL/), '/x')
    expect(dialog.getByText(/^Type it again/)).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await actor.type(dialog.getByLabelText(/^Client secret/), 'anew')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(refusal)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/^Token URL/).value).toMatch(/\/x$/)
    await actor.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  })

  it('leaves the decision to the person where somebody else has changed it', async () => {
    stored(oktaSso())
    const theirs = oktaSso({ clientId: 'theirs', updatedAt: '2026-03-02T10:00:00.000Z' })
    server.use(
      answer(updateSso, () =>
        Response.json(
          { code: 'STALE_UPDATE', message: 'Somebody was faster.', requestId: 'test', current: theirs },
          { status: 409 },
        ),
      ),
    )
    const { actor } = open()
    await actor.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    await actor.type(dialog.getByLabelText(/^Client ID/), '-2')
    await actor.type(dialog.getByLabelText(/^Client secret/), 'anew')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Okta, theirs, acme.test')).toBeTruthy()
  })

  it('warns where another provider takes the place of the configured one', async () => {
    stored(oktaSso())
    const { actor } = open()
    await actor.click(await screen.findByRole('button', { name: /^Google/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure Google' }))
    expect(dialog.getByText(/replaces the configuration of Okta/)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/^Client ID/).value).toBe('')
    expect(dialog.getByLabelText<HTMLInputElement>('Email domain').value).toBe('acme.test')
  })

  it('says what changes when people come from elsewhere, and who confirms the role of new people', async () => {
    stored(
      oktaSso({
        provisionUsers: true,
        provisionRoleId: member.id,
        provisioning: 'unconfirmed',
        domain: { state: 'verified', verifiedAt: '2026-03-02T11:00:00.000Z', record: null },
      }),
    )
    const { actor } = open()
    expect(
      await screen.findByText(/^Get no account yet: the role Client Member is to be confirmed/),
    ).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByText(/changes where people come from/)).toBeNull()
    await actor.type(dialog.getByLabelText(/^Token URL/), '/x')
    expect(dialog.getByText(/changes where people come from/)).toBeTruthy()
  })

  it('shows the record that proves the domain, and what a check found', async () => {
    const { put } = stored(oktaSso())
    server.use(answer(verifySsoDomain, () => refuse('CONFLICT', 'No such record was found at acme.test.')))
    const { actor } = open()
    const proof = within(await screen.findByRole('group', { name: 'Verify acme.test' }))
    expect(proof.getByLabelText<HTMLInputElement>('TXT record, value').value).toBe(
      'parley-domain-verification=abc123',
    )
    await actor.click(proof.getByRole('button', { name: 'Check now' }))
    expect((await proof.findByRole('alert')).textContent).toBe('No such record was found at acme.test.')
    const verified = oktaSso({
      domain: { state: 'verified', verifiedAt: '2026-03-02T11:00:00.000Z', record: null },
    })
    put(verified)
    server.use(answer(verifySsoDomain, verified))
    await actor.click(proof.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByText('Verified')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
  })

  it('is tested step by step, in words, with a way to try a sign-in', async () => {
    stored(oktaSso())
    server.use(
      answer(testSso, {
        ok: false,
        steps: [
          { step: 'authorizationUrl', outcome: 'passed', code: 'ok', message: 'It answers.' },
          { step: 'tokenUrl', outcome: 'failed', code: 'unresolved', message: 'acme.okta.com is unknown.' },
        ],
        signInUrl: 'https://acme.okta.com/try',
      }),
    )
    const { actor } = open()
    await actor.click(await screen.findByRole('button', { name: 'Test' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Test the connection' }))
    expect(await dialog.findByText('Something does not work yet.')).toBeTruthy()
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Authorization URL: worksIt answers.',
      'Token URL: does not workacme.okta.com is unknown.',
    ])
    const link = dialog.getByRole('link', { name: 'Try a sign-in' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://acme.okta.com/try',
      '_blank',
    ])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is removed after a question', async () => {
    const { put } = stored(oktaSso())
    server.use(
      answer(deleteSso, () => {
        put(noSso)
        return { ok: true as const }
      }),
    )
    const { actor } = open()
    await actor.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove single sign-on' }))
    expect(question.getByText('Okta, acme.test')).toBeTruthy()
    await actor.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('No provider is configured')).toBeTruthy()
  })

  it('is for looking at without manage_integrations', async () => {
    stored(oktaSso())
    open(clientViewer)
    expect(await screen.findByText(/Only people who may manage integrations/)).toBeTruthy()
    for (const name of ['Edit', 'Test', 'Remove', 'Check now', /Google/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByText('parley-at-okta')).toBeTruthy()
  })

  it('says when it could not be loaded, and tries again', async () => {
    stored(noSso)
    server.use(answer(getSso, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = open()
    expect(await screen.findByText('Error updating SSO settings')).toBeTruthy()
    stored(noSso)
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No provider is configured')).toBeTruthy()
  })

  it('leads who is in no client to the clients', async () => {
    server.use(answer(listClients, []))
    open(consultant)
    expect(await screen.findByText('Connect to a client first')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Clients' })).toBeTruthy()
  })
})
