import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const roadMap = phase('road-map', 'Road map', {
  description: 'Choose the few steps that matter and put them in an order that the organisation can carry.',
  durationDays: 21,
  requiredInputs: inputs([
    group('default', 'Road map', 'RouteIcon', [
      field('steps', 'Steps', 'tags'),
      field('notDone', 'What is left out on purpose', 'tags', { required: false }),
      field('roadmapBudget', 'Budget', 'currency', { currency: 'EUR', min: 0 }),
      field('capacity', 'Capacity for change (FTE)', 'number', {
        min: 0,
        description: 'In full-time equivalents.',
      }),
      field('horizon', 'Horizon', 'date'),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Road Map', 'Very High'),
    artifact('Portfolio of Running Projects', 'High'),
    artifact('Capacity Plan', 'High'),
  ],
  initialRiskMitigations: [
    'Each step has an owner',
    'Each step names the gap that it closes and the figure that will show it',
    'Running projects are counted against the same capacity',
  ],
  riskMitigations: [
    'The road map fits the capacity of the organisation',
    'No step waits for another that has no date',
    'What is left out on purpose is on record with its reason',
  ],
  aiAgents: [
    place('program-manager', 'Road map', {
      asks: 'The organisation must be able to carry this beside its daily work. Order steps by value, dependency and capacity, running projects included. Add up full-time equivalents by quarter and compare them with those there are. Do not stretch every step a little: move or drop one.',
      parts: {
        Steps:
          'table with step, gap closed, owner, effort, cost, start and end; cost summed against the input Budget.',
        Order:
          'sequence by dependency and value with the reason for each place; steps that wait for another and its date.',
        'Capacity by quarter':
          'full-time equivalents needed by steps and by running projects, against the input Capacity for change; the quarter in which it is exceeded and by how much.',
        'Left out':
          'steps dropped or postponed on purpose, reason and who agreed; compared with the input What is left out on purpose.',
        'Road map risks': 'table with risk, effect, measure, owner and date.',
      },
    }),
    place('solution-architect', 'Foundations', {
      asks: 'Say what the steps need in systems and data before money is spent on them. Keep what the present systems can do apart from what they cannot. Look for the one foundation that serves several steps. Do not propose a platform that no step needs.',
      parts: {
        'Needs by step': 'table with step, data, system or interface needed, present or missing, and owner.',
        'Shared foundations':
          'foundation, steps that it serves, effort, cost or who can supply it, and latest start.',
        'Present systems':
          'what can be done with them, limits stated as a figure, end of support or contract.',
        'Technical risks': 'the three that would stop a step, earliest sign and measure.',
      },
    }),
    place('change-expert', 'People', {
      asks: 'Steps land on people and managers, unit by unit. Add up hours from all steps and running projects. Find the managers on whom several steps depend at once. Say who was not asked. Do not replace missing capacity by communication.',
      parts: {
        'Load by unit':
          'table with unit, steps, people affected, hours for training and testing, months; sum by unit and the heaviest month.',
        'Managers under load':
          'people on whom two or more steps depend, what they drop or hand over, and who decided it.',
        Skills: 'skills that steps need against those on record, how the gap is closed and by when.',
        'Adoption figures': 'for each step, what people will do differently and the figure that shows it.',
      },
    }),
    reviewing(
      'Check that every step closes an agreed gap, that budget and capacity add up with running projects and that no step waits for one without a date. Ask for a revision where two contributors give a step different dates or effort.',
      {
        'Step consistency':
          'each step with gap, owner, date, effort and budget as the contributors give them; differences marked.',
      },
    ),
    deciding(
      'Decide whether the organisation can carry this road map beside its daily work. Reject it if capacity is exceeded in a quarter without a step that moves, or if a step has no owner. Leave room for what nobody foresaw.',
      'table with criterion, met or not, and evidence: steps tied to gaps, budget sums, capacity kept in every quarter, owners agreed, omissions on record.',
    ),
  ],
})
