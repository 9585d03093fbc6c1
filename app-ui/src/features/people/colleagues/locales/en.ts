import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const colleaguesTexts = {
  addMember: 'Add member',
  person: 'Person',
  role: 'Role',
  removeMember: 'Remove {{name}}',
  fromFirm: 'Consulting firm',
  fromClient: 'Client',
  loadFailed: 'Failed to load people',
}

defineTexts('colleagues', colleaguesTexts, async () => (await import('./de.ts')).colleaguesTexts)
