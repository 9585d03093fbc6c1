import type { Translation } from '../../i18n.ts'
import type { initiativeTypeTexts as english } from '../en/initiative-types.ts'

export const initiativeTypeTexts: Translation<typeof english> = {
  VENDOR_SELECTION: 'Anbieterauswahl',
  AI_IMPLEMENTATION: 'Einführung von KI',
  DIGITAL_MATURITY: 'Digitale Reife',
  PROCESS_OPTIMIZATION: 'Prozessverbesserung',
  DISCOVERY: 'Erkundung',
  DIGITAL_TRANSFORMATION: 'Digitale Transformation',
  CHANGE_MANAGEMENT: 'Veränderungsmanagement',
  GOVERNANCE: 'Governance',
  SYSTEM_INTEGRATION: 'Systemintegration',
  OPERATING_MODEL: 'Betriebsmodell',
  RFP_MANAGEMENT: 'Ausschreibung',
  LEARNING_PROGRAMS: 'Lernprogramme',
  DATA_STRATEGY: 'Datenstrategie',
  TECH_DEBT: 'Technische Schulden',
  CUSTOMER_JOURNEY: 'Customer Journey',
}
