import { expect, it, jest } from '@jest/globals'
import { setReload } from '@parley/ui-kit/calls/session-store.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { screen } from '@testing-library/react'
import { renderRoute } from '../testing/render-route.tsx'
import { isPage } from './routes.ts'

it('says when a page does not exist', async () => {
  renderRoute('/no-such-page', { user: clientAdmin })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
})

it('offers Reload Page and Go to Home when a page breaks', async () => {
  const { ErrorScreen } = await import('./ErrorScreen.tsx')
  // React reports the error on the console too, as it should.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = (): never => {
    throw new Error('The hinge came off')
  }
  renderRoute('/', { routes: [{ path: '/', Component: Broken, ErrorBoundary: ErrorScreen }] })
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByText('The hinge came off')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  report.mockRestore()
})

it('tells a visitor of a page that does not exist, and asks for the sign-in where one does', async () => {
  renderRoute('/no-such-page')
  expect(await screen.findByText('Page not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  expect(isPage('/initiatives/1/edit')).toBe(true)
  expect(isPage('/clients/1')).toBe(true)
  expect(isPage('/clients/1/2/3')).toBe(false)
})

it('says in plain words that a part cannot be loaded any more, and reloads', async () => {
  const { ErrorScreen } = await import('./ErrorScreen.tsx')
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let reloads = 0
  setReload(() => {
    reloads += 1
  })
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a-1.js'))
  const { actor } = renderRoute('/', { routes: [{ path: '/', lazy: gone, ErrorBoundary: ErrorScreen }] })
  expect(await screen.findByText(/Parley was updated, or the connection was lost/)).toBeTruthy()
  await actor.click(screen.getByRole('button', { name: 'Reload Page' }))
  expect(reloads).toBe(1)
  report.mockRestore()
})
