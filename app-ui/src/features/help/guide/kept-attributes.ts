const names = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

/**
 * The library writes these attributes on what it points at and takes them away again, whoever they belonged to. This
 * keeps the page's own.
 */
export function keepAttributes() {
  const kept = new Map<Element, (string | null)[]>()
  return {
    keep: (element: Element | undefined): void => {
      if (element !== undefined)
        kept.set(
          element,
          names.map((name) => element.getAttribute(name)),
        )
    },
    giveBack: (): void => {
      for (const [element, values] of kept) {
        names.forEach((name, place) => {
          const value = values[place] ?? null
          if (value === null) element.removeAttribute(name)
          else element.setAttribute(name, value)
        })
      }
      kept.clear()
    },
  }
}
