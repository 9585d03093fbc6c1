import { describe, expect, it } from '@jest/globals'
import {
  getUserSso,
  linkSso,
  linkUserSso,
  ownSsoLink,
  unlinkSso,
  unlinkUserSso,
  type UserSso,
} from '@parley/contracts/http/sso-links.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { consultant, insideAcme } from '@parley/ui-kit/testing/people.ts'
import { userRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import { LinkedSignIn } from './components/LinkedSignIn.tsx'
import type { OwnLink } from './own-link.ts'
import { UserDetails } from '../../people/users/components/UserDetails.tsx'
import { UserSignIn } from './components/UserSignIn.tsx'

const linkedAt = '2026-03-02T09:30:00.000Z'
const ssoProviderId = newId()
const link = (given: Partial<OwnLink> = {}): OwnLink => ({
  ssoProviderId,
  provider: 'okta',
  linkedAt: null,
  canUnlink: true,
  ...given,
})

describe('the own account and single sign-on', () => {
  it('is linked at the provider, and leads back here', async () => {
    const bodies: unknown[] = []
    server.use(
      answer(ownSsoLink, { link: link() }),
      answer(linkSso, ({ body, params }) => {
        bodies.push([params.id, body])
        return { url: 'https://acme.okta.com/authorize' }
      }),
    )
    const { actor, left } = renderPart(<LinkedSignIn />)
    const card = within(await screen.findByRole('region', { name: 'Single sign-on' }))
    await actor.click(await card.findByRole('button', { name: 'Link with Okta' }))
    await waitFor(() => expect(left).toEqual(['https://acme.okta.com/authorize']))
    expect(bodies).toEqual([[ssoProviderId, { returnTo: '/' }]])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is unlinked after a question, which says why where it is refused', async () => {
    const refusal = 'This is your only way to sign in.'
    let now = link({ linkedAt })
    let refuses = true
    server.use(
      answer(ownSsoLink, () => ({ link: now })),
      answer(unlinkSso, () => {
        if (refuses) return refuse('CONFLICT', refusal)
        now = link()
        return { ok: true as const }
      }),
    )
    const { actor } = renderPart(<LinkedSignIn />)
    await actor.click(await screen.findByRole('button', { name: 'Unlink' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Unlink from Okta' }))
    await actor.click(question.getByRole('button', { name: 'Unlink' }))
    expect(await question.findByText(refusal)).toBeTruthy()
    refuses = false
    await actor.click(question.getByRole('button', { name: 'Unlink' }))
    expect(await screen.findByRole('button', { name: 'Link with Okta' })).toBeTruthy()
  })

  it('says why it cannot be unlinked without a password', async () => {
    server.use(answer(ownSsoLink, { link: link({ linkedAt, canUnlink: false }) }))
    renderPart(<LinkedSignIn />)
    expect(await screen.findByText(/You have no password here/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unlink' }).disabled).toBe(true)
  })

  it('has no card where there is nothing to link, or while acting for an organisation', async () => {
    let asked = 0
    server.use(answer(ownSsoLink, () => (asked++, { link: null })))
    const { unmount } = renderPart(<LinkedSignIn />)
    await waitFor(() => expect(asked).toBe(1))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    unmount()
    renderPart(<LinkedSignIn />, insideAcme(consultant))
    expect(screen.queryByRole('region')).toBeNull()
    expect(asked).toBe(1)
  })
})

describe('a user and single sign-on', () => {
  const user = userRecord()
  const available = { ssoProviderId, provider: 'microsoft' as const }
  const off: UserSso = { available, ssoProviderId: null, linkedAt: null }

  it('is marked to be linked at the first sign-in, and taken off after a question', async () => {
    const bodies: unknown[] = []
    let now = off
    server.use(
      answer(getUserSso, () => now),
      answer(linkUserSso, ({ body }) => {
        bodies.push(body)
        now = { ...off, ssoProviderId }
        return now
      }),
      answer(unlinkUserSso, () => {
        now = off
        return now
      }),
    )
    const { actor } = renderPart(<UserSignIn user={user} />)
    await actor.click(await screen.findByRole('button', { name: 'Signs in with Microsoft' }))
    expect(await screen.findByText('Is linked at the first sign-in with Microsoft')).toBeTruthy()
    expect(bodies).toEqual([{ ssoProviderId }])
    await actor.click(screen.getByRole('button', { name: 'Turn single sign-on off' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(user.email)).toBeTruthy()
    await actor.click(question.getByRole('button', { name: 'Turn single sign-on off' }))
    expect(await screen.findByRole('button', { name: 'Signs in with Microsoft' })).toBeTruthy()
  })

  it('is not even asked for by those who may not manage users', async () => {
    let asked = 0
    server.use(
      answer(getUserSso, () => {
        asked += 1
        return { available, ssoProviderId, linkedAt }
      }),
    )
    renderPart(<UserDetails user={user} onEdit={undefined} onClose={() => undefined} />)
    expect(await screen.findByText(user.email)).toBeTruthy()
    expect(screen.queryByText('Single sign-on')).toBeNull()
    expect(asked).toBe(0)
  })

  it('cannot be where the client has no provider', async () => {
    server.use(answer(getUserSso, { available: null, ssoProviderId: null, linkedAt: null }))
    renderPart(<UserSignIn user={user} />)
    expect(await screen.findByText('Not set up for this client')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
