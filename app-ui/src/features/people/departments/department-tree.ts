import type { DepartmentNode } from '@parley/contracts/http/departments.ts'

export interface PlacedDepartment {
  node: DepartmentNode
  /** From 0. */
  level: number
  /** Names from the top to the one above. */
  path: readonly string[]
}

/** Every department in the order of the tree, with its place. */
export function flatten(
  nodes: readonly DepartmentNode[],
  level = 0,
  path: readonly string[] = [],
): PlacedDepartment[] {
  return nodes.flatMap((node) => [
    { node, level, path },
    ...flatten(node.children, level + 1, [...path, node.name]),
  ])
}

/** The tree without a department and all below it: the places that it may be moved to (Document 1, section 5). */
export const withoutBranch = (nodes: readonly DepartmentNode[], id: string): DepartmentNode[] =>
  nodes.flatMap((node) => (node.id === id ? [] : [{ ...node, children: withoutBranch(node.children, id) }]))

const matches = (node: DepartmentNode, search: string): boolean =>
  [node.name, node.code, node.description].some((text) => text?.toLowerCase().includes(search) === true)

/** Departments that match, each with those above it so that its place is seen. */
export function matchingBranches(nodes: readonly DepartmentNode[], search: string): DepartmentNode[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return [...nodes]
  return nodes.flatMap((node) => {
    const children = matchingBranches(node.children, wanted)
    return children.length > 0 || matches(node, wanted) ? [{ ...node, children }] : []
  })
}
