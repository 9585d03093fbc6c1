import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const operation = phase('operation', 'Operation', {
  description: 'Hand over to an owner who watches, corrects and can switch off.',
  durationDays: 28,
  requiredInputs: inputs([
    group('default', 'Operation', 'SettingsIcon', [
      field('operationOwner', 'Owner in operation', 'stakeholders'),
      field('monitoring', 'What is watched', 'tags'),
      field('yearlyCost', 'Cost per year', 'currency', { currency: 'EUR', min: 0 }),
      field('goLive', 'Start of operation', 'date'),
      field('nextReview', 'Next review', 'date', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Operating Model', 'Very High'),
    artifact('Monitoring Plan', 'High'),
    artifact('Supplier Agreement', 'High'),
    artifact('Switch-off Test Record', 'Normal'),
  ],
  initialRiskMitigations: [
    'An owner in operation is named',
    'Each figure watched has a limit and somebody who reacts to it',
    'Work can go on without the tool for at least a day',
  ],
  riskMitigations: [
    'The tool can be switched off within an hour',
    'A new version of the model is tested before people work with it',
    'The cost of operation is in the budget of a named unit',
  ],
  aiAgents: [
    place('solution-architect', 'Operation', {
      asks: 'The owner must be able to run, watch and switch off the tool on the first day. State what was tried and what is only described. Count hours and limits. Do not add features; name what operation needs that the pilot did by hand.',
      parts: {
        'Operating tasks':
          'table with task, who, how often, hours a month and the tool used; tasks that the pilot team did by hand marked; hours summed.',
        Monitoring:
          'table for each item of the input What is watched with figure, limit, frequency, who reacts and within which time.',
        'Switch-off':
          'who may decide, steps, minutes measured in a trial and date of that trial; how work goes on without the tool.',
        'Changes of model':
          'how a new version is noticed, tested on which cases, accepted by whom and taken back.',
      },
    }),
    place('program-manager', 'Handover', {
      asks: 'Nothing that protects people may end with the pilot. Plan tasks, knowledge, contracts and money from the pilot team to the owner, with dates. Name what ends with the pilot and must not. An owner without hours is no owner.',
      parts: {
        'Handover plan':
          'dated list with task, from whom, to whom and proof that it was taken over; days until the input Start of operation.',
        'Open conditions':
          'each condition and lesson from the earlier phases with state, owner and date; those that must be closed before the start.',
        Budget: 'lines of the input Cost per year with sum, cost centre and what is not covered.',
        Capacity: 'hours a month that owner, users and support must give against those they have; the gap.',
        'Next review': 'date, figures, who takes part and the result that would lead to switching off.',
      },
    }),
    reviewing(
      'Check that every figure watched has a limit, an owner and a reaction, that switch-off was tried, and that hours and money for operation are covered. Ask for a revision where a lesson of the evaluation has no place in operation.',
      {
        'Lessons carried over':
          'each lesson and condition of the earlier phases with the place where operation takes it up, or that it does not.',
      },
    ),
    deciding(
      'Decide whether the owner can take over on the planned day. Reject it if nobody has hours to watch the tool or if switching off was only described. Set conditions with dates before the start, not after it.',
      'table with criterion, met or not, and evidence: owner with hours, limits with reactions, switch-off tried, fallback for a day, budget in a cost centre.',
    ),
  ],
})
