/**
 * Where the keys go on when what had the focus is taken away: a pressed button is disabled while it works, a row goes
 * with what was done to it, a page changes. The browser gives the focus to the window then, and the next Tab begins at
 * the top. Here it waits at the nearest place around that is still there, and goes back as soon as it can.
 */

const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Milliseconds that whoever took something away has for giving the focus to something else. */
const grace = 40

/** An element that had the focus, and what it stood in, from the inside out. */
type Trail = readonly HTMLElement[]

/** Where the focus waits, and what it is to go back to. */
let waiting: { place: HTMLElement; from: HTMLElement } | null = null

/** Whether nothing that a person went to has the focus: it is the window's, or waits at a place for what comes. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active === waiting?.place
}

/** Whether what had the focus was taken away, so that it may go to what comes instead. */
export const isFocusWaiting = (): boolean => waiting !== null && document.activeElement === waiting.place

function trailOf(element: HTMLElement): Trail {
  const trail: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at !== null && at !== document.body; at = at.parentElement)
    trail.push(at)
  return trail
}

const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  (element.tabIndex >= 0 || element.hasAttribute('tabindex')) &&
  !element.matches(':disabled') &&
  element.closest('[hidden], [inert]') === null

/** Keeps the focus from now on; what has no place left around it waits at the home. Gives what ends it. */
export function keepFocus(home: () => HTMLElement | null): () => void {
  let last: Trail = []
  /** The last one outside of what lies over the page, which goes with all that was in it. */
  let beneath: Trail = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || target === waiting?.place) return
    waiting = null
    last = trailOf(target)
    if (target.closest(dialogs) === null) beneath = last
  }
  /** A press into the page takes the focus to where it was made, be that nowhere. */
  const forget = (): void => {
    waiting = null
    last = []
  }
  const look = (): void => {
    timer = undefined
    const [from] = waiting === null ? last : [waiting.from]
    const active = document.activeElement
    const isTaken = active !== null && active !== document.body && !active.matches(':disabled')
    if (from === undefined || (isTaken && active !== waiting?.place)) return
    if (canHaveFocus(from)) {
      // What gave it away itself keeps none of it.
      if (waiting !== null) from.focus({ preventScroll: true })
      return
    }
    if (isTaken) return
    const place = [...last, ...beneath].find(canHaveFocus) ?? home()
    if (place === null) return
    waiting = { place, from }
    place.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    const active = document.activeElement
    const mayBeLost = waiting !== null || active === document.body || active?.matches(':disabled') === true
    if (mayBeLost && last.length > 0) timer ??= setTimeout(look, grace)
  })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', forget, true)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  return () => {
    clearTimeout(timer)
    waiting = null
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', forget, true)
  }
}
