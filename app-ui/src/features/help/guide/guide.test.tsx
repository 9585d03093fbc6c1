import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { GuideStep } from './guide-step.ts'
import { closeGuide, startGuide } from './guide.ts'

const actor = userEvent.setup({ delay: null })
const steps: GuideStep[] = [
  { title: 'Welcome', text: '<img src=x> stays text' },
  { title: 'Account', text: 'Open it yourself', target: '#account', byClick: true },
  { title: 'Elsewhere', text: 'Only where there is one', target: '#none', optional: true },
  { title: 'Menu', text: 'The way to all pages', target: 'nav' },
]

describe('guide', () => {
  afterEach(() => document.body.replaceChildren())
  beforeEach(() => {
    closeGuide()
    document.body.innerHTML =
      '<main><h1>Page</h1><button id="start">Start</button><button id="account" aria-haspopup="menu" aria-expanded="false">Account</button><nav aria-label="Main">…</nav></main>'
    document.getElementById('start')?.focus()
  })

  it('leads from step to step by buttons, keys and by what the person does, and gives the focus back', async () => {
    const ended = startGuide(steps)
    const card = await screen.findByRole('dialog', { name: 'Welcome' })
    expect(card.querySelector('img')).toBeNull()
    expect(card.textContent).toContain('1 of 3')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement))
    expect(await accessibilityProblems()).toEqual([])

    await actor.keyboard('{ArrowRight}')
    await screen.findByRole('dialog', { name: 'Account' })
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    const account = document.querySelector('#account')
    await waitFor(() => expect(account?.getAttribute('aria-haspopup')).toBe('menu'))
    await actor.click(screen.getByText('Account', { selector: '#account' }))
    await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(account?.getAttribute('aria-expanded')).toBe('false'))

    await actor.keyboard('{ArrowLeft}')
    await screen.findByRole('dialog', { name: 'Account' })
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByText('Account', { selector: '#account' }))
    await actor.click(await screen.findByRole('button', { name: 'Done' }))
    expect(await ended).toBe('done')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.id).toBe('start')
  })

  it('ends with Esc, and when another begins', async () => {
    const first = startGuide(steps)
    await screen.findByRole('dialog', { name: 'Welcome' })
    const second = startGuide([{ title: 'Second', text: 'Another' }])
    expect(await first).toBe('left')
    await screen.findByRole('dialog', { name: 'Second' })
    await actor.keyboard('{Escape}')
    expect(await second).toBe('left')

    const third = startGuide([{ title: 'Account', text: 'Open it', target: '#account' }])
    await screen.findByRole('dialog', { name: 'Account' })
    closeGuide()
    expect(await third).toBe('left')
    expect(document.querySelector('#account')?.getAttribute('aria-expanded')).toBe('false')
  })

  it('says what is missing where a step has nothing to point at, and passes over what need not be said', async () => {
    const ended = startGuide([
      { title: 'Silent', text: 'Not shown', target: '#none', patience: 0 },
      {
        title: 'Phase',
        text: 'Fill it in',
        target: '#none',
        patience: 0,
        missing: 'Create an initiative first.',
      },
      { title: 'After', text: 'Not reached' },
    ])
    const card = await screen.findByRole('dialog', { name: 'Phase' })
    expect(card.textContent).toContain('Create an initiative first.')
    await actor.click(screen.getByRole('button', { name: 'Done' }))
    expect(await ended).toBe('missing')
  })
})
