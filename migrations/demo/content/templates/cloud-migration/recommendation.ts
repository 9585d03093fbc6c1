import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const recommendation = phase('recommendation', 'Recommendation', {
  description:
    'Recommend the programme, its contract and its first wave, and say what will be switched off and when.',
  durationDays: 14,
  requiredInputs: inputs([
    group('default', 'Recommendation', 'TaskAltIcon', [
      field('recommendation', 'Recommendation in one page', 'textarea'),
      field('totalBudget', 'Budget of the whole programme', 'currency', { currency: 'GBP', min: 0 }),
      field('paybackMonths', 'Months until it has paid back', 'number', { required: false, min: 0 }),
      field('contractForm', 'Form of the cloud contract', 'select', {
        options: ['Pay for use', 'Committed spend', 'Reserved capacity', 'A mix of these'],
      }),
      field('contractDraft', 'Draft of the cloud contract', 'file', { required: false }),
    ]),
    group('commitments', 'Commitments', 'HandshakeIcon', [
      field('firstWaveOwner', 'Owner of the first wave', 'stakeholders'),
      field('firstWaveStart', 'Start of the first wave', 'date'),
      field('switchedOff', 'Switched off by the end', 'tags'),
    ]),
    group('control', 'Control', 'SpeedIcon', [
      field('checkpoints', 'Points at which the programme can be stopped', 'tags'),
      field('costAlarm', 'Cost above plan at which the committee decides, in percent', 'range', {
        min: 0,
        max: 50,
      }),
      field('reportedFigures', 'Figures reported every month', 'multi-select', {
        options: [
          'Applications moved',
          'Servers switched off',
          'Cost against plan',
          'Outages',
          'Open exceptions',
        ],
      }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Recommendation Paper', 'Very High'),
    artifact('Business Case', 'Very High'),
    artifact('Draft Cloud Contract', 'High'),
    artifact('Decommissioning Plan', 'High'),
    artifact('Communication Plan', 'Very Low'),
  ],
  initialRiskMitigations: [
    'The business case contains parallel running, training and switching off',
    'Committed spend stays within the measured load plus growth that a budget owner has signed for',
    'Every server in scope has a date on which it is switched off, or a reason to stay',
    'The first wave has an owner, a date and a tested way back',
  ],
  riskMitigations: [
    'Leaving the provider is described with its cost, its duration and the data formats',
    'The steering committee has dated checkpoints at which it can stop the programme',
    'The saving appears in the budget of a named cost centre',
  ],
  aiAgents: [
    place('finance-expert', 'Business case', [
      'Set out the business case over five years: one-off cost, running cost, cost of staying and the saving by cost centre. Separate what is signed for from what is hoped. Show the result if the last wave ends a year late and if the load grows by a third.',
      'One-off cost; running cost; saving by cost centre; sensitivity.',
    ]),
    place('program-manager', 'First wave', [
      'Plan the first wave day by day around the cut-over: rehearsal, go or stop, cut-over, comparison of data, way back. Name who decides at each point and where they can be reached. List what must be finished two weeks before.',
      'Rehearsal; cut-over; decision points; preparation.',
    ]),
    place('cloud-expert', 'Contract and way out', [
      'Say which form of contract fits the measured load, what to negotiate and what not to commit to yet. Describe how the estate could leave the provider: formats, effort, time, cost. Name services that would make leaving much harder and whether they are worth it.',
      'Form of contract; points to negotiate; way out; services that lock in.',
    ]),
    reviewing(
      'Check that budget, waves and switched-off systems agree with the plans of the earlier phases. Ask for a revision where a saving counts servers that stay on.',
    ),
    deciding(
      'Decide whether the committee can release the budget on this paper. Reject it if there is no checkpoint at which the programme can be stopped.',
    ),
  ],
})
