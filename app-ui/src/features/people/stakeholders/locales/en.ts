import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const stakeholdersTexts = {
  title: 'Stakeholders',
  search: 'Search stakeholders',
  add: 'Add Stakeholder',
  edit: 'Edit Stakeholder',
  editNamed: 'Edit {{name}}',
  deleteNamed: 'Delete {{name}}',
  selectNamed: 'Select {{name}}',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  name: 'Name',
  firstName: 'First Name',
  lastName: 'Last Name',
  role: 'Position/Role',
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
  department: 'Department',
  noDepartment: 'No department',
  allDepartments: 'All departments',
  clearFilters: 'Clear filters',
  actions: 'Actions',
  noMatch: 'No stakeholders found matching your search.',
  noneTitle: 'No stakeholders yet',
  noneText: 'The people whom this client’s initiatives concern appear here.',
  loadFailed: 'Failed to load stakeholders',
  departmentsFailed: 'Failed to load departments',
  deleteTitle: 'Delete stakeholder?',
  deleteText: 'The stakeholder is removed from every initiative and interview of this client.',
}

defineTexts('stakeholders', stakeholdersTexts, async () => (await import('./de.ts')).stakeholdersTexts)
