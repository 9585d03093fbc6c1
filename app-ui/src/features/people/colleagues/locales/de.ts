export const colleaguesTexts = {
  addMember: 'Mitglied hinzufügen',
  person: 'Person',
  role: 'Rolle',
  removeMember: '{{name}} entfernen',
  fromFirm: 'Beratungsfirma',
  fromClient: 'Klient',
  loadFailed: 'Die Personen konnten nicht geladen werden',
}
