interface GuideKeys {
  leave: () => void
  back: () => void
  on: () => void
}

/** Whether a key means something to what has the focus: somebody types, or moves in a list or between tabs. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable="true"], [role="tablist"], [role="listbox"], [role="menu"]',
  ) !== null

/** Esc ends the guide, the arrows go back and on. @returns how to stop watching */
export function watchKeys(keys: GuideKeys): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const act = { Escape: keys.leave, ArrowLeft: keys.back, ArrowRight: keys.on }[event.key]
    if (act === undefined || (event.key !== 'Escape' && isTaken(event.target))) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', listener)
  return () => document.removeEventListener('keydown', listener)
}
