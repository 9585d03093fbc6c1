import { expect, it } from '@jest/globals'
import { changeEmail } from '@parley/contracts/http/recovery.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer, consultant, insideAcme } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen } from '@testing-library/react'
import { SessionContext } from '../session/session-context.ts'
import { renderRoute } from '../../../testing/render-route.tsx'
import '../session/locales/en.ts'
import { ChangeEmailCard } from './components/ChangeEmailCard.tsx'

const shown = (user = clientViewer) =>
  renderRoute('/', {
    routes: [
      {
        path: '/',
        element: (
          <SessionContext value={user}>
            <main>
              <h1>Security</h1>
              <ChangeEmailCard />
            </main>
            <Toasts />
          </SessionContext>
        ),
      },
    ],
  })

it('asks for the new address and the password, shows refusals beside the fields, and says what happens then', async () => {
  const wrong = 'The current password is not right'
  server.use(answer(changeEmail, () => refuse('VALIDATION_FAILED', wrong, { currentPassword: wrong })))
  const { actor } = shown()
  expect(await screen.findByText(new RegExp(clientViewer.email))).toBeTruthy()
  await actor.click(screen.getByRole('button', { name: 'Change email' }))
  const dialog = await screen.findByRole('dialog')
  const send = (): HTMLElement => screen.getAllByRole('button', { name: 'Change email' }).at(-1) ?? dialog
  await actor.type(screen.getByLabelText('New email'), clientViewer.email.toUpperCase())
  await actor.click(send())
  expect(await screen.findByText('This is your email address already.')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  await actor.clear(screen.getByLabelText('New email'))
  await actor.type(screen.getByLabelText('New email'), 'new@acme.test')
  await actor.type(screen.getByLabelText('Current password'), 'wrong')
  await actor.click(send())
  expect(await screen.findByText(wrong)).toBeTruthy()
  expect(await accessibilityProblems()).toEqual([])
  server.use(answer(changeEmail, { message: 'sent' }))
  await actor.type(screen.getByLabelText('Current password'), '!')
  await actor.click(send())
  expect(await screen.findByText(/We have sent a link to the new address/)).toBeTruthy()
})

it('is not offered while acting for somebody else', async () => {
  shown(insideAcme(consultant))
  expect(await screen.findByText(new RegExp(consultant.email))).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
})
