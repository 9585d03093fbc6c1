import { departmentHierarchy, type DepartmentNode } from '@parley/contracts/http/departments.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { department, stakeholder } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen } from '@testing-library/react'
import { renderRoute } from '../../../testing/render-route.tsx'

export const address = '/departments-and-stakeholders'

export const team = department({ name: 'Planning team' })
export const plant = department({
  name: 'Plant',
  stakeholderCount: 2,
  children: [department({ name: 'Line', children: [team] })],
})
export const operations = department({
  name: 'Operations',
  code: 'OPS',
  stakeholderCount: 1,
  children: [plant],
})
export const finance = department({ name: 'Finance', description: 'Books and budgets' })

/** Answers with these trees of departments, and one stakeholder. */
export const serveDepartments = (tree: DepartmentNode[]) =>
  server.use(answer(departmentHierarchy, tree), answer(listStakeholders, [stakeholder()]))

/** The page, with the departments that were answered. */
export const openDepartments = async (given = address, user = clientAdmin) => {
  const rendered = renderRoute(given, { user })
  await screen.findByRole('heading', { name: 'Departments' })
  return rendered
}
export const departmentRow = (name: RegExp) => screen.findByRole('treeitem', { name })
