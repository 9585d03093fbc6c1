import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderRoute } from './render-route.tsx'
import { clientAdmin } from './people.ts'

it('shows the product at an address', async () => {
  renderRoute('/nowhere', { user: clientAdmin })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
})
