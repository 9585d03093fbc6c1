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
    'Recommend the model and a transition that keeps the business running, treats people fairly and makes the benefits visible.',
  durationDays: 14,
  requiredInputs: inputs([
    group('default', 'Recommendation', 'TaskAltIcon', [
      field('recommendation', 'Recommendation in one page', 'textarea'),
      field('oneOffBudget', 'One-off budget', 'currency', { currency: 'GBP', min: 0 }),
      field('committedSaving', 'Committed saving per year', 'currency', {
        currency: 'GBP',
        min: 0,
        description: 'What budget owners have signed for.',
      }),
      field('approvalDate', 'Approval planned for', 'date'),
    ]),
    group('transition', 'Transition', 'SyncAltIcon', [
      field('waves', 'Waves', 'number', { min: 1, max: 20 }),
      field('firstDay', 'First day of the first wave', 'date'),
      field('transitionLead', 'Transition lead', 'stakeholders'),
      field('watchedFigures', 'Figures watched during the transition', 'tags'),
      field('toleratedDip', 'Dip in service that is tolerated, in percent', 'range', { min: 0, max: 50 }),
    ]),
    group('people', 'People', 'Diversity3Icon', [
      field('peopleAffected', 'People whose job changes', 'number', { min: 0 }),
      field('consultation', 'Consultation', 'select', {
        options: ['Not required', 'Representatives informed', 'Under way', 'Agreement signed'],
      }),
      field('support', 'Support offered', 'multi-select', {
        options: [
          'Retraining',
          'Move within the company',
          'Coaching for managers',
          'Retention agreement',
          'Help with finding another employer',
        ],
      }),
      field('communicationPlan', 'Communication plan', 'file', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Decision Paper', 'Very High'),
    artifact('Transition Plan', 'Very High'),
    artifact('Benefits Plan', 'High'),
    artifact('Consultation Record', 'High'),
    artifact('Communication Plan', 'Normal'),
  ],
  initialRiskMitigations: [
    'A budget owner has signed for the saving in each unit',
    'Consultation with employee representatives is complete, or its end is a milestone of the plan',
    'Each wave has criteria for going ahead and for stopping',
    'People affected hear it from their own manager before any general announcement',
  ],
  riskMitigations: [
    'Service levels are measured before, during and after each wave',
    'Key people have confirmed in person that they stay through the transition',
    'Benefits are checked six and twelve months after the last wave',
  ],
  aiAgents: [
    place('program-manager', 'Transition plan', {
      asks: 'The business must keep running while people change jobs. Plan waves with criteria to go ahead and to stop, and with people who carry them beside their daily work. Keep clear of year-end, audits and peaks. State for each wave how one returns. An open consultation is a milestone, not a footnote.',
      parts: {
        Waves:
          'table with wave, units, people affected, start, end and owner; number against the input Waves and days from approval to the first day.',
        Criteria:
          'for each wave, figure to go ahead, figure to stop, who decides; the tolerated dip in service as a limit.',
        Capacity: 'days needed from managers, HR and IT by month against days available; months above it.',
        'Way back': 'how one returns to the old way after each wave, until when and at what cost.',
        'Transition risks': 'table with risk, rating, measure, owner and date; consultation first.',
      },
    }),
    place('change-expert', 'People', {
      asks: 'Each person affected should hear from their own manager what changes, when and with what help. Plan by group with numbers. Name those without whom the function would stand still and whether they have said that they stay. Measure understanding and adoption, not attendance.',
      parts: {
        'Groups affected':
          'table with group, people, what changes, when they learn it, from whom and support; sum against the input People whose job changes.',
        'Order of telling':
          'dates and sender for managers, people affected, representatives and everybody else.',
        'Key people': 'who, what depends on them, stays confirmed in person or not, and what keeps them.',
        Support: 'offers by group with number, cost or who can supply it, and start.',
        Adoption: 'figures that show understanding and use at 30, 60 and 90 days after each wave.',
      },
    }),
    place('finance-expert', 'Benefits', {
      asks: 'A benefit counts when it appears in a budget line. Set out each with owner, amount, date and line. Compare with one-off cost, double running included. Do not add what nobody has signed. Say which benefit goes first if the first wave slips.',
      parts: {
        'Benefits by owner':
          'table with benefit, amount a year, date, budget line, owner and signed or not; sum signed against the input Committed saving per year.',
        'One-off cost':
          'lines for people leaving, double running, systems, training; sum against the input One-off budget.',
        Payback: 'cumulative cost and benefit by quarter, the quarter in which they are equal, terms shown.',
        'Effect of delay': 'benefit lost if the first wave slips by a quarter, by line.',
        'Benefit checks':
          'what is checked six and twelve months after the last wave, by whom and against which baseline.',
      },
    }),
    reviewing(
      'Check that model, transition and benefits describe the same roles, numbers and dates. Recompute sums of people, savings and cost. Ask for a revision where a saving has no owner or where a group affected is not mentioned.',
      {
        'State of consultation':
          'each country’s consultation with its state and source, and each part of the plan that treats it as done.',
      },
    ),
    deciding(
      'Decide whether the sponsor can announce this and keep every promise in it. Reject it if consultation is still open and the plan treats it as done. Do not soften a loss: ask that it be said.',
      'table with criterion, met or not, and evidence: savings signed, consultation complete or dated, stop criteria for each wave, key people confirmed, managers told first.',
    ),
  ],
})
