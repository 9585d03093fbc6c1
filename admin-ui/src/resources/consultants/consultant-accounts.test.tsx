import { describe, expect, it } from '@jest/globals'
import { adminConsultantClientAccess, adminSetUpConsultantAuth } from '@parley/contracts/http/admin.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { rowOf } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { around, clara, listOf } from './testing/consultants-around.ts'

describe('Setup Authentication', () => {
  it('is off until email, password and confirmation are filled, and has three rules', async () => {
    const sent: unknown[] = []
    server.use(
      listOf([clara]),
      ...around,
      answer(adminSetUpConsultantAuth, ({ body }) => {
        sent.push(body)
        return { ...clara, hasAccount: true }
      }),
    )
    const { actor } = renderConsole('/consultants')
    const row = await rowOf('Clara Ng')
    await actor.click(within(row).getByRole('button', { name: 'Setup Authentication of Clara Ng' }))
    const dialog = await screen.findByRole('dialog', { name: 'Setup Authentication' })
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Setup Authentication' })
    const [password, confirmation] = [/^Password/, /^Confirm password/].map((label) =>
      within(dialog).getByLabelText(label),
    )
    if (password === undefined || confirmation === undefined) throw new Error('Fields are missing')
    expect(button.disabled).toBe(true)
    await actor.type(password, 'short')
    expect(button.disabled).toBe(true)
    await actor.type(confirmation, 'other')
    expect(button.disabled).toBe(false)
    await actor.click(button)
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    await actor.clear(confirmation)
    await actor.type(confirmation, 'short')
    await actor.click(button)
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(password, '-but-longer')
    await actor.type(confirmation, '-but-longer')
    await actor.click(button)
    await waitFor(() => expect(sent).toEqual([{ email: clara.email, password: 'short-but-longer' }]))
    expect(await screen.findByText('Clara Ng can sign in now.')).toBeTruthy()
  })

  it('shows the server’s refusal, beside the field that it names', async () => {
    server.use(
      listOf([clara]),
      ...around,
      answer(adminSetUpConsultantAuth, () =>
        refuse('CONFLICT', 'This address is taken.', { email: 'Taken' }),
      ),
    )
    const { actor } = renderConsole('/consultants')
    const row = await rowOf('Clara Ng')
    await actor.click(within(row).getByRole('button', { name: 'Setup Authentication of Clara Ng' }))
    const dialog = await screen.findByRole('dialog', { name: 'Setup Authentication' })
    await actor.type(within(dialog).getByLabelText(/^Password/), 'long-enough')
    await actor.type(within(dialog).getByLabelText(/^Confirm password/), 'long-enough')
    await actor.click(within(dialog).getByRole('button', { name: 'Setup Authentication' }))
    expect(await within(dialog).findByText('This address is taken.')).toBeTruthy()
    expect(within(dialog).getByText('Taken')).toBeTruthy()
    server.use(answer(adminSetUpConsultantAuth, () => HttpResponse.error()))
    await actor.click(within(dialog).getByRole('button', { name: 'Setup Authentication' }))
    expect(await within(dialog).findByText('Error setting up authentication')).toBeTruthy()
  })

  it('is not for who has an account', async () => {
    server.use(listOf([{ ...clara, hasAccount: true }]), ...around)
    renderConsole('/consultants')
    const row = await rowOf('Clara Ng')
    const name = 'Setup Authentication of Clara Ng'
    expect(within(row).getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  })
})

describe('access to clients', () => {
  it('is listed, and given or taken by a switch', async () => {
    const row = {
      id: `${clara.id}:${acme.id}`,
      consultantId: clara.id,
      clientId: acme.id,
      canAccess: true,
      consultant: { firstName: 'Clara', lastName: 'Ng', isObsolete: false },
      client: { name: acme.name, isObsolete: false },
    }
    const sent: unknown[] = []
    const { list: listAccess, change: setAccess } = adminConsultantClientAccess
    if (setAccess === undefined) throw new Error('The contract has no such route')
    server.use(
      answer(listAccess, [row]),
      ...around,
      answer(setAccess, ({ body }) => (sent.push(body), { ...row, canAccess: false })),
    )
    const { actor } = renderConsole('/consultant-client-access')
    const access = await screen.findByRole('switch', { name: 'Clara Ng may access Acme Manufacturing' })
    await actor.click(access)
    await waitFor(() => expect(sent).toEqual([{ canAccess: false }]))
    expect(await screen.findByText('Clara Ng may no longer access Acme Manufacturing.')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })
})
