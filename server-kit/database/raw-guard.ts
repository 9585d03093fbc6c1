import { type OperationNode, type RawNode, TableNode } from 'kysely'
import { findScopedMarker } from './scoped-raw.ts'
import type { TenantTables } from './tenant-tables.ts'

export interface RawGuard {
  /** @throws Error for raw SQL that names a tenant table without a piece of scopedRaw for it. */
  check(node: RawNode): void
}

const guards = new WeakMap<TenantTables, RawGuard>()

const wordsBeforeTables = 'from|join|into|update|using|table|only'

/** Finds the tenant tables that a raw text reads or writes; one guard a map of tables. */
export function createRawGuard(tables: TenantTables): RawGuard {
  const known = guards.get(tables)
  if (known) return known
  const names = Object.keys(tables)
  const guard: RawGuard =
    names.length === 0 ? { check: () => undefined } : { check: createCheck(tables, pattern(names)) }
  guards.set(tables, guard)
  return guard
}

/** A name after a word that takes a table, or later in a list of tables parted by commas. */
const pattern = (names: string[]): RegExp =>
  new RegExp(
    `\\b(?:${wordsBeforeTables})\\s+(?:[\\w".]+(?:\\s+(?:as\\s+)?\\w+)?\\s*,\\s*)*(?:"?\\w+"?\\.)?"?(${names.join('|')})\\b"?`,
    'gi',
  )

function createCheck(tables: TenantTables, expression: RegExp): (node: RawNode) => void {
  // A template's pieces are the same array at every call, and looking through a long statement is not cheap.
  const namedIn = new WeakMap<readonly string[], string[]>()
  const findNamed = (fragments: readonly string[]): string[] => {
    const known = namedIn.get(fragments)
    if (known) return known
    const found = fragments.join(' $ ').matchAll(expression)
    const named = [...found].map((match) => (match[1] ?? '').toLowerCase())
    namedIn.set(fragments, named)
    return named
  }
  return (node) => checkNode(tables, findNamed(node.sqlFragments), node)
}

function checkNode(tables: TenantTables, named: string[], node: RawNode): void {
  const tableNodes = node.parameters.flatMap((parameter) => findTenantTable(tables, parameter))
  if (named.length === 0 && tableNodes.length === 0) return
  const covered = new Set(node.parameters.map((parameter) => findScopedMarker(parameter)?.table))
  for (const table of [...named, ...tableNodes]) {
    if (!covered.has(table)) {
      throw new Error(
        `Raw SQL names the tenant table ${table}: use scopedRaw.table, .where or .values for it.`,
      )
    }
  }
}

const findTenantTable = (tables: TenantTables, node: OperationNode): string[] => {
  if (!TableNode.is(node)) return []
  const name = node.table.identifier.name
  return tables[name] ? [name] : []
}
