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
    place('organisation-expert', 'Options', {
      asks: 'The sponsor needs a real choice, so options must differ in principle: how units are cut, who decides, where work sits. Check each against every principle and limit. Add keeping the structure and changing decision rights only, if it is missing. Say for each what gets worse and for whom.',
      parts: {
        Options:
          'table with option, principle it is built on, cut of units, decision rights, locations and who gains or loses.',
        'Fit with the principles':
          'table of options by ranked principle, meets, in part or breaks, with reason.',
        'Breaches of limits':
          'each option against limits and the legal position by country; what counsel has to confirm.',
        'Roles affected':
          'roles removed, created and changed by option, with numbers on the baseline and the sum.',
        'Service that gets worse':
          'for each option the service, customers or staff concerned and by how much.',
      },
    }),
    place('business-analyst', 'Typical cases', {
      asks: 'A model is good if work runs through it. Walk three real cases from the interviews through each option: a routine request, an exception, an urgent complaint. Count hand-overs and decisions. Do not choose cases that favour an option.',
      parts: {
        'Cases chosen': 'the three cases, where they come from and how often they occur.',
        'Walk through the options':
          'table with case, option, steps, hand-overs, decisions and expected days; the present model as a line.',
        'Comparison of hand-overs': 'sum by option and difference to today, terms shown.',
        'Weak spots':
          'in which option a case stops, goes back or asks somebody twice, and what rule would mend it.',
      },
    }),
    place('finance-expert', 'Business case by option', {
      asks: 'Options are compared on the confirmed baseline, the same years and the same rates. Keep savings that a budget owner would sign for apart from hopes. One-off cost includes double running and people leaving. Show whether the order holds when savings come later and lower.',
      parts: {
        'Business case':
          'table by option with full-time equivalents, one-off cost, saving a year, payback in months and net present value with the rate; terms shown.',
        'Signed savings': 'part of the saving with a budget owner, part without, by option.',
        'Preferred option':
          'its figures against the inputs Change in full-time equivalents, Saving per year and One-off cost; differences explained.',
        Sensitivity:
          'order and payback when savings come a year later and a third lower, and when one-off cost doubles.',
        'Missing figures': 'open lines, who can supply each and by when.',
      },
    }),
    reviewing(
      'Check that options differ in principle, that all are calculated on the same baseline and that criteria and weights were fixed before scoring. Recompute payback and hand-overs. Ask for a revision where an option is described only by its advantages.',
      {
        'Weights before scores':
          'the date on which criteria were fixed against the first score, and criteria added later.',
      },
    ),
    deciding(
      'Decide whether the evaluation can be defended before leaders who lose by it. Reject it if weights were set after scoring or if an option breaks a limit without saying so. Do not choose the option: that is the sponsor’s.',
      'table with criterion, met or not, and evidence: three options with the present structure among them, weights fixed first, same baseline, order stable, losses named.',
    ),
  ],
})
