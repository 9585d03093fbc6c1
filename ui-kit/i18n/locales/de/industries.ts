import type { Translation } from '../../i18n.ts'
import type { industryTexts as english } from '../en/industries.ts'

export const industryTexts: Translation<typeof english> = {
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
}
