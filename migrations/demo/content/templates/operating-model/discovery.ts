import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const discovery = phase('discovery', 'Discovery', {
  description:
    'Describe how the work is done today: activities, effort, hand-overs, decisions, locations and cost, on one baseline that finance confirms.',
  durationDays: 28,
  requiredInputs: inputs([
    group('default', 'Baseline', 'QueryStatsIcon', [
      field('fullTimeEquivalents', 'Full-time equivalents', 'number', { min: 0 }),
      field('yearlyCost', 'Cost per year', 'currency', { currency: 'GBP', min: 0 }),
      field('layers', 'Levels of management', 'number', { min: 1, max: 15 }),
      field('averageSpan', 'People per manager, on average', 'number', { min: 0 }),
      field('baselineDate', 'Date of the baseline', 'date'),
    ]),
    group('work', 'Work and decisions', 'SpokeIcon', [
      field('largestActivities', 'Ten largest activities', 'tags'),
      field('handovers', 'Hand-overs in the main process', 'number', { min: 0 }),
      field('slowDecisions', 'Decisions that take too long, and why', 'textarea'),
      field('activityAnalysis', 'Activity analysis', 'file', { required: false }),
    ]),
    group('places', 'Locations and sourcing', 'PublicIcon', [
      field('locations', 'Locations', 'tags'),
      field('outsourced', 'Bought from others', 'multi-select', {
        required: false,
        options: [
          'IT operations',
          'Payroll',
          'Accounts payable',
          'Customer service',
          'Recruiting',
          'Logistics',
          'Nothing',
        ],
      }),
    ]),
    group('stakeholders', 'Voices', 'RecordVoiceOverIcon', [
      field('interviewed', 'People interviewed', 'stakeholders'),
      field('surveyParticipation', 'Participation in the survey, in percent', 'range', {
        required: false,
        min: 0,
        max: 100,
      }),
      field('complaints', 'What people complain of most', 'tags'),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Activity Analysis', 'Very High'),
    artifact('Cost Baseline', 'Very High'),
    artifact('Process Map', 'High'),
    artifact('Interview Notes', 'Normal'),
    artifact('Job Descriptions', 'Normal'),
    artifact('Outsourcing Contracts', 'Normal'),
  ],
  initialRiskMitigations: [
    'Headcount and cost of the baseline agree with the accounts to within two percent',
    'The activity analysis covers every unit in scope',
    'Outsourcing contracts are listed with their notice periods',
    'At least one interview for each unit and each location is on record',
  ],
  riskMitigations: [
    'The ten largest activities are ranked by effort and by value to the customer',
    'For every recurring decision it is known who takes it today',
    'Contradictions between interviews and figures are named',
  ],
  aiAgents: [
    place('research-analyst', 'Baseline in figures', [
      'Set out headcount, cost, levels and spans by unit and location on one date. Reconcile them with the accounts and state the difference. Quote the source of each figure and say which ones rest on self-reporting.',
      'Headcount by unit; cost by unit; spans; reconciliation with the accounts.',
    ]),
    place('business-analyst', 'How work flows', [
      'Follow the three most important processes from the first request to the result. Count hand-overs, waiting days and corrections, and name the activity that exists only because another one fails. Show where the interviews and the figures disagree.',
      'Processes; hand-overs; waiting time; rework; contradictions.',
    ]),
    place('organisation-expert', 'Structure and decisions', [
      'Describe how decisions are taken in practice: who proposes, who can block, how long it takes. Compare with the official structure. Name duplicated roles, managers with very few or very many reports, and decisions that have no owner.',
      'Decisions in practice; duplicated roles; unusual spans; decisions without owner.',
    ]),
    reviewing(
      'Check that all figures use the same date and the same scope, and that every unit is covered. Ask for a revision where a finding comes from a single interview and is presented as a fact.',
    ),
    deciding(
      'Decide whether options can be compared on this baseline. Reject it if finance has not confirmed headcount and cost.',
    ),
  ],
})
