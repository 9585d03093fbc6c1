import {
  artifact,
  deciding,
  field,
  group,
  initiativeOwners,
  inputs,
  phase,
  place,
  reviewing,
} from '../../../../starter/templates/builders.ts'

export const initiation = phase('initiation', 'Initiation', {
  description:
    'Agree why the estate moves, by when and for how much, and which operations must not be interrupted on the way.',
  durationDays: 14,
  requiredInputs: inputs([
    initiativeOwners('Who holds the budget, and who answers for operations before and after the move.'),
    group('default', 'Mandate', 'FlagIcon', [
      field('drivers', 'Reasons for moving', 'multi-select', {
        options: [
          'End of support',
          'End of a data centre contract',
          'Cost',
          'Resilience',
          'Speed of change',
          'Skills that are leaving',
          'Acquisition or carve-out',
        ],
      }),
      field('goal', 'What will be better, and how that is measured', 'textarea'),
      field('budget', 'Budget approved so far', 'currency', { currency: 'GBP', min: 0 }),
      field('hardDate', 'Date that cannot move', 'date', { required: false }),
      field('hardDateReason', 'Why it cannot move', 'text', { required: false }),
    ]),
    group('limits', 'Limits', 'FactoryIcon', [
      field('plants', 'Plants that must keep running', 'tags'),
      field('toleratedOutageHours', 'Longest tolerated outage (hours)', 'number', {
        min: 0,
        max: 168,
        description: 'How long production can go on without its systems.',
      }),
      field('freezes', 'Periods without changes', 'tags', {
        required: false,
        placeholder: 'For example: year-end close, summer peak',
      }),
    ]),
    group('stakeholders', 'Stakeholders', 'Diversity3Icon', [
      field('applicationOwners', 'Owners of key applications', 'stakeholders'),
      field('migrationTeam', 'Migration team', 'contacts', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Application List', 'Very High'),
    artifact('IT Cost Baseline', 'High'),
    artifact('Data Centre Contract', 'High'),
    artifact('Cloud Strategy', 'Normal'),
    artifact('Calendar of Plant Shutdowns', 'Normal'),
  ],
  initialRiskMitigations: [
    'The reason for the deadline is documented by a contract or a notice of end of support',
    'The budget includes running the old and the new estate in parallel',
    'Operations that must not stop are listed with the longest outage that they tolerate',
    'One person is named who decides when schedule, cost and risk collide',
  ],
  riskMitigations: [
    'Success is stated in figures that can be measured before and after the move',
    'The cost of staying is known for the same years as the cost of moving',
    'The periods without changes of all plants are in the timetable',
  ],
  aiAgents: [
    place('business-analyst', 'Why move', {
      asks: 'The committee must know whether moving is the answer at all. Test every reason: would an upgrade where the systems stand also meet it? Weigh contracts and notices of end of support above strategy papers. Name reasons that only IT holds and those that the business shares. Do not choose a provider.',
      parts: {
        'Reasons for moving':
          'ranked table with reason, document or figure behind it, who holds it (IT, business) and source; compared with the input Reasons for moving.',
        'Measures of success':
          'table with measure, value today, target, date and source; from the input What will be better.',
        'Alternatives to moving':
          'upgrade on site, extended support, retiring or another data centre, with the reasons that each meets and does not meet.',
        'Open points': 'reasons or measures without a figure, who can supply it and by when.',
      },
    }),
    place('finance-expert', 'Cost of staying', {
      asks: 'Moving can only be judged against what staying costs over the same years. Use the accounts and contracts line by line and name what they do not show. No benefits here. A missing price is an open line with a person.',
      parts: {
        'Cost today':
          'table with line (hardware, licences, data centre, support, people), cost a year and source; sum with its terms.',
        'Cost of staying':
          'table by year with replacements due, extended support and contract renewals; sum over the same years as the move and the year of each peak.',
        'Costs not visible in the accounts':
          'hours of outages, work by hand, skills held by one person; figure or who can supply it.',
        'Budget check':
          'the input Budget approved so far, what it includes and whether parallel running is in it.',
      },
    }),
    place('program-manager', 'Mandate and timetable', {
      asks: 'Work back from the date that cannot move. Set decisions before wishes, and show how many days of slack there are once freezes and plant windows are taken out. Name people whom the plan needs in two places. Do not plan into a freeze.',
      parts: {
        Mandate:
          'decision, body, date, budget, who decides when schedule, cost and risk collide; source of each.',
        Milestones:
          'dated list back from the input Date that cannot move, with the days between neighbours and the slack.',
        'Windows for change':
          'table by plant with tolerated outage, shutdowns and periods without changes; days left in the year.',
        'Deadline proof':
          'the contract or notice behind the date, its wording and what happens if it is missed.',
        Capacity: 'roles needed by milestone against people on record; people needed in two places at once.',
      },
    }),
    reviewing(
      'Check that the deadline has a document and that cost of staying covers the same years and scope as the move. Recompute sums and slack. Ask for a revision where a benefit has no figure that could be measured.',
      {
        'Deadline wording':
          'the quoted clause or notice, its date and whether it says what the contributors say.',
      },
    ),
    deciding(
      'Decide whether the mandate carries a programme of this size. Reject it if parallel running is not in the budget or if production has not stated the outage that it tolerates. An unmeasured reason can stand if it is marked.',
      'table with criterion, met or not, and evidence: deadline documented, parallel running in the budget, tolerated outage by plant, one person who decides on collisions, measures of success with values today.',
    ),
  ],
})
