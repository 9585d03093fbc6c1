import { expect, it, jest } from '@jest/globals'
import { setReload } from '@parley/ui-kit/calls/session-store.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { createI18nProvider } from '../app/i18n-provider.ts'
import { ConsoleErrors } from './ConsoleError.tsx'

it.each([
  ['its message', new Error('The hinge came off'), 'The hinge came off'],
  [
    'plain words for a part that is gone',
    new TypeError('Failed to fetch dynamically imported module: /a-1.js'),
    /Parley was updated, or the connection was lost/,
  ],
])('a page that breaks says so with %s, Reload Page and Go to Home', async (_what, error, words) => {
  // React reports the error on the console too, as it should.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let reloads = 0
  setReload(() => {
    reloads += 1
  })
  const Broken = (): never => {
    throw error
  }
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <ConsoleErrors>
          <Broken />
        </ConsoleErrors>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/admin/')
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Reload Page' }))
  expect(reloads).toBe(1)
  report.mockRestore()
})
