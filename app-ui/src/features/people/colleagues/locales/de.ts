import type { colleaguesTexts as english } from './en.ts'

export const colleaguesTexts: typeof english = {
  addMember: 'Mitglied hinzufügen',
  person: 'Person',
  role: 'Rolle',
  removeMember: '{{name}} entfernen',
  fromFirm: 'Beratungsfirma',
  fromClient: 'Klient',
  loadFailed: 'Die Personen konnten nicht geladen werden',
}
