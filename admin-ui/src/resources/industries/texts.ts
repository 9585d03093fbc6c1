import type { industryCodes } from '@parley/contracts/enums.ts'
import { industryTexts as industryNamesInGerman } from '@parley/ui-kit/i18n/locales/de/industries.ts'
import { industryTexts as industryNames } from '@parley/ui-kit/i18n/locales/en/industries.ts'

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
    code: industryNames satisfies Record<Industry, string>,
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
    code: industryNamesInGerman,
  },
}

export const industryTexts = { en, de }
