import type { DeckWords } from './deck-words.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const list = (parts: string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1) ?? ''}`
const complete = (done: number, phases: number): string =>
  done === phases
    ? `alle ${phases} Phasen sind abgeschlossen`
    : `${done === 0 ? 'keine' : done} von ${phases} Phasen ${done < 2 ? 'ist' : 'sind'} abgeschlossen`
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const leads: DeckWords['leads'] = {
  overview: ({ objectives, done, phases }) => {
    const state = phases === 0 ? 'noch ist keine Phase geplant' : complete(done, phases)
    if (objectives === 0) return sentence(state)
    return `Die Initiative verfolgt ${counted(objectives, 'Geschäftsziel', 'Geschäftsziele')}; ${state}.`
  },
  progress: ({ done, phases, current, isBegun, plannedEnd, daysLate }) => {
    const state = complete(done, phases)
    if (current === null) return sentence(state)
    const when =
      daysLate > 0
        ? `, ${counted(daysLate, 'Tag', 'Tage')} hinter dem Plan`
        : plannedEnd === null
          ? ''
          : `, geplant bis ${plannedEnd}`
    return sentence(`${state}; ${current} ${isBegun ? `ist in Arbeit${when}` : 'folgt als Nächstes'}`)
  },
  people: ({ owner, otherOwners, lead, firm, people }) => {
    const owners =
      owner === null
        ? []
        : [
            otherOwners === 0
              ? `${owner} verantwortet die Initiative`
              : `${owner} und ${counted(otherOwners, 'weitere Person', 'weitere Personen')} verantworten die Initiative`,
          ]
    const leading = lead === null ? [] : [`${lead} leitet sie für ${firm}`]
    const parts = [...owners, ...leading]
    return parts.length === 0
      ? `${counted(people, 'Person ist', 'Personen sind')} beteiligt.`
      : sentence(parts.join('; '))
  },
  inputs: ({ filled, phases, missing }) =>
    sentence(
      `${counted(filled, 'Angabe', 'Angaben')} in ${counted(phases, 'Phase', 'Phasen')} ${filled === 1 ? 'liegt' : 'liegen'} vor; ${
        missing === 0
          ? 'keine erforderliche fehlt'
          : `${missing} erforderliche ${missing === 1 ? 'fehlt' : 'fehlen'}`
      }`,
    ),
  findings: ({ all, unsettled, critical }) => {
    if (unsettled === 0)
      return all === 1 ? 'Die eine Feststellung ist erledigt.' : `Alle ${all} Feststellungen sind erledigt.`
    const grave = critical === 0 ? '' : `, ${critical} davon kritisch`
    return `${unsettled} von ${counted(all, 'Feststellung', 'Feststellungen')} ${unsettled === 1 ? 'ist' : 'sind'} noch nicht erledigt${grave}.`
  },
  confirmed: (count) =>
    `Es gibt keine Feststellung; ${counted(count, 'Risikominderung ist', 'Risikominderungen sind')} bestätigt.`,
  conclusions: ({ answers, phases, verdicts, approved }) => {
    const said = `Die Agenten kamen in ${counted(phases, 'Phase', 'Phasen')} zu ${counted(answers, 'Ergebnis', 'Ergebnissen')}`
    if (verdicts === 0) return `${said}.`
    return verdicts === approved
      ? `${said}; ${verdicts === 1 ? 'das eine Urteil stimmt' : `alle ${verdicts} Urteile stimmen`} der Arbeit zu.`
      : `${said}; ${approved} von ${counted(verdicts, 'Urteil', 'Urteilen')} ${approved === 1 ? 'stimmt' : 'stimmen'} der Arbeit zu.`
  },
  decisions: ({ all, latest }) =>
    `${counted(all, 'Entscheidung wurde', 'Entscheidungen wurden')} getroffen${latest === null ? '' : `, ${all === 1 ? '' : 'die letzte '}am ${latest}`}.`,
  nextSteps: ({ findings, inputs, documents, flags, current, next }) => {
    const missing = [
      ...(inputs > 0 ? [counted(inputs, 'Angabe', 'Angaben')] : []),
      ...(documents > 0 ? [counted(documents, 'Dokument', 'Dokumente')] : []),
    ]
    const open = [
      ...(findings > 0 ? [counted(findings, 'Feststellung', 'Feststellungen')] : []),
      ...(flags > 0 ? [counted(flags, 'Markierung', 'Markierungen')] : []),
    ]
    const parts = [
      ...(open.length > 0
        ? [`${list(open)} ${findings + flags === 1 ? 'verlangt' : 'verlangen'} Handeln`]
        : []),
      ...(missing.length > 0
        ? [`${list(missing)} ${inputs + documents === 1 ? 'fehlt' : 'fehlen'} in ${current ?? ''}`]
        : []),
      ...(open.length + missing.length === 0 && next !== null ? [`${next} folgt als Nächstes`] : []),
    ]
    return sentence(parts.join('; '))
  },
  conversation: ({ entries, phases }) =>
    sentence(
      `${counted(entries, 'Beitrag', 'Beiträge')} in ${counted(phases, 'Phase', 'Phasen')}, in der Reihenfolge, in der sie fielen`,
    ),
  sources: (count) => `Zitiert ${count === 1 ? 'wird 1 Stelle' : `werden ${count} Stellen`}.`,
}

export const german: DeckWords = {
  kinds: { main: 'Hauptpräsentation', 'pre-read': 'Vorablektüre', findings: 'Feststellungen' },
  sections: {
    overview: 'Ziel und Stand',
    progress: 'Fortschritt',
    people: 'Beteiligte',
    inputs: 'Angaben',
    findings: 'Feststellungen',
    conclusions: 'Ergebnisse',
    decisions: 'Entscheidungen',
    'next-steps': 'Nächste Schritte',
    conversation: 'Gespräch',
    sources: 'Quellen',
  },
  confidential: 'Vertraulich',
  page: 'Seite',
  sources: 'Quellen',
  continued: 'Fortsetzung',
  contents: 'Inhalt',
  previewEnds: (pages) => `Die Vorschau endet nach ${pages} Seiten; die exportierte Datei enthält alle.`,

  severities: { CRITICAL: 'Kritisch', HIGH: 'Hoch', MEDIUM: 'Mittel', LOW: 'Niedrig' },
  findingStatuses: {
    OPEN: 'Offen',
    TO_REMEDIATE: 'Zu beheben',
    ACCEPTED: 'Akzeptiert',
    REMEDIATED: 'Behoben',
  },
  phaseStatuses: {
    PENDING: 'Nicht begonnen',
    IN_PROGRESS: 'In Arbeit',
    COMPLETED: 'Abgeschlossen',
    ON_HOLD: 'Pausiert',
    CANCELLED: 'Abgebrochen',
  },
  roles: {
    MODERATOR: 'Moderation',
    CONTRIBUTOR: 'Beitrag',
    REVIEWER: 'Prüfung',
    APPROVER: 'Freigabe',
    USER: 'Person',
    AGENT: 'Agent',
    system: 'System',
  },
  verdicts: { approve: 'Zugestimmt', revise: 'Zurückgegeben', reject: 'Abgelehnt' },
  overruledBy: (name) => `überstimmt von ${name}`,
  deletedUser: 'Gelöschter Benutzer',
  somebody: 'Eine Person',
  more: (count) => `und ${count} weitere`,

  figures: {
    phases: 'Abgeschlossene Phasen',
    openFindings: 'Offene Feststellungen',
    inputs: 'Angaben',
    documents: 'Dokumente',
    interviews: 'Geführte Interviews',
    hours: 'Personenstunden',
  },
  of: (done, all) => `${done} von ${all}`,
  headings: {
    objectives: 'Geschäftsziele',
    painPoints: 'Schmerzpunkte',
    systems: 'Heutige Systeme',
    requirements: 'Anforderungen und Grenzen',
    owners: 'Verantwortliche der Initiative',
    stakeholders: 'Wichtige Stakeholder',
    team: 'Team',
    globalInputs: 'Ganze Initiative',
    toDo: 'Zu erledigende Feststellungen',
    openFlags: 'Offene Markierungen',
    confirmed: 'Bestätigt',
    finalSummary: 'Zusammenfassung',
  },
  missingIn: (phase) => `Es fehlt in ${phase}`,
  nextPhase: (phase) => `Nächste Phase: ${phase}`,
  labels: {
    budget: 'Budget',
    timeline: 'Zeitrahmen',
    integration: 'Integration',
    compliance: 'Compliance',
    scalability: 'Skalierbarkeit',
    custom: 'Weitere Anforderungen',
    name: 'Name',
    role: 'Rolle',
    department: 'Abteilung',
    leading: 'Leitende Beraterin oder leitender Berater',
    phase: 'Phase',
    status: 'Status',
    planned: 'Geplant',
    actual: 'Tatsächlich',
    finding: 'Feststellung',
    severity: 'Schwere',
    plan: 'Behebungsplan',
    notes: 'Notizen der Beratung',
    mitigation: 'Risikominderung',
    saysSo: 'Was dafür spricht',
    input: 'Angabe',
    value: 'Wert',
    filled: 'Vorhanden',
    missing: 'Fehlt',
    date: 'Datum',
    decision: 'Entscheidung',
    by: 'Von',
    flag: 'Markierung',
    required: 'Erforderliche Angabe',
    document: 'Empfohlenes Dokument',
    feedback: 'Verlangt',
    replaced: 'durch eine neuere Fassung ersetzt',
    toPeople: 'an die Menschen der Phase',
    person: 'Person',
  },
  captions: {
    inputsByPhase: 'Angaben nach Phase',
    phases: 'Phasen, geplant und tatsächlich',
    findings: 'Feststellungen nach Schwere und Status',
    mostSevere: 'Die schwersten Feststellungen',
    owners: 'Wer die Initiative verantwortet',
    stakeholders: 'Wer gehört werden muss',
    team: 'Wer daran arbeitet',
    inputs: 'Was angegeben wurde',
    decisions: 'Was entschieden wurde',
    toDo: 'Was zu erledigen ist',
    flags: 'Was markiert ist',
  },
  days: (count) => counted(count, 'Tag', 'Tage'),
  between: (from, to) => `${from} bis ${to}`,
  from: (day) => `ab ${day}`,
  until: (day) => `bis ${day}`,
  turnStatuses: {
    FAILED: 'Dieser Beitrag ist fehlgeschlagen.',
    SKIPPED: 'Dieser Beitrag wurde übersprungen.',
    CANCELLED: 'Dieser Beitrag wurde abgebrochen.',
  },
  outcomes: { answered: 'Beantwortet', sentBack: 'Zurückgegeben', overruled: 'Überstimmt' },
  decisions: {
    overruled: (agent) => `Das Urteil von ${agent} wurde überstimmt`,
    gate: {
      answered: (phase, question) => `In ${phase} wurde „${question}“ beantwortet`,
      sentBack: (phase, question) => `In ${phase} wurde die Arbeit zurückgegeben bei „${question}“`,
      overruled: (phase, question) => `In ${phase} wurde „${question}“ überstimmt`,
    },
    accepted: (finding) => `Risiko akzeptiert: ${finding}`,
    flagResolved: (flag) => `Markierung erledigt: ${flag}`,
  },
  leads,
}
