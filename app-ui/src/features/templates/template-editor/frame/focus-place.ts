import type { ProblemPlace } from '../model/problem-place.ts'

const controls = 'input:not([type="hidden"]), textarea, select, [role="combobox"], button, [tabindex="0"]'

const findMarked = (root: ParentNode, mark: 'item' | 'property', value: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(`[data-${mark}]`)].find(({ dataset }) => dataset[mark] === value)

/** The control at a place: that of the property, else the first of the row; undefined where it is not shown. */
function findControl(root: ParentNode, { itemId, property }: ProblemPlace): HTMLElement | undefined {
  const row = findMarked(root, 'item', itemId)
  const place = row && (findMarked(row, 'property', property) ?? row)
  if (place === undefined || place.matches(controls)) return place
  return place.querySelector<HTMLElement>(controls) ?? undefined
}

/** How often a place that is still being drawn is looked for, once a frame. */
const tries = 30

/** Brings a place in sight and puts the focus there, as soon as it is drawn. Returns the way to give up. */
export function focusPlace(root: ParentNode, place: ProblemPlace): () => void {
  let left = tries
  let frame = 0
  const look = (): void => {
    const control = findControl(root, place)
    // A row that unfolds draws its property a little later than itself.
    const isThere = control !== undefined && (place.property === '' || left === 1 || isExact(control, place))
    if (isThere) {
      control.focus({ preventScroll: true })
      control.scrollIntoView({ block: 'center' })
      return
    }
    left -= 1
    if (left > 0) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

const isExact = (control: HTMLElement, { property }: ProblemPlace): boolean =>
  control.closest<HTMLElement>('[data-property]')?.dataset.property === property
