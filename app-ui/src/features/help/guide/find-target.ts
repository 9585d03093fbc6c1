/** Milliseconds that a page may take to show what a step points at. */
const usualPatience = 4_000
/** Milliseconds between looks. */
const lookEvery = 50

const isVisible = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility()

/** The first element of the selector that can be seen. */
export const findTarget = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(isVisible)

/** Waits for an element to be there. @returns undefined where it does not come in time, or the guide is over */
export async function waitForTarget(
  selector: string,
  isOver: () => boolean,
  patience = usualPatience,
): Promise<Element | undefined> {
  const until = Date.now() + patience
  for (;;) {
    const found = findTarget(selector)
    if (found !== undefined || isOver() || Date.now() >= until) return found
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
}
