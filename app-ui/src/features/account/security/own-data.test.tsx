import { expect, it, jest } from '@jest/globals'
import { exportOwnData } from '@parley/contracts/http/own-data.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer, consultant, insideAcme } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen } from '@testing-library/react'
import { renderRoute } from '../../../testing/render-route.tsx'
import { SessionContext } from '../session/session-context.ts'
import { OwnDataCard } from './components/OwnDataCard.tsx'

const shown = (user = clientViewer) =>
  renderRoute('/', {
    routes: [
      {
        path: '/',
        element: (
          <SessionContext value={user}>
            <main>
              <h1>Security</h1>
              <OwnDataCard />
            </main>
            <Toasts />
          </SessionContext>
        ),
      },
    ],
  })

it('gives the file, and says why where it cannot', async () => {
  URL.createObjectURL = () => 'blob:data'
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  click.mockClear()
  server.use(answer(exportOwnData, () => refuse('TOO_MANY_REQUESTS', 'Please wait a few minutes.')))
  const { actor } = shown()
  const button = await screen.findByRole('button', { name: 'Download your data' })
  await actor.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait a few minutes.')
  server.use(answer(exportOwnData, () => new Response('{}')))
  await actor.click(await screen.findByRole('button', { name: 'Download your data' }))
  expect(await screen.findByText('Your data has been downloaded')).toBeTruthy()
  expect(click).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await accessibilityProblems()).toEqual([])
})

it('is not offered while acting for an organisation', async () => {
  shown(insideAcme(consultant))
  expect(await screen.findByText('Your data')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download your data' })).toBeNull()
})
