import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const recommendation = phase('recommendation', 'Recommendation', {
  description: 'Recommend the road to the first report, with cost, people and the risks that remain.',
  durationDays: 14,
  requiredInputs: inputs([
    group('default', 'Recommendation', 'TaskAltIcon', [
      field('recommendation', 'Recommendation', 'textarea'),
      field('yearlyCost', 'Cost per year', 'currency', { currency: 'EUR', min: 0 }),
      field('reportLead', 'Reporting lead', 'stakeholders'),
      field('reportDraft', 'Outline of the report', 'file', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Board Paper', 'Very High'),
    artifact('Road Map to the First Report', 'Very High'),
    artifact('Draft Report', 'Normal'),
  ],
  initialRiskMitigations: [
    'The reporting lead is named and has the time',
    'Cost per year is in the budget of a named unit',
    'Gaps that will remain in the first report are listed',
  ],
  riskMitigations: [
    'The board knows which statements rest on estimates',
    'The auditor has agreed to the road map',
  ],
  aiAgents: [
    place('program-manager', 'Road to the first report', {
      asks: 'The board commits to a date. Lay out the road by month with owners and name the two dates that must not slip. Use the results of the trial run. What will be missing in the first report is said now. Do not plan on answers that counsel has not given.',
      parts: {
        'Road map': 'table by month with result, owner and dependency, to the first report; days of slack.',
        'Dates that must not slip': 'two, why, early sign and what is done.',
        'Gaps in the first report': 'what will be missing or estimated, reason, until when.',
        'Findings of the trial run': 'each with owner, date and state.',
        'Road map risks': 'table with risk, effect, measure, owner.',
      },
    }),
    place('finance-expert', 'Cost and people', {
      asks: 'The board must see what reporting costs every year and which figures it could do without. Set out cost and days by line; name the budget unit. Compare fewer figures delivered well. Do not book savings that no one has agreed to.',
      parts: {
        'Cost by year':
          'table with line, one-off, a year; sum against the input Cost per year; budget unit for each.',
        'Working time': 'days a year by entity and role, sum, and who has agreed.',
        'Fewer figures': 'data points beyond duty, their cost and what would be lost.',
        Sensitivity:
          'cost when an entity joins, when assurance rises to reasonable and when estimates must be replaced.',
      },
    }),
    reviewing(
      'Check that road map, budget and known gaps fit together and that sums agree. Ask for a revision where a gap is in the analysis and not in the paper.',
      {
        'Gaps carried over':
          'each gap of the analysis with its place in the road map or the list of what will be missing.',
      },
    ),
    deciding(
      'Decide whether the board can commit to a first report on this basis. Weigh statements that rest on estimates. Reject it if the reporting lead has no time on record.',
      'table with criterion, met or not, and evidence: lead with time, budget unit, gaps listed, auditor agreed, critical dates owned.',
    ),
  ],
})
