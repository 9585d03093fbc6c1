import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const comparison = phase('comparison', 'Comparison', {
  description: 'Compare with peers and with the ambition, and agree which gaps matter.',
  durationDays: 14,
  requiredInputs: inputs([
    group('default', 'Comparison', 'LeaderboardIcon', [
      field('peers', 'Peers', 'tags'),
      field('ambition', 'Ambition', 'textarea', {
        placeholder: 'By dimension: level wanted, by when, which decision of the strategy it serves',
      }),
      field('gaps', 'Gaps that matter', 'tags'),
      field('gapOwners', 'Owners of these gaps', 'stakeholders', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Benchmark', 'High'),
    artifact('Ambition Paper', 'High'),
    artifact('Cost and Volume Figures', 'Normal'),
    artifact('Customer Feedback', 'Normal'),
  ],
  initialRiskMitigations: [
    'The peers are comparable in size and market',
    'The ambition is stated for each dimension, not as an average',
    'Figures of peers name their year and source',
  ],
  riskMitigations: [
    'The gaps that matter are agreed',
    'For each gap left open the reason is written down',
    'No gap is chosen for the reason alone that a peer is ahead',
  ],
  aiAgents: [
    place('research-analyst', 'Gaps', {
      asks: 'The sponsor must choose few gaps and be able to say why these. Compare each dimension with peers and with the ambition; a gap matters if customers, cost or risk show it. Say what the comparison cannot carry: other sizes, markets, years. Do not average dimensions.',
      parts: {
        'Gap table':
          'by dimension, score, ambition, difference, peer value with year and source, and difference to it.',
        'Gaps that matter':
          'ranked; customers, cost or risk figure that shows the gap, cause and owner; compared with the inputs Gaps that matter and Owners of these gaps.',
        'Gaps left open': 'each with the reason and what would bring it back.',
        'Limits of the comparison':
          'peers that differ in size, market or method, and what that does to the figures.',
      },
    }),
    place('finance-expert', 'What the gaps cost', {
      asks: 'Money follows the gaps that cost most, not those that look worst. Estimate cost a year from volumes, minutes and rates on record and show every term. Give ranges; mark assumptions. Say which figure would be worth measuring before anything is spent.',
      parts: {
        'Cost by gap':
          'table with gap, volume, unit cost, cost a year low and high, terms shown; gaps without figures as open lines.',
        Assumptions: 'each with value, source or owner and how far it moves the result.',
        'Order by cost': 'ranking of gaps and whether it changes at the low or high end of the ranges.',
        'Figures to measure':
          'the three measurements that would change the order most, with who, how long and at what effort.',
      },
    }),
    reviewing(
      'Check that no gap rests on a peer of another size or on a figure without a year, and that cost lines multiply out. Ask for a revision where the ranking of gaps and of costs differ without an explanation.',
      {
        'Agreement of rankings':
          'order of gaps by importance and by cost side by side, with the reason for each difference.',
      },
    ),
    deciding(
      'Decide whether the gaps chosen are few enough to act on and backed well enough to spend on. Weigh the cost of the gap against the certainty of its figure. Do not approve a gap without an owner.',
      'table with criterion, met or not, and evidence: at most five gaps, each with owner, figure and cause, peers comparable, gaps left open with reasons.',
    ),
  ],
})
