import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const synthesis = phase('synthesis', 'Synthesis', {
  description:
    'Turn findings into ranked risks and a short list of measures, each with its cost and with the standstill or loss that it avoids.',
  durationDays: 12,
  requiredInputs: inputs([
    group('default', 'Risks', 'ReportProblemIcon', [
      field('topRisks', 'Risks in order of weight', 'tags'),
      field('risksAboveAppetite', 'Risks above the risk appetite', 'number', { min: 0 }),
      field('riskRegister', 'Risk register', 'file', { required: false }),
    ]),
    group('measures', 'Measures', 'ConstructionIcon', [
      field('measures', 'Measures proposed', 'tags'),
      field('quickMeasures', 'Of these possible within 90 days', 'tags', { required: false }),
      field('oneOffCost', 'One-off cost', 'currency', { currency: 'EUR', min: 0 }),
      field('yearlyCost', 'Cost per year', 'currency', { currency: 'EUR', min: 0 }),
      field('outageAfterMeasures', 'Standstill with them (hours)', 'number', {
        min: 0,
        description: 'Expected in the worst scenario once the measures work.',
      }),
    ]),
    group('agreement', 'Agreement', 'HowToVoteIcon', [
      field('agreedBy', 'Risk owners who agree to the ranking', 'stakeholders'),
      field('dissent', 'Where opinions differ', 'textarea', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Risk Register', 'Very High'),
    artifact('Catalogue of Measures', 'Very High'),
    artifact('Regulatory Gap Analysis', 'High'),
    artifact('Comparison with Peers', 'Low'),
  ],
  initialRiskMitigations: [
    'Each risk above the risk appetite has an owner by name',
    'Each measure names the risk that it lowers and its cost per year',
    'Duties to report incidents are listed with their deadlines and with who reports',
    'The expected standstill is stated with and without the measures',
  ],
  riskMitigations: [
    'The first three risks stay the same when the two least certain estimates change by half',
    'Measures that need the same people are not planned for the same weeks',
    'A risk that stays above the appetite is accepted in writing by its owner',
  ],
  aiAgents: [
    place('security-expert', 'Ranked risks', {
      asks: 'The board can carry few risks in its head. Rank by standstill and loss and by how well each is controlled today, from the scenarios. Merge findings that one measure would resolve. Say what would have to be true for a risk to rank lower. Do not use colours in place of hours and money.',
      parts: {
        'Ranked risks':
          'table with risk, scenario, standstill in hours, loss low and high, control today, owner; the input Risks in order of weight compared.',
        'Reasons for the order': 'for each neighbouring pair, the figure that decides.',
        'Risks above the appetite':
          'each against tolerated outage and tolerated loss, by how much, with owner or that there is none; count compared with the input Risks above the risk appetite.',
        'Merged findings':
          'findings of earlier phases by the measure that resolves them; findings that no measure resolves.',
        Uncertainty: 'order when the two least certain estimates change by half.',
      },
    }),
    place('cyber-regulation-expert', 'Duties and gaps', {
      asks: 'The organisation must know what it owes to whom before an incident tells it. List duties that apply from the input Rules that apply and the documents. Separate law, guidance and promises to customers and insurers. Phrase what only counsel can decide as a question for counsel.',
      parts: {
        'Duties by rule':
          'table with rule and article, whom it binds, from when, what it asks and evidence that would meet it.',
        'Evidence on duties': 'met, in part or not, with document and date.',
        'Reporting deadlines':
          'timeline in hours and days from knowledge of an incident, with recipient and who reports; promises in contracts and insurance apart.',
        'Gaps in duties': 'ranked by deadline, with measure, owner and date.',
        'Questions for counsel': 'each answerable with yes or no, and what hangs on the answer.',
      },
    }),
    place('finance-expert', 'Cost and effect of measures', {
      asks: 'The board should fund what avoids most standstill and loss for its cost. Compare over the same three years, with the people who will run the measures. Do not count an avoided loss twice. Show which measures stop paying when the largest estimate is wrong.',
      parts: {
        'Measures by effect':
          'table with measure, risk lowered, hours and loss avoided, one-off cost, cost a year and effect for each euro over three years; terms shown.',
        'Cost over three years':
          'sum of one-off cost and three years of running cost, compared with the inputs One-off cost and Cost per year.',
        'People needed': 'days by role and quarter against capacity; measures that need the same people.',
        'Quick measures': 'those possible within 90 days, with hours avoided and owner.',
        Sensitivity:
          'order and effect when the largest loss estimate is wrong by half; measures that no longer pay.',
      },
    }),
    reviewing(
      'Check that each ranked risk leads back to a scenario and each measure to a risk. Recompute cost over three years and avoided loss. Ask for a revision where a measure has no running cost, or where a duty is named without its rule.',
      {
        'Trace from scenario to measure':
          'chains with a missing link: scenarios without a risk, risks without a measure or an acceptance, measures without a risk.',
      },
    ),
    deciding(
      'Decide whether risks and measures can go before the board. Reject the work if a risk above the appetite has neither a measure nor an owner who accepts it. Dissent on the ranking may go up if both views are on record.',
      'table with criterion, met or not, and evidence: order stable or its turning point named, measures costed over three years, duties with deadlines, risks above the appetite owned, dissent recorded.',
    ),
  ],
})
