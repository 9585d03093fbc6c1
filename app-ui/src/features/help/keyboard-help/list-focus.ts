/** What opens a row or card: marked as such, or the first link of a table's row. */
const openers = '[data-opens-row], tbody tr a[href], main li > a[href]'

const isShown = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility()

/** One for each row, in the order of the page. */
function rowOpeners(): HTMLElement[] {
  const rows = new Set<Element>()
  return [...document.querySelectorAll<HTMLElement>(`main :is(${openers})`)].filter((element) => {
    const row = element.closest('tr, li') ?? element
    if (rows.has(row) || !isShown(element)) return false
    rows.add(row)
    return true
  })
}

/** Moves the focus to the next or previous row's link; Enter then opens it. */
export function moveInList(step: 1 | -1): void {
  const all = rowOpeners()
  const row = document.activeElement?.closest('tr, li')
  const at = all.findIndex(
    (element) => element === document.activeElement || element.closest('tr, li') === row,
  )
  const next = at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step
  all[next]?.focus()
}

/** Puts the cursor into the page's own search. @returns whether there is one */
export function focusSearch(): boolean {
  const field = [
    ...document.querySelectorAll<HTMLInputElement>('main input[type="search"], header input[type="search"]'),
  ].find(isShown)
  field?.focus()
  field?.select()
  return field !== undefined
}
