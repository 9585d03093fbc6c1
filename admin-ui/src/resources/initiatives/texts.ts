import type { InitiativeStatus } from '@parley/contracts/enums.ts'

const en = {
  resources: {
    initiatives: {
      name: 'Initiative |||| Initiatives',
      fields: {
        id: 'Id',
        name: 'Name',
        status: 'Status',
        client: 'Client',
        'client.name': 'Client',
        clientId: 'Client',
        consultingFirm: 'Consulting firm',
        'consultingFirm.name': 'Consulting firm',
        consultingFirmId: 'Consulting firm',
        owner: 'Led by',
        isArchived: 'Archived',
        createdAt: 'Created',
      },
      empty: 'No initiatives yet',
      invite: 'Initiatives of all clients appear here, by name.',
      loadFailed: 'Initiatives could not be loaded.',
    },
  },
  initiatives: {
    search: 'Search by name',
    noOwner: 'Nobody yet',
    archived: 'Archived ones',
    current: 'Current ones',
    status: {
      PENDING: 'Pending',
      ACTIVE: 'Active',
      COMPLETED: 'Completed',
      ON_HOLD: 'On hold',
      CANCELLED: 'Cancelled',
      ANALYZING: 'Analyzing',
    } satisfies Record<InitiativeStatus, string>,
  },
}

const de: typeof en = {
  resources: {
    initiatives: {
      name: 'Initiative |||| Initiativen',
      fields: {
        id: 'ID',
        name: 'Name',
        status: 'Status',
        client: 'Klient',
        'client.name': 'Klient',
        clientId: 'Klient',
        consultingFirm: 'Beratungsfirma',
        'consultingFirm.name': 'Beratungsfirma',
        consultingFirmId: 'Beratungsfirma',
        owner: 'Geleitet von',
        isArchived: 'Archiviert',
        createdAt: 'Angelegt',
      },
      empty: 'Noch keine Initiativen',
      invite: 'Hier erscheinen die Initiativen aller Klienten mit ihrem Namen.',
      loadFailed: 'Initiativen konnten nicht geladen werden.',
    },
  },
  initiatives: {
    search: 'Nach Name suchen',
    noOwner: 'Noch niemand',
    archived: 'Archivierte',
    current: 'Aktuelle',
    status: {
      PENDING: 'Ausstehend',
      ACTIVE: 'Aktiv',
      COMPLETED: 'Abgeschlossen',
      ON_HOLD: 'Pausiert',
      CANCELLED: 'Abgebrochen',
      ANALYZING: 'In Analyse',
    },
  },
}

export const initiativeTexts = { en, de }
