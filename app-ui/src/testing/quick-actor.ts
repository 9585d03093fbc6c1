import { userEvent, type UserEvent } from '@testing-library/user-event'

const isTextField = (element: Element): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Acts as a person does, except that words come into a field at once, not letter by letter: each letter draws the
 * page anew, which took a sixth of the time of the screens' tests. Named keys (`{Enter}`) are pressed as ever; what
 * a single letter does is seen in a real browser, by the tests of `e2e`.
 */
export function quickActor(): UserEvent {
  const actor = userEvent.setup({ delay: null })
  const type: UserEvent['type'] = async (element, text, options) => {
    const words = /^[^{[]*/.exec(text)?.[0] ?? ''
    if (words.length < 2 || options !== undefined || !isTextField(element)) {
      await actor.type(element, text, options)
      return
    }
    await actor.click(element)
    await actor.paste(words)
    if (words.length < text.length) await actor.keyboard(text.slice(words.length))
  }
  return { ...actor, type }
}
