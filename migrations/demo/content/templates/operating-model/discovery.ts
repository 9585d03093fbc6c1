import {
  artifact,
  deciding,
  field,
  group,
  inputs,
  phase,
  place,
  reviewing,
} from '../../../../starter/templates/builders.ts'

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
    place('research-analyst', 'Baseline in figures', {
      asks: 'Options will be compared on this baseline, so it must be one date, one scope and agreed by finance. Set out headcount, cost, levels and spans by unit and location. Reconcile with the accounts and state the difference. Measured before self-reported. Do not interpret.',
      parts: {
        'Headcount by unit':
          'table with unit, location, full-time equivalents and people, sums; compared with the input Full-time equivalents and the date of the baseline.',
        'Cost by unit':
          'table with pay, other cost and outsourced cost, sums; compared with the input Cost per year.',
        'Spans of control':
          'levels of management and people per manager by unit, computed; the smallest and the largest.',
        'Reconciliation with the accounts':
          'difference in headcount and cost as figure and percent, cause of each; whether it stays within two percent.',
        'Self-reported figures':
          'which figures rest on self-reporting, their share of the total and how they could be checked.',
      },
    }),
    place('business-analyst', 'How work flows', {
      asks: 'The design must know where work gets stuck. Follow the three most important processes from request to result with documents, figures and interviews. Count, do not describe moods. Name work that exists only because other work fails. Show where interviews and figures disagree.',
      parts: {
        'Process table':
          'for three processes, hand-overs, waiting days, corrections and people involved from request to result; compared with the input Hand-overs in the main process.',
        'Largest activities':
          'ten by effort with full-time equivalents, share of total and value to the customer; compared with the input Ten largest activities.',
        Rework: 'activities that exist because another one fails, effort and the failing step.',
        Contradictions: 'statements in interviews and figures that differ, quoted with the weightier one.',
      },
    }),
    place('organisation-expert', 'Structure and decisions', {
      asks: 'Describe how decisions are really taken, because charts do not show it. Use interviews from each unit, minutes and documents; a single interview is a hint. Compare with the official structure. Do not propose a design.',
      parts: {
        'Decisions in practice':
          'table with recurring decision, who proposes, who decides, who can block, days it takes and source; the input Decisions that take too long first.',
        'Decisions without owner': 'decisions that two roles or nobody holds, with the effect seen.',
        'Duplicated roles': 'roles held twice by unit and location, with full-time equivalents.',
        'Unusual spans': 'managers with fewer than four or more than twelve reports, with the reason given.',
        'Sourced work':
          'activities bought from others, contract, notice period and cost; contracts whose notice period limits the design.',
      },
    }),
    reviewing(
      'Check that all figures use the same date and scope, that every unit is covered and that sums agree between contributors. Ask for a revision where a finding comes from a single interview and is presented as fact.',
      {
        Coverage:
          'units and locations with activity analysis, interview and cost, and those that lack one of them.',
      },
    ),
    deciding(
      'Decide whether options can be compared on this baseline. Reject it if finance has not confirmed headcount and cost. Contradictions may stay if they are named and would not change the order of options.',
      'table with criterion, met or not, and evidence: baseline confirmed by finance, every unit covered, ten activities ranked, decisions with present owner, notice periods known.',
    ),
  ],
})
