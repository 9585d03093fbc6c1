import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

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
    place('program-manager', 'Transition plan', [
      'Plan the transition in waves, with criteria to go ahead and to stop, and the people who carry it beside their daily work. Keep clear of year-end, audits and other peaks named in the material. State for each wave how one would return to the old way of working.',
      'Waves; criteria to stop; capacity; way back.',
    ]),
    place('change-expert', 'People', [
      'Say for each group of people what changes, when they learn it, from whom and what help they get. Name the people without whom the function would stand still and how they are kept. Measure understanding and adoption, not attendance.',
      'Groups affected; messages; support; key people; adoption.',
    ]),
    place('finance-expert', 'Benefits', [
      'Set out the benefits with owner, amount, date and the budget line in which each will be seen. Compare them with the one-off cost, double running included. Say which benefit is lost first if the first wave slips by a quarter.',
      'Benefits by owner; one-off cost; timing; effect of delay.',
    ]),
    reviewing(
      'Check that model, transition and benefits describe the same roles and the same dates. Ask for a revision where a saving has no owner or where a group of people affected is not mentioned.',
    ),
    deciding(
      'Decide whether the sponsor can announce this and keep every promise in it. Reject it if consultation is still open and the plan treats it as done.',
    ),
  ],
})
