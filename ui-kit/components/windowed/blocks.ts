/** Items that are drawn, or held open, together. */
export interface Block<Item> {
  /** The same for as long as the block has the same items. */
  key: string
  /** Place of the first one in the list. */
  from: number
  items: readonly Item[]
}

export const blocksOf = <Item extends { id: string }>(items: readonly Item[], size: number): Block<Item>[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => {
    const some = items.slice(at * size, (at + 1) * size)
    return { key: `${some[0]?.id ?? ''}-${some.length}`, from: at * size, items: some }
  })

/** Where a list that scrolls stands: so many pixels below the top of a block. Heights above it may yet change. */
export interface BlockPlace {
  block: number
  offset: number
}

const blocksIn = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-block]')]

/** The block at the upper edge of a box that scrolls. */
export function placeIn(box: Element): BlockPlace | undefined {
  const { top } = box.getBoundingClientRect()
  const first = blocksIn(box).findLast((block) => block.getBoundingClientRect().top <= top)
  if (first === undefined) return undefined
  return { block: Number(first.dataset['block']), offset: top - first.getBoundingClientRect().top }
}

/** How far the box is to be scrolled to stand there; undefined where it has no such block. */
export function topOf(box: Element, { block, offset }: BlockPlace): number | undefined {
  const element = box.querySelector(`[data-block="${block}"]`)
  if (element === null) return undefined
  return box.scrollTop + element.getBoundingClientRect().top - box.getBoundingClientRect().top + offset
}
