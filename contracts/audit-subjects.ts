import { type AuditAction, auditActions } from './audit-actions.ts'

/** What an action is about: the beginning of its code, up to the point. */
type AuditTopic = AuditAction extends `${infer Topic}.${string}` ? Topic : never

/**
 * Kinds of records that the audit log names, and what actions are about, in English and German: the code that is
 * stored, and its words.
 */
const words = {
  session: ['Session', 'Sitzung'],
  impersonation: ['Acting for an organisation', 'Handeln für eine Organisation'],
  mail: ['Email', 'E-Mail'],
  credential: ['Password and address', 'Passwort und Adresse'],
  two_factor: ['Two-factor', 'Zwei-Faktor'],
  sso: ['Single sign-on', 'Single Sign-on'],
  platform: ['Platform', 'Plattform'],
  security: ['Security policy', 'Sicherheitsrichtlinie'],
  user: ['User', 'Benutzer'],
  role: ['Role', 'Rolle'],
  consulting_firm: ['Consulting firm', 'Beratungsfirma'],
  client: ['Client', 'Klient'],
  consultant: ['Consultant', 'Berater'],
  consultants: ['Import of consultants', 'Import von Beratern'],
  initiative: ['Initiative', 'Initiative'],
  phase: ['Phase', 'Phase'],
  flag: ['Flag', 'Markierung'],
  timeline: ['Timeline entry', 'Eintrag der Zeitleiste'],
  hours: ['Hours', 'Stunden'],
  observation: ['Observation', 'Feststellung'],
  summary: ['Summary', 'Zusammenfassung'],
  interview: ['Interview', 'Interview'],
  portfolio: ['Portfolio', 'Portfolio'],
  program: ['Program', 'Programm'],
  objective: ['Business objective', 'Geschäftsziel'],
  stakeholder: ['Stakeholder', 'Stakeholder'],
  stakeholders: ['Import of stakeholders', 'Import von Stakeholdern'],
  department: ['Department', 'Abteilung'],
  artifact: ['Document', 'Dokument'],
  firm_artifact: ['Firm document', 'Firmendokument'],
  deck: ['Deck', 'Präsentation'],
  knowledge: ['Knowledge', 'Wissen'],
  feedback: ['Feedback', 'Rückmeldung'],
  template: ['Template', 'Vorlage'],
  agent: ['AI agent', 'KI-Agent'],
  sequence: ['Conversation of agents', 'Gespräch der Agenten'],
  conversation: ['Conversation', 'Gespräch'],
  interaction: ['Turn', 'Beitrag'],
  budget: ['Budget', 'Budget'],
  message: ['Message', 'Nachricht'],
  validation: ['Validation', 'Prüfung'],
  activation: ['Activation', 'Aktivierung'],
  maturity: ['Maturity', 'Reifegrad'],
  audit: ['Audit log', 'Protokoll'],
  job: ['Job', 'Auftrag'],
} as const satisfies Record<AuditTopic, readonly [english: string, german: string]>

/** Kinds of records that are called otherwise than what is done to them. */
const records = {
  import_batch: ['Import', 'Import'],
  initiative_summary: words.summary,
  knowledge_turn: ['Question to the knowledge', 'Frage an das Wissen'],
  maturity_assessment: ['Maturity assessment', 'Reifegradbewertung'],
  platform_setting: ['Setting of the platform', 'Einstellung der Plattform'],
  self_check: ['Self-check', 'Selbstprüfung'],
  sso_provider: ['Provider of single sign-on', 'Anbieter für Single Sign-on'],
} as const satisfies Record<string, readonly [english: string, german: string]>

/** Kinds of records that entries name. */
export const auditedKinds = [
  ...(['agent', 'artifact', 'client', 'consultant', 'consulting_firm', 'department', 'feedback'] as const),
  ...(['initiative', 'interview', 'job', 'mail', 'objective', 'observation', 'phase', 'platform'] as const),
  ...(['portfolio', 'program', 'role', 'session', 'stakeholder', 'template', 'user'] as const),
  ...(Object.keys(records) as (keyof typeof records)[]),
]

/** What a kind of record, or the beginning of an action's code, is called; what is not known says itself. */
export function auditSubjectWords(code: string, language: string): string {
  const known: Readonly<Record<string, readonly [string, string]>> = { ...records, ...words }
  const found = Object.hasOwn(known, code) ? known[code] : undefined
  return found?.[language.startsWith('de') ? 1 : 0] ?? code
}

/** Beginnings that several actions share, in the order of their first. */
export const auditTopics: readonly string[] = [
  ...new Set(auditActions.map((action) => action.slice(0, action.indexOf('.')))),
]
