import { expect, it } from '@jest/globals'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { screen } from '@testing-library/react'
import { renderRoute } from './render-route.tsx'

it('shows the product at an address', async () => {
  renderRoute('/nowhere', { user: clientAdmin })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
})
