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

export const useCase = phase('use-case', 'Use case and value', {
  description: 'Say which work gets better, how that will be measured and what happens if it does not.',
  durationDays: 14,
  requiredInputs: inputs([
    initiativeOwners('Who wants the result, and who will answer for the tool in daily work.'),
    group('default', 'Value', 'TrendingUpIcon', [
      field('problem', 'Problem to solve', 'textarea', {
        placeholder: 'Who has it, how often, what it costs in minutes, errors or money',
      }),
      field('measure', 'Measure of success', 'text', {
        placeholder: 'With its unit: median minutes to the first assessment',
      }),
      field('baseline', 'Baseline today', 'number', { required: false }),
      field('target', 'Target', 'number', { required: false }),
      field('pilotBudget', 'Pilot budget', 'currency', { currency: 'EUR', min: 0 }),
    ]),
    group('stakeholders', 'People', 'GroupsIcon', [
      field('users', 'People who will work with it', 'stakeholders', { required: false }),
      field('affectedGroups', 'Groups of people affected', 'tags', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Pilot Charter', 'Very High'),
    artifact('Process Description', 'High'),
    artifact('Baseline Figures', 'Very High'),
    artifact('Cost Estimate', 'Normal'),
  ],
  initialRiskMitigations: [
    'A measure of success with its value today and its target is agreed',
    'An owner answers for the outcome',
    'A solution without AI was considered, and the reason against it is written down',
  ],
  riskMitigations: [
    'The pilot can be stopped at any time without harm',
    'The people who will work with the tool were asked',
    'Each benefit that nobody has measured is marked as such',
  ],
  aiAgents: [
    place('business-analyst', 'Problem and value', {
      asks: 'The sponsor must be able to say whether this problem is worth a pilot. Weigh measured times, volumes and errors above what users wish for, and the simplest solution without AI above a tool. Do not describe the technology. Where baseline, measure and target do not belong together, say so and name who can mend it.',
      parts: {
        Problem:
          'one paragraph with who has it, how often and what it costs in minutes, errors or money, with figures and source; compared with the input Problem to solve.',
        'Measures of success':
          'table with measure, value today, target, stop limit and source, the inputs Measure of success, Baseline today and Target first; improvement computed in percent.',
        'Solution without AI':
          'what the simplest change of process or software would achieve on the same measure, and why it is not enough or has not been tried.',
        'Scope of the pilot':
          'who and what is in, who and what is out, decisions that stay with people; cases a year by site with their sum.',
        'Unmeasured benefits': 'numbered; each with how it could be measured, by whom and by when.',
      },
    }),
    place('finance-expert', 'Business case', {
      asks: 'The pilot budget is released on this page. Count the time of people who check results as cost; set benefit only where a measure and a volume exist. Compare pilot and operation separately. Do not extrapolate from a supplier’s benchmark; leave the line open and name who can supply it.',
      parts: {
        'Pilot cost':
          'table by line (supplier, integration, people’s time, evaluation) with sum, compared with the input Pilot budget; difference shown.',
        'Cost of operation':
          'lines for a year with amount or the person who can supply it; time for checking as cases times minutes times rate.',
        Benefit:
          'minutes or errors saved for each case times cases a year, terms shown; only for measures with a baseline.',
        Sensitivity:
          'result when the benefit is half of what is expected, when use is 50% of cases and when checking takes twice as long; the use at which cost and benefit are equal.',
      },
    }),
    reviewing(
      'Check that measure, baseline, target and stop limit have the same unit and population, and that the baseline was measured and not guessed. Recompute the pilot cost and the benefit. Ask for a revision where the solution without AI is dismissed without a reason.',
      {
        'Baseline proof':
          'for each measure, period, sample and source of today’s value, or that there is none.',
      },
    ),
    deciding(
      'Decide whether the problem is worth a pilot and whether somebody answers for its outcome. Weigh the size of the problem against the cost of being wrong. Do not decide on lawfulness or safety: that is the next phase.',
      'table with criterion, met or not, and evidence: measured baseline, target tied to it, owner named, alternative without AI considered, budget complete.',
    ),
  ],
})
