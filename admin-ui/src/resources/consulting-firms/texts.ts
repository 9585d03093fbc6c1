import { defineTexts } from '../../i18n/index.ts'

/** Labels of Document 3, Consulting firms list. */
export const consultingFirmsTexts = defineTexts(
  {
    resources: {
      'consulting-firms': {
        name: 'Consulting Firm |||| Consulting Firms',
        fields: { name: 'Name', createdAt: 'Created', updatedAt: 'Updated', isObsolete: 'Obsolete' },
        action: { create: 'Add Consulting Firm' },
        empty: 'No consulting firms yet.',
        search: 'Search consulting firms',
        edit: 'Edit Firm',
        impersonate: 'Impersonate Firm',
        impersonateNamed: 'Impersonate firm %{name}',
        delete: 'Delete Firm',
        deleteText:
          'The firm becomes obsolete: its people and those of its clients are signed out, and it is no longer listed. Its work is kept, and it can be restored.',
        created: 'Consulting firm added',
        updated: 'Consulting firm saved',
        deleted: 'Consulting firm deleted',
        createFailed: 'Failed to add the consulting firm',
        updateFailed: 'Failed to save the consulting firm',
        deleteFailed: 'Failed to delete the consulting firm',
        bulk: {
          delete: 'Delete',
          title: 'Delete %{smart_count} firm |||| Delete %{smart_count} firms',
          content:
            'It becomes obsolete, and its people are signed out. |||| They become obsolete, and their people are signed out.',
          done: '%{smart_count} firm deleted |||| %{smart_count} firms deleted',
        },
      },
    },
  },
  {
    resources: {
      'consulting-firms': {
        name: 'Beratungsfirma |||| Beratungsfirmen',
        fields: { name: 'Name', createdAt: 'Angelegt', updatedAt: 'Geändert', isObsolete: 'Stillgelegt' },
        action: { create: 'Beratungsfirma hinzufügen' },
        empty: 'Noch keine Beratungsfirmen.',
        search: 'Beratungsfirmen suchen',
        edit: 'Firma bearbeiten',
        impersonate: 'Als Firma handeln',
        impersonateNamed: 'Als Firma %{name} handeln',
        delete: 'Firma löschen',
        deleteText:
          'Die Firma wird stillgelegt: Ihre Leute und die ihrer Klienten werden abgemeldet, und sie erscheint nicht mehr in der Liste. Ihre Arbeit bleibt erhalten, und sie kann wiederhergestellt werden.',
        created: 'Beratungsfirma hinzugefügt',
        updated: 'Beratungsfirma gespeichert',
        deleted: 'Beratungsfirma gelöscht',
        createFailed: 'Die Beratungsfirma konnte nicht hinzugefügt werden',
        updateFailed: 'Die Beratungsfirma konnte nicht gespeichert werden',
        deleteFailed: 'Die Beratungsfirma konnte nicht gelöscht werden',
        bulk: {
          delete: 'Löschen',
          title: '%{smart_count} Firma löschen |||| %{smart_count} Firmen löschen',
          content:
            'Sie wird stillgelegt, und ihre Leute werden abgemeldet. |||| Sie werden stillgelegt, und ihre Leute werden abgemeldet.',
          done: '%{smart_count} Firma gelöscht |||| %{smart_count} Firmen gelöscht',
        },
      },
    },
  },
)
