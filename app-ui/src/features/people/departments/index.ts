export { DepartmentField } from './components/DepartmentField.tsx'
export { peopleFreshness, useDepartmentTree } from './department-queries.ts'
export { flatten } from './department-tree.ts'
