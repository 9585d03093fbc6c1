import type { DeckWords } from './deck-words.ts'

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
const list = (parts: string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
const complete = (done: number, phases: number): string =>
  done === phases
    ? `all ${phases} phases are complete`
    : `${done === 0 ? 'none' : done} of ${phases} phases ${done === 1 ? 'is' : 'are'} complete`
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const leads: DeckWords['leads'] = {
  overview: ({ objectives, done, phases }) => {
    const state = phases === 0 ? 'no phase is planned yet' : complete(done, phases)
    if (objectives === 0) return sentence(state)
    return `The initiative pursues ${counted(objectives, 'business objective')}; ${state}.`
  },
  progress: ({ done, phases, current, isBegun, plannedEnd, daysLate }) => {
    const state = complete(done, phases)
    if (current === null) return sentence(state)
    const when =
      daysLate > 0
        ? `, ${counted(daysLate, 'day')} behind its plan`
        : plannedEnd === null
          ? ''
          : ` and planned to end on ${plannedEnd}`
    return sentence(`${state}; ${current} ${isBegun ? `is under way${when}` : 'comes next'}`)
  },
  people: ({ owner, otherOwners, lead, firm, people }) => {
    const owners =
      owner === null
        ? []
        : [
            `${owner}${otherOwners === 0 ? ' owns' : ` and ${counted(otherOwners, 'other')} own`} the initiative`,
          ]
    const leading = lead === null ? [] : [`${lead} leads it for ${firm}`]
    const parts = [...owners, ...leading]
    return parts.length === 0
      ? `${counted(people, 'person', 'people')} take part.`
      : sentence(parts.join('; '))
  },
  inputs: ({ filled, phases, missing }) =>
    sentence(
      `${counted(filled, 'input')} in ${counted(phases, 'phase')} ${filled === 1 ? 'is' : 'are'} filled; ${
        missing === 0
          ? 'none that is required is missing'
          : `${missing} required ${missing === 1 ? 'one is' : 'ones are'} missing`
      }`,
    ),
  findings: ({ all, unsettled, critical }) => {
    if (unsettled === 0) return all === 1 ? 'The one finding is settled.' : `All ${all} findings are settled.`
    const grave = critical === 0 ? '' : `, ${critical} of them critical`
    return `${unsettled} of ${counted(all, 'finding')} ${unsettled === 1 ? 'is' : 'are'} not settled yet${grave}.`
  },
  confirmed: (count) =>
    `Nothing was found; ${counted(count, 'risk mitigation')} ${count === 1 ? 'is' : 'are'} confirmed.`,
  conclusions: ({ answers, phases, verdicts, approved }) => {
    const said = `The agents came to ${counted(answers, 'conclusion')} in ${counted(phases, 'phase')}`
    if (verdicts === 0) return `${said}.`
    return verdicts === approved
      ? `${said}; ${verdicts === 1 ? 'the one verdict approves' : `all ${verdicts} verdicts approve`} the work.`
      : `${said}; ${approved} of ${counted(verdicts, 'verdict')} approve the work.`
  },
  decisions: ({ all, latest }) =>
    `${counted(all, 'decision')} ${all === 1 ? 'was' : 'were'} taken${latest === null ? '' : `, ${all === 1 ? '' : 'the latest '}on ${latest}`}.`,
  nextSteps: ({ findings, inputs, documents, flags, current, next }) => {
    const missing = [
      ...(inputs > 0 ? [counted(inputs, 'input')] : []),
      ...(documents > 0 ? [counted(documents, 'document')] : []),
    ]
    const open = [
      ...(findings > 0 ? [counted(findings, 'finding')] : []),
      ...(flags > 0 ? [counted(flags, 'flag')] : []),
    ]
    const parts = [
      ...(open.length > 0 ? [`${list(open)} ${findings + flags === 1 ? 'needs' : 'need'} action`] : []),
      ...(missing.length > 0
        ? [`${list(missing)} ${inputs + documents === 1 ? 'is' : 'are'} missing in ${current ?? ''}`]
        : []),
      ...(open.length + missing.length === 0 && next !== null ? [`${next} comes next`] : []),
    ]
    return sentence(parts.join('; '))
  },
  conversation: ({ entries, phases }) =>
    sentence(
      `${counted(entries, 'contribution')} in ${counted(phases, 'phase')}, in the order in which they were made`,
    ),
  sources: (count) => `The deck cites ${counted(count, 'passage')}.`,
}

export const english: DeckWords = {
  kinds: { main: 'Main Presentation', 'pre-read': 'Pre-Read', findings: 'Findings' },
  sections: {
    overview: 'Goal and state',
    progress: 'Progress',
    people: 'People',
    inputs: 'Inputs',
    findings: 'Findings',
    conclusions: 'Conclusions',
    decisions: 'Decisions',
    'next-steps': 'Next steps',
    conversation: 'Conversation',
    sources: 'Sources',
  },
  confidential: 'Confidential',
  page: 'Page',
  sources: 'Sources',
  continued: 'continued',
  contents: 'Contents',
  previewEnds: (pages) => `The preview ends after ${pages} pages; the exported file has all of them.`,

  severities: { CRITICAL: 'Critical', HIGH: 'High', MEDIUM: 'Medium', LOW: 'Low' },
  findingStatuses: {
    OPEN: 'Open',
    TO_REMEDIATE: 'To remediate',
    ACCEPTED: 'Accepted',
    REMEDIATED: 'Remediated',
  },
  phaseStatuses: {
    PENDING: 'Not started',
    IN_PROGRESS: 'In progress',
    COMPLETED: 'Completed',
    ON_HOLD: 'On hold',
    CANCELLED: 'Cancelled',
  },
  roles: {
    MODERATOR: 'Moderator',
    CONTRIBUTOR: 'Contributor',
    REVIEWER: 'Reviewer',
    APPROVER: 'Approver',
    USER: 'Person',
    AGENT: 'Agent',
    system: 'System',
  },
  verdicts: { approve: 'Approved', revise: 'Sent back', reject: 'Rejected' },
  overruledBy: (name) => `overruled by ${name}`,
  deletedUser: 'Deleted user',
  somebody: 'A person',
  more: (count) => `and ${count} more`,

  figures: {
    phases: 'Phases completed',
    openFindings: 'Findings not settled',
    inputs: 'Inputs filled',
    documents: 'Documents',
    interviews: 'Interviews held',
    hours: 'Human hours',
  },
  of: (done, all) => `${done} of ${all}`,
  headings: {
    objectives: 'Business objectives',
    painPoints: 'Pain points',
    systems: 'Current systems',
    requirements: 'Requirements and limits',
    owners: 'Initiative owners',
    stakeholders: 'Key stakeholders',
    team: 'Team',
    globalInputs: 'Whole initiative',
    toDo: 'Findings to settle',
    openFlags: 'Open flags',
    confirmed: 'Confirmed',
    finalSummary: 'Final summary',
  },
  missingIn: (phase) => `Missing in ${phase}`,
  nextPhase: (phase) => `Next phase: ${phase}`,
  labels: {
    budget: 'Budget',
    timeline: 'Time frame',
    integration: 'Integration',
    compliance: 'Compliance',
    scalability: 'Scalability',
    custom: 'Further requirements',
    name: 'Name',
    role: 'Role',
    department: 'Department',
    leading: 'Leading consultant',
    phase: 'Phase',
    status: 'Status',
    planned: 'Planned',
    actual: 'Actual',
    finding: 'Finding',
    severity: 'Severity',
    plan: 'Remediation plan',
    notes: 'Consultant notes',
    mitigation: 'Risk mitigation',
    saysSo: 'What says so',
    input: 'Input',
    value: 'Value',
    filled: 'Filled',
    missing: 'Missing',
    date: 'Date',
    decision: 'Decision',
    by: 'By',
    flag: 'Flag',
    required: 'Required input',
    document: 'Recommended document',
    feedback: 'Asked for',
    replaced: 'replaced by a newer version',
    toPeople: 'to the people of the phase',
    person: 'Person',
  },
  captions: {
    inputsByPhase: 'Inputs by phase',
    phases: 'Phases, planned and actual',
    findings: 'Findings by severity and status',
    mostSevere: 'The most severe findings',
    owners: 'Who owns the initiative',
    stakeholders: 'Who has to be heard',
    team: 'Who works on it',
    inputs: 'What was given',
    decisions: 'What was decided',
    toDo: 'What has to be settled',
    flags: 'Flags that are raised',
  },
  days: (count) => counted(count, 'day'),
  between: (from, to) => `${from} to ${to}`,
  from: (day) => `from ${day}`,
  until: (day) => `until ${day}`,
  turnStatuses: {
    FAILED: 'This turn failed.',
    SKIPPED: 'This turn was skipped.',
    CANCELLED: 'This turn was cancelled.',
  },
  outcomes: { answered: 'Answered', sentBack: 'Sent back', overruled: 'Overruled' },
  decisions: {
    overruled: (agent) => `The verdict of ${agent} was overruled`,
    gate: {
      answered: (phase, question) => `In ${phase}, “${question}” was answered`,
      sentBack: (phase, question) => `In ${phase}, the work was sent back at “${question}”`,
      overruled: (phase, question) => `In ${phase}, “${question}” was overruled`,
    },
    accepted: (finding) => `Risk accepted: ${finding}`,
    flagResolved: (flag) => `Flag resolved: ${flag}`,
  },
  leads,
}
