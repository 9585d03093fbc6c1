import { describe, expect, it } from '@jest/globals'
import { agentOfSlide, takenUpOn } from '@parley/contracts/demo-story/demo-story.ts'
import {
  addToDemo,
  askDemoAgain,
  changeDemoAddition,
  type DemoAddition,
  listDemoAdditions,
  removeDemoAddition,
  restartDemo,
} from '@parley/contracts/http/demo-deck.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../../testing/render-route.tsx'

function addition(slide: DemoAddition['slide'], content: string, changes: Partial<DemoAddition> = {}) {
  const where = takenUpOn(slide)
  return {
    id: newId(),
    slide,
    content,
    reply: {
      slide: where,
      agent: agentOfSlide[where],
      text: `Noted: ${content}`,
      provider: 'builtin',
      model: 'builtin-1',
    },
    createdAt: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    ...changes,
  } satisfies DemoAddition
}

/** A server that keeps what is added. */
function stored(first: DemoAddition[] = []) {
  let rows = first
  const replace = (id: string | undefined, changes: Partial<DemoAddition>): DemoAddition => {
    rows = rows.map((row) =>
      row.id === id ? addition(row.slide, changes.content ?? row.content, { id }) : row,
    )
    return rows.find((row) => row.id === id) as DemoAddition
  }
  server.use(
    answer(listDemoAdditions, () => rows),
    answer(addToDemo, ({ body }) => {
      const { slide, content } = body as DemoAddition
      const made = addition(slide, content)
      rows = [...rows, made]
      return made
    }),
    answer(changeDemoAddition, ({ params, body }) => replace(params.id, body as DemoAddition)),
    answer(askDemoAgain, ({ params }) => replace(params.id, {})),
    answer(removeDemoAddition, ({ params }) => {
      rows = rows.filter(({ id }) => id !== params.id)
      return { id: params.id ?? '' }
    }),
    answer(restartDemo, () => {
      const removed = rows.length
      rows = []
      return { removed }
    }),
  )
}
/** The first look at a page waits for its parts to be read. */
const slide = (name: RegExp) => screen.findByRole('group', { name }, { timeout: 25_000 })
const addButton = { name: 'Add Additional Information as User' }

describe('the demo deck', () => {
  it('is gone through with buttons, keys, dots and fingers, and says where one is', async () => {
    stored()
    const { actor, path } = renderRoute('/demo', { user: clientViewer })
    await slide(/^Slide 1 of 7: One goal/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Next' }))
    await slide(/^Slide 2 of 7/)
    expect(path()).toBe('/demo?slide=2')
    for (const [key, number] of [
      ['ArrowRight', 3],
      ['End', 7],
      ['ArrowRight', 7],
      ['ArrowLeft', 6],
      ['Home', 1],
      [' ', 2],
    ] as const) {
      fireEvent.keyDown(document.body, { key })
      await slide(new RegExp(`^Slide ${number} of 7`))
    }
    expect(screen.getByText('Slide 2 of 7: Eleven conversations, one pattern').getAttribute('role')).toBe(
      'status',
    )
    await actor.click(screen.getByRole('button', { name: /^Slide 5: / }))
    const fifth = await slide(/^Slide 5 of 7/)
    expect(screen.getByRole('button', { name: /^Slide 5: / }).getAttribute('aria-current')).toBe('step')
    fireEvent.touchStart(fifth, { touches: [{ clientX: 300, clientY: 100 }] })
    fireEvent.touchEnd(fifth, { changedTouches: [{ clientX: 120, clientY: 110 }] })
    await slide(/^Slide 6 of 7: The judge/)
  })

  it('opens at the slide of its address, and keeps keys for writing while something is added', async () => {
    stored()
    const { actor, path } = renderRoute('/demo?slide=3', { user: firmAdmin })
    await slide(/^Slide 3 of 7/)
    await actor.click(screen.getByRole('button', addButton))
    const dialog = within(await screen.findByRole('dialog', { name: /^Add information on/ }))
    fireEvent.keyDown(dialog.getByRole('textbox'), { key: 'ArrowRight' })
    expect(path()).toBe('/demo?slide=3')
    await actor.click(dialog.getByRole('textbox'))
    await actor.paste('<b>No cloud in Porto</b>')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Add' }))
    // The person's own words, as they were written.
    expect(await screen.findByText('<b>No cloud in Porto</b>')).toBeTruthy()
    await actor.click(await screen.findByRole('button', { name: 'See it on slide 4' }))
    await slide(/^Slide 4 of 7/)
    expect(screen.getByText('Noted: <b>No cloud in Porto</b>')).toBeTruthy()
    expect(screen.getByText('Written by the built-in model')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: /^Slide 7: / }))
    await slide(/^Slide 7 of 7/)
    expect(screen.getByText('What you added, and where it changed the outcome')).toBeTruthy()
    expect(screen.getByText(/^Slide 4, Nine vendors, three that remain: It is checked/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('lets the person change and take back what they added, and start over', async () => {
    stored([addition('goal', 'Before winter'), addition('interviews', 'Ask the night shift')])
    const { actor, path } = renderRoute('/demo?slide=2', { user: clientViewer })
    expect(await screen.findByText('Noted: Before winter')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Edit “Ask the night shift”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Say it in other words' }))
    await actor.type(dialog.getByRole('textbox'), ' too')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await actor.click(await screen.findByRole('button', { name: 'Delete “Ask the night shift too”' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Take this back?' }))
    await actor.click(asked.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Ask the night shift too')).toBeNull())
    await actor.click(screen.getByRole('button', { name: 'Start over' }))
    const restart = within(await screen.findByRole('alertdialog', { name: 'Start over?' }))
    await actor.click(restart.getByRole('button', { name: 'Start over' }))
    await slide(/^Slide 1 of 7/)
    expect(path()).toBe('/demo?slide=1')
    await actor.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(screen.queryByText('Noted: Before winter')).toBeNull())
  })

  it('keeps words that no agent has answered, asks again, and tells the story without the server', async () => {
    stored([addition('goal', 'Before winter', { reply: null })])
    const first = renderRoute('/demo?slide=2', { user: clientViewer })
    expect(await screen.findByText('No agent has answered yet.')).toBeTruthy()
    await first.actor.click(screen.getByRole('button', { name: 'Ask again' }))
    expect(await screen.findByText('Noted: Before winter')).toBeTruthy()
    first.unmount()
    server.use(answer(listDemoAdditions, () => refuse('INTERNAL', 'Something went wrong on our side.')))
    renderRoute('/demo?slide=2', { user: clientViewer })
    expect(await screen.findByText(/^Failed to load what you have added/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.getByText('Eleven conversations, one pattern')).toBeTruthy()
  })
})
