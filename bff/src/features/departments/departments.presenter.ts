import type { Department, DepartmentNode } from '@parley/contracts/http/departments.ts'
import type { DepartmentView } from './departments.views.ts'

export const presentDepartment = (row: DepartmentView): Department => ({
  id: row.id,
  clientId: row.client_id,
  name: row.name,
  code: row.code,
  description: row.description,
  parentId: row.parent_id,
  childCount: row.child_count ?? 0,
  stakeholderCount: row.stakeholder_count ?? 0,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** Departments as a tree; siblings keep the order of the rows. */
export function presentHierarchy(rows: DepartmentView[]): DepartmentNode[] {
  const nodes = new Map(
    rows.map((row) => [row.id, { ...presentDepartment(row), children: [] as DepartmentNode[] }]),
  )
  const roots: DepartmentNode[] = []
  for (const node of nodes.values())
    (node.parentId === null ? roots : (nodes.get(node.parentId)?.children ?? roots)).push(node)
  return roots
}
