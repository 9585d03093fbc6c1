import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/dom'
import { isFocusLost, keepFocus } from './kept-focus.ts'

let stop = (): void => undefined
const find = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`There is no ${id}.`)
  return element
}

beforeEach(() => {
  document.body.innerHTML = `
    <main id="home" tabindex="-1">
      <section id="pane" tabindex="-1"><p><button id="pressed">Check</button></p></section>
      <button id="other">Other</button>
    </main>
    <div id="over" role="dialog"><button id="sent">Send</button></div>`
  stop = keepFocus(() => find('home'))
})
afterEach(() => stop())

const settled = (id: string) => waitFor(() => expect(document.activeElement?.id).toBe(id))

it('waits beside a button that is disabled while it works, and goes back to it', async () => {
  const button = find('pressed')
  button.focus()
  expect(isFocusLost()).toBe(false)
  button.toggleAttribute('disabled', true)
  await settled('pane')
  expect(isFocusLost()).toBe(true)
  button.toggleAttribute('disabled', false)
  await settled('pressed')
  expect(isFocusLost()).toBe(false)
})

it('stays where something went away, until somebody goes on from there', async () => {
  find('pressed').focus()
  find('pressed').remove()
  await settled('pane')
  find('pane').remove()
  await settled('home')
  find('other').focus()
  expect(isFocusLost()).toBe(false)
})

it('goes beneath a dialog that is closed', async () => {
  find('pressed').focus()
  find('sent').focus()
  find('pressed').remove()
  find('over').remove()
  await settled('pane')
})

it('leaves the focus to who presses into the page, and to code that gives it away', async () => {
  const afterLook = () => new Promise((resolve) => setTimeout(resolve, 100))
  find('pressed').focus()
  find('pressed').blur()
  find('other').remove()
  await afterLook()
  expect(document.activeElement).toBe(document.body)
  find('pressed').focus()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  find('pressed').remove()
  await afterLook()
  expect(document.activeElement).toBe(document.body)
})
