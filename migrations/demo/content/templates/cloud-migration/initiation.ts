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
} from '../builders.ts'

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
    place('business-analyst', 'Why move', [
      'State the reasons for the move and the figure that will show success for each. Test every reason: would it also be met by an upgrade where the systems stand today? Name the reasons that only IT holds and those that the business shares.',
      'Reasons; measures of success; alternatives to moving; open points.',
    ]),
    place('finance-expert', 'Cost of staying', [
      'Calculate what the present estate costs per year and what it will cost if it stays: hardware due for replacement, extended support, licences, people, risk of outage. Use the accounts and name what they do not show. Keep the years the same as for the move.',
      'Cost today; cost of staying; costs not visible in the accounts.',
    ]),
    place('program-manager', 'Mandate and timetable', [
      'Set out the mandate, the milestones and the windows in which plants can be touched. Work back from the date that cannot move and say how much slack there is. Name the people whom the plan needs at the same time in two places.',
      'Mandate; milestones; windows for change; slack; capacity.',
    ]),
    reviewing(
      'Check that the deadline has a documented reason and that the cost of staying covers the same years and the same scope as the move. Ask for a revision where a benefit has no figure that could be measured.',
    ),
    deciding(
      'Decide whether the mandate carries a programme of this size. Reject it if parallel running is not in the budget or if production has not stated the outage that it tolerates.',
    ),
  ],
})
