import type { initiativeTypes } from '@parley/contracts/enums.ts'
import { initiativeTypeTexts as typeNamesInGerman } from '@parley/ui-kit/i18n/locales/de/initiative-types.ts'
import { initiativeTypeTexts as typeNames } from '@parley/ui-kit/i18n/locales/en/initiative-types.ts'

type InitiativeType = (typeof initiativeTypes)[number]

const en = {
  resources: {
    'initiative-templates': {
      name: 'Initiative template |||| Initiative templates',
      fields: {
        name: 'Name',
        description: 'Description',
        initiativeType: 'Type',
        industries: 'Industries',
        industry: 'Industry',
        status: 'Status',
        visibility: 'Visible to',
        owner: 'Belongs to',
        phaseCount: 'Phases',
        version: 'Version',
        aiHours: 'AI hours',
        createdAt: 'Created',
        updatedAt: 'Updated',
      },
      empty: 'No initiative templates yet',
      invite: 'Templates are made in the editor of the app.',
      loadFailed: 'Initiative templates could not be loaded.',
    },
  },
  templates: {
    search: 'Search templates',
    actions: 'Actions',
    add: 'Create in the editor',
    open: 'Open in the editor',
    openNamed: 'Open %{name} in the editor',
    everybody: 'The product',
    noDescription: 'No description',
    status: { CURRENT: 'Current', FUTURE: 'Coming soon' },
    visibility: { PARLEY: 'Everybody', CONSULTING_FIRM: 'Its consulting firm', CLIENT: 'Its client' },
    type: typeNames satisfies Record<InitiativeType, string>,
  },
}

const de: typeof en = {
  resources: {
    'initiative-templates': {
      name: 'Initiativvorlage |||| Initiativvorlagen',
      fields: {
        name: 'Name',
        description: 'Beschreibung',
        initiativeType: 'Art',
        industries: 'Branchen',
        industry: 'Branche',
        status: 'Status',
        visibility: 'Sichtbar für',
        owner: 'Gehört zu',
        phaseCount: 'Phasen',
        version: 'Version',
        aiHours: 'KI-Stunden',
        createdAt: 'Angelegt',
        updatedAt: 'Geändert',
      },
      empty: 'Noch keine Initiativvorlagen',
      invite: 'Vorlagen entstehen im Editor der Anwendung.',
      loadFailed: 'Initiativvorlagen konnten nicht geladen werden.',
    },
  },
  templates: {
    search: 'Vorlagen suchen',
    actions: 'Aktionen',
    add: 'Im Editor anlegen',
    open: 'Im Editor öffnen',
    openNamed: '%{name} im Editor öffnen',
    everybody: 'Das Produkt',
    noDescription: 'Keine Beschreibung',
    status: { CURRENT: 'Aktuell', FUTURE: 'Demnächst' },
    visibility: { PARLEY: 'Alle', CONSULTING_FIRM: 'Ihre Beratungsfirma', CLIENT: 'Ihren Klienten' },
    type: typeNamesInGerman,
  },
}

export const templateTexts = { en, de }
