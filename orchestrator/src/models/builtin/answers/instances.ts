import type { Asked } from './asked.ts'
import { thingAsked } from './given-kind.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { isTotal, type Table } from './tables.ts'

const leastLength = 4
const leastInstances = 2
const mostColumns = 2

/**
 * The question with the names of what it asks for: where a table has vendors in a column, what names two of them speaks
 * of vendors, and need not call them so.
 */
export function withInstances(asked: Asked, tables: readonly Table[]): Asked {
  const thing = thingAsked(asked)
  if (thing === undefined || thing.isName) return asked
  const at = asked.words.indexOf(thing)
  const names = tables.flatMap(({ heads, rows }) =>
    heads
      .slice(0, mostColumns)
      .flatMap((head, column) =>
        isSpoken(spokenIn(asked, head)[at])
          ? rows.flatMap(({ cells }) => nameIn(cells[column] ?? '') ?? [])
          : [],
      ),
  )
  const distinct = [...new Set(names)]
  return distinct.length < leastInstances ? asked : { ...asked, instances: { at, names: distinct } }
}

function nameIn(cell: string): string | undefined {
  if (isTotal(cell)) return undefined
  const [first = ''] = cell.trim().split(/[\s,]+/u)
  return /^\p{Lu}\p{Ll}/u.test(first) && first.length >= leastLength ? first : undefined
}
