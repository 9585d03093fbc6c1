import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const analysis = phase('analysis', 'Analysis', {
  description:
    'Develop at least three models that differ in principle, and test each against the design principles, the limits and the baseline.',
  durationDays: 21,
  requiredInputs: inputs([
    group('default', 'Options', 'AltRouteIcon', [
      field('options', 'Options', 'tags', {
        placeholder: 'For example: by region, by product, shared services',
      }),
      field('differences', 'How they differ in principle', 'textarea'),
      field('optionPapers', 'Papers on the options', 'file', { required: false }),
    ]),
    group('criteria', 'Criteria', 'BalanceIcon', [
      field('criteria', 'Criteria', 'multi-select', {
        options: [
          'Closeness to customers',
          'Speed of decisions',
          'Cost',
          'Control',
          'Resilience',
          'Career paths',
          'Ease of transition',
        ],
      }),
      field('method', 'Method', 'select', {
        options: ['Weighted points', 'Pairwise comparison', 'Walk-through of typical cases'],
      }),
      field('weightOfCost', 'Weight of cost, in percent', 'range', { min: 0, max: 100 }),
      field('criteriaFixedOn', 'Criteria fixed on', 'date'),
    ]),
    group('effects', 'Effects of the preferred option', 'CalculateIcon', [
      field('preferredOption', 'Preferred option so far', 'text'),
      field('fullTimeEquivalentChange', 'Change in full-time equivalents', 'number', {
        description: 'Negative where there are fewer.',
      }),
      field('yearlySaving', 'Saving per year once in place', 'currency', { currency: 'GBP', min: 0 }),
      field('oneOffCost', 'One-off cost', 'currency', { currency: 'GBP', min: 0 }),
    ]),
    group('stakeholders', 'Assessment', 'GroupsIcon', [
      field('assessors', 'People who score the options', 'stakeholders'),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Option Papers', 'Very High'),
    artifact('Evaluation Matrix', 'Very High'),
    artifact('Business Case Model', 'High'),
    artifact('Legal Opinion by Country', 'High'),
    artifact('Benchmark', 'Low'),
  ],
  initialRiskMitigations: [
    'At least three options are described, one of which keeps the present structure',
    'Criteria and weights were fixed before the options were scored',
    'Each option states headcount, cost and locations on the same baseline',
    'Counsel has confirmed the legal limits in each country',
  ],
  riskMitigations: [
    'For each option the service that gets worse is named',
    'The preferred option still ranks first when its savings are a third lower',
    'Each option lists the roles that it removes, creates and changes',
  ],
  aiAgents: [
    place('organisation-expert', 'Options', [
      'Describe each option by the principle it is built on: how units are cut, who decides, where the work sits. Check it against every design principle and every limit. Add the option of keeping the structure and changing decision rights only, if it is missing.',
      'Options; fit with the principles; breaches of limits; roles affected.',
    ]),
    place('business-analyst', 'Typical cases', [
      'Walk three real cases through each option: a routine request, an exception and an urgent complaint. Count hand-overs and decisions, and say who would be asked twice. Use cases that the interviews describe.',
      'Routine case; exception; complaint; comparison of hand-overs.',
    ]),
    place('finance-expert', 'Business case by option', [
      'Calculate one-off cost, yearly saving and time to pay back for each option on the confirmed baseline. Separate savings that a budget owner would sign for from hopes. Show the ranking when savings come a year later and a third lower.',
      'One-off cost; yearly saving; payback; sensitivity.',
    ]),
    reviewing(
      'Check that the options differ in principle and not only in detail, and that all are calculated on the same baseline. Ask for a revision where an option is described only by its advantages.',
    ),
    deciding(
      'Decide whether the evaluation can be defended before the leaders who lose by it. Reject it if weights were set after scoring or if an option breaks a limit without saying so.',
    ),
  ],
})
