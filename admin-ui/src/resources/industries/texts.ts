import type { industryCodes } from '@parley/contracts/enums.ts'

type Industry = (typeof industryCodes)[number]

const en = {
  resources: {
    industries: {
      name: 'Industry |||| Industries',
      fields: { code: 'Code', name: 'Name' },
      empty: 'There are no industries.',
      loadFailed: 'Error loading industries.',
    },
  },
  industries: {
    fixed: 'Industries are the same for everybody and cannot be changed here.',
    search: 'Search by code',
    code: {
      all: 'All industries',
      technology: 'Technology',
      healthcare: 'Healthcare',
      finance: 'Finance',
      insurance: 'Insurance',
      manufacturing: 'Manufacturing',
      retail: 'Retail',
      energy: 'Energy',
      transportation: 'Transportation',
      construction: 'Construction',
      education: 'Education',
      media: 'Media',
      telecom: 'Telecom',
      agriculture: 'Agriculture',
      realestate: 'Real Estate',
      hospitality: 'Hospitality',
      other: 'Other',
    } satisfies Record<Industry, string>,
  },
}

const de: typeof en = {
  resources: {
    industries: {
      name: 'Branche |||| Branchen',
      fields: { code: 'Kürzel', name: 'Name' },
      empty: 'Es gibt keine Branchen.',
      loadFailed: 'Branchen konnten nicht geladen werden.',
    },
  },
  industries: {
    fixed: 'Branchen sind für alle dieselben und können hier nicht geändert werden.',
    search: 'Nach Kürzel suchen',
    code: {
      all: 'Alle Branchen',
      technology: 'Technologie',
      healthcare: 'Gesundheit',
      finance: 'Finanzen',
      insurance: 'Versicherung',
      manufacturing: 'Fertigung',
      retail: 'Handel',
      energy: 'Energie',
      transportation: 'Transport',
      construction: 'Bau',
      education: 'Bildung',
      media: 'Medien',
      telecom: 'Telekommunikation',
      agriculture: 'Landwirtschaft',
      realestate: 'Immobilien',
      hospitality: 'Gastgewerbe',
      other: 'Sonstige',
    },
  },
}

export const industryTexts = { en, de }
