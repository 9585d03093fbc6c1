import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { renderRoute } from '../testing/render-route.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { pageOf } from './router.tsx'

describe('a page whose part cannot be loaded', () => {
  it('says so inside of what stands around it, with ways on', async () => {
    const page = pageOf({
      path: '/gone',
      load: () =>
        Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/gone.js')),
    })
    const around = (
      <>
        <nav>Menu</nav>
        <Outlet />
      </>
    )
    renderRoute('/gone', { routes: [{ element: around, ErrorBoundary: ErrorScreen, children: [page] }] })
    expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded')
    expect(screen.getByText('Menu')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeTruthy()
  })
})
