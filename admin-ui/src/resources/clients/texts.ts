import { defineTexts } from '../../app/define-texts.ts'

/** Labels of Document 3, Clients list. */
export const clientsTexts = defineTexts(
  {
    resources: {
      clients: {
        name: 'Client |||| Clients',
        fields: {
          name: 'Name',
          consultingFirmId: 'Consulting Firm',
          'consultingFirm.name': 'Consulting Firm',
          industries: 'Industries',
          industry: 'Industry',
          createdAt: 'Created',
          updatedAt: 'Updated',
          isObsolete: 'Status',
        },
        action: { create: 'Add Client' },
        empty: 'No clients yet.',
        search: 'Search clients',
        edit: 'Edit Client',
        firmHelp: 'A client belongs to one firm for ever.',
        industriesHelp: 'All of them, some, or none.',
        connect: 'Connect as client',
        connectNamed: 'Connect as client %{name}',
        obsoleteCannotConnect: 'An obsolete client cannot be connected to',
        obsoleteCannotEdit: 'An obsolete client cannot be edited',
        obsoleteCannotDelete: 'This client is obsolete already',
        delete: 'Delete Client',
        deleteText:
          'The client becomes obsolete: its people are signed out, nobody can connect to it, and it is no longer listed. Its initiatives and documents are kept, and it can be restored.',
        created: 'Client added',
        updated: 'Client saved',
        deleted: 'Client deleted',
        createFailed: 'Failed to add the client',
        updateFailed: 'Failed to save the client',
        deleteFailed: 'Failed to delete the client',
        bulk: {
          delete: 'Delete',
          title: 'Delete %{smart_count} client |||| Delete %{smart_count} clients',
          content:
            'It becomes obsolete, and its people are signed out. |||| They become obsolete, and their people are signed out.',
          done: '%{smart_count} client deleted |||| %{smart_count} clients deleted',
        },
      },
    },
  },
  {
    resources: {
      clients: {
        name: 'Klient |||| Klienten',
        fields: {
          name: 'Name',
          consultingFirmId: 'Beratungsfirma',
          'consultingFirm.name': 'Beratungsfirma',
          industries: 'Branchen',
          industry: 'Branche',
          createdAt: 'Angelegt',
          updatedAt: 'Geändert',
          isObsolete: 'Status',
        },
        action: { create: 'Klienten hinzufügen' },
        empty: 'Noch keine Klienten.',
        search: 'Klienten suchen',
        edit: 'Klienten bearbeiten',
        firmHelp: 'Ein Klient gehört für immer zu einer Firma.',
        industriesHelp: 'Alle, einige oder keine.',
        connect: 'Als Klient verbinden',
        connectNamed: 'Als Klient %{name} verbinden',
        obsoleteCannotConnect: 'Mit einem stillgelegten Klienten kann man sich nicht verbinden',
        obsoleteCannotEdit: 'Ein stillgelegter Klient kann nicht bearbeitet werden',
        obsoleteCannotDelete: 'Dieser Klient ist schon stillgelegt',
        delete: 'Klienten löschen',
        deleteText:
          'Der Klient wird stillgelegt: Seine Leute werden abgemeldet, niemand kann sich mit ihm verbinden, und er erscheint nicht mehr in der Liste. Seine Initiativen und Dokumente bleiben erhalten, und er kann wiederhergestellt werden.',
        created: 'Klient hinzugefügt',
        updated: 'Klient gespeichert',
        deleted: 'Klient gelöscht',
        createFailed: 'Der Klient konnte nicht hinzugefügt werden',
        updateFailed: 'Der Klient konnte nicht gespeichert werden',
        deleteFailed: 'Der Klient konnte nicht gelöscht werden',
        bulk: {
          delete: 'Löschen',
          title: '%{smart_count} Klienten löschen |||| %{smart_count} Klienten löschen',
          content:
            'Er wird stillgelegt, und seine Leute werden abgemeldet. |||| Sie werden stillgelegt, und ihre Leute werden abgemeldet.',
          done: '%{smart_count} Klient gelöscht |||| %{smart_count} Klienten gelöscht',
        },
      },
    },
  },
)
