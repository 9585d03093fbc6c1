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
    place('finance-expert', 'Business case', {
      asks: 'The committee releases the budget on this page. Five years, staying against moving, by cost centre. Keep signed savings apart from hoped ones. Every server that stays on keeps its cost. Show the result if the last wave is a year late.',
      parts: {
        'Business case over five years':
          'table by year with one-off cost, running cost, cost of staying and difference; totals and net present value with the rate, terms shown.',
        'Saving by cost centre': 'amount, year, owner, signed or not; sums of both.',
        Payback:
          'month in which cumulative difference turns, against the input Months until it has paid back.',
        Sensitivity:
          'total and payback when the last wave ends a year late, when load grows by a third, and both.',
        'Budget requested':
          'the input Budget of the whole programme against the one-off cost, reserve and what is not in it.',
      },
    }),
    place('program-manager', 'First wave', {
      asks: 'The first wave shows whether the programme can be trusted. Plan it day by day around the cut-over: rehearsal, go or stop, cut-over, comparison of data, way back. Every point has a person who can be reached. List what must be finished two weeks before.',
      parts: {
        'Day plan':
          'table with day and hour, step, owner, result; from rehearsal to acceptance, days counted from the input Start of the first wave.',
        'Decision points': 'go, stop and turn back with figure, latest time, who decides and how reached.',
        'Way back': 'steps, hours, when it was tried and until when it is possible.',
        Preparation: 'what must be finished two weeks before, owner, state.',
        'Programme checkpoints':
          'dates at which the committee can stop, figures it sees and loss if stopped there.',
      },
    }),
    place('cloud-expert', 'Contract and way out', {
      asks: 'Commit to no more than was measured and signed for. Say which form of contract fits the load, what to negotiate and what not to commit to yet. Describe leaving: formats, effort, time, cost. Name services that make leaving harder and whether they are worth it.',
      parts: {
        'Form of contract':
          'forms compared on measured load, cost a year and commitment; against the input Form of the cloud contract.',
        'Points to negotiate':
          'table with term, wanted, state (open, offered, agreed) and source; price changes, data transfer, audit, notice.',
        'Way out': 'formats, months, effort in days, cost or who can supply it; what was tried.',
        'Services that lock in':
          'service, applications that use it, effort to replace, worth it or not and why.',
        'Switched off':
          'servers and contracts with end date and saving; those that stay with reason, compared with the input Switched off by the end.',
      },
    }),
    reviewing(
      'Check that budget, waves and switched-off systems agree with the plans of the earlier phases. Recompute totals and payback. Ask for a revision where a saving counts servers that stay on.',
      {
        'Servers counted':
          'servers in scope, switched off with date, kept with reason; sum and savings booked for each.',
      },
    ),
    deciding(
      'Decide whether the committee can release the budget on this paper. Reject it if there is no checkpoint at which the programme can be stopped, or if committed spend exceeds what was measured. Do not renegotiate waves.',
      'table with criterion, met or not, and evidence: case holds with a year’s delay or the limit is named, savings in cost centres, checkpoints dated, way out priced, first wave owned.',
    ),
  ],
})
