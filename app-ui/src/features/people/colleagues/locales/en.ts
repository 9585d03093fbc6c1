export const colleaguesTexts = {
  addMember: 'Add member',
  person: 'Person',
  role: 'Role',
  removeMember: 'Remove {{name}}',
  fromFirm: 'Consulting firm',
  fromClient: 'Client',
  loadFailed: 'Failed to load people',
}
