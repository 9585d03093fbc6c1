import { i18n } from '../../i18n/i18n.ts'
import { announce } from './announce.ts'
import { isSamePlace, type SortPlace } from './drop-place.ts'
import './en.ts'

/** What a sorted list, or several lists between which items move, lets the sorting know. */
export interface SortRules {
  /** Puts the item there; false where it could not be. */
  onMove: (id: string, to: SortPlace) => boolean
  nameOf: (id: string) => string
  countOf: (list: string) => number
  /** What a list is called, where there are several. */
  labelOf?: (list: string) => string
}

/** The item after another, else the one before it; undefined where it is alone. */
export function neighbourOf(items: readonly { id: string }[], id: string): string | undefined {
  const index = items.findIndex((item) => item.id === id)
  return (items[index + 1] ?? items[index - 1])?.id
}

/** Moves items by drag, by keys and by menu, all the same way. Made once for its lists by `useSorting`. */
export class Sorting {
  /** Tells the items of these lists from others on the page. */
  readonly key = Symbol('sorting')
  #rules: SortRules
  readonly #handles = new Map<string, HTMLElement>()

  constructor(rules: SortRules) {
    this.#rules = rules
  }

  /** The rules as they are now. */
  renew(rules: SortRules): void {
    this.#rules = rules
  }

  nameOf(id: string): string {
    return this.#rules.nameOf(id)
  }

  countOf(list: string): number {
    return this.#rules.countOf(list)
  }

  /** Remembers the handle of an item, so that it can have the focus again wherever the item went. */
  keepHandle(id: string, handle: HTMLElement | null): void {
    if (handle === null) this.#handles.delete(id)
    else this.#handles.set(id, handle)
  }

  /** Moves the item and says where it stands; true where it moved. */
  move(id: string, from: SortPlace, to: SortPlace): boolean {
    if (isSamePlace(from, to)) return false
    const name = this.#rules.nameOf(id)
    if (!this.#rules.onMove(id, to)) {
      announce(i18n.t('sortable.refused', { name }))
      return false
    }
    const said = { name, place: to.index + 1, count: this.#rules.countOf(to.list) }
    const label = this.#rules.labelOf?.(to.list)
    announce(
      label === undefined || from.list === to.list
        ? i18n.t('sortable.moved', said)
        : i18n.t('sortable.movedTo', { ...said, list: label }),
    )
    return true
  }

  /** One place up (-1) or down (1) in its list; at an end it says so. */
  step(id: string, from: SortPlace, by: -1 | 1): void {
    const index = from.index + by
    if (index >= 0 && index < this.#rules.countOf(from.list)) {
      this.moveAndFocus(id, from, { list: from.list, index })
      return
    }
    announce(i18n.t(by < 0 ? 'sortable.first' : 'sortable.last', { name: this.#rules.nameOf(id) }))
  }

  /** Moves it and, once it is drawn at its new place, puts the focus on its handle again. */
  moveAndFocus(id: string, from: SortPlace, to: SortPlace): void {
    if (this.move(id, from, to)) this.focusSoon(id)
  }

  /** Puts the focus on an item's handle once what has changed is drawn: its neighbour's, where one was removed. */
  focusSoon(id: string | undefined): void {
    if (id !== undefined) setTimeout(() => this.#handles.get(id)?.focus())
  }
}
