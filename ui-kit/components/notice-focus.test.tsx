import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NoticeFocus } from './NoticeFocus.tsx'

it('lets keys pass through the notices, which hear of no focus that comes or goes', async () => {
  const heard: string[] = []
  render(
    <>
      <input aria-label="before" />
      <NoticeFocus>
        <div onFocus={() => heard.push('came')} onBlur={() => heard.push('went')}>
          <button>Close notice</button>
        </div>
      </NoticeFocus>
      <input aria-label="after" />
    </>,
  )
  const actor = userEvent.setup()
  await actor.tab()
  await actor.tab()
  expect(document.activeElement).toBe(screen.getByRole('button'))
  await actor.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('after'))
  expect(heard).toEqual([])
})
