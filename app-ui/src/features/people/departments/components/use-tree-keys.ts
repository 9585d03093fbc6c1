import { useState, type KeyboardEvent } from 'react'

export interface TreeRow {
  id: string
  name: string
  parentId: string | undefined
  hasChildren: boolean
  open: boolean
}

interface TreeKeysInput {
  /** What is shown, from top to bottom. */
  rows: readonly TreeRow[]
  toggle: (id: string) => void
  focus: (id: string) => void
}

interface TreeKeys {
  /** The one that Tab comes to. */
  currentId: string | undefined
  setCurrentId: (id: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

type Move = (rows: readonly TreeRow[], index: number) => TreeRow | undefined

/** Where each key leads; undefined stays. Up and down walk the rows, left goes up, right goes into what is open. */
const moves: Record<string, Move> = {
  ArrowDown: (rows, index) => rows[index + 1],
  ArrowUp: (rows, index) => rows[index - 1],
  Home: (rows) => rows[0],
  End: (rows) => rows.at(-1),
  ArrowRight: (rows, index) => (rows[index]?.open === true ? rows[index + 1] : undefined),
  ArrowLeft: (rows, index) => rows.find(({ id }) => id === rows[index]?.parentId),
}

/** Whether the key opens or closes the row instead of leading elsewhere. */
const turns = (key: string, row: TreeRow): boolean =>
  row.hasChildren &&
  (key === 'Enter' || key === ' ' || (key === 'ArrowRight' && !row.open) || (key === 'ArrowLeft' && row.open))

/** The next row that starts with the letter, around the end. */
function startingWith(letter: string, rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const wanted = letter.toLowerCase()
  const after = [...rows.slice(index + 1), ...rows.slice(0, index)]
  return after.find(({ name }) => name.toLowerCase().startsWith(wanted))
}

/** Keys of a tree as screen readers' users know them (WAI-ARIA practices, tree view). */
export function useTreeKeys({ rows, toggle, focus }: TreeKeysInput): TreeKeys {
  const [chosenId, setCurrentId] = useState<string>()
  const current = rows.find(({ id }) => id === chosenId) ?? rows[0]
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOnRow = event.target instanceof Element && event.target.getAttribute('role') === 'treeitem'
    if (!isOnRow || current === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const index = rows.indexOf(current)
    if (turns(event.key, current)) toggle(current.id)
    else {
      const isLetter = event.key.length === 1 && event.key !== ' '
      const next =
        moves[event.key]?.(rows, index) ?? (isLetter ? startingWith(event.key, rows, index) : undefined)
      if (next !== undefined) focus(next.id)
      if (next === undefined && moves[event.key] === undefined && event.key !== ' ') return
    }
    event.preventDefault()
  }
  return { currentId: current?.id, setCurrentId, onKeyDown }
}
