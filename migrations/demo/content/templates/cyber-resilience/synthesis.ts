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
    place('security-expert', 'Ranked risks', [
      'Rank the risks by the standstill and loss they can cause and by how well they are controlled today. Say for each what would have to be true for it to rank lower. Merge findings that one measure would resolve.',
      'Ranked risks; reasons for the order; findings merged; uncertainty.',
    ]),
    place('cyber-regulation-expert', 'Duties and gaps', [
      'List the duties that apply to this organisation, with the evidence that each is met and the gaps that remain. Give the deadlines for reporting an incident and who would have to report it. Separate duties of law from promises made to customers and insurers.',
      'Duties by rule; evidence; gaps; reporting deadlines.',
    ]),
    place('finance-expert', 'Cost and effect of measures', [
      'Compare the measures by the loss and standstill they avoid for each euro spent over three years. Include the people who will run them. Show which measures stop paying off when the largest loss estimate is wrong by half.',
      'Measures by effect; cost over three years; people needed; sensitivity.',
    ]),
    reviewing(
      'Check that each ranked risk leads back to a scenario and that each measure leads back to a risk. Ask for a revision where a measure has no running cost, or where a duty is named without the rule that it comes from.',
    ),
    deciding(
      'Decide whether risks and measures can go before the board. Reject the work if a risk above the appetite has neither a measure nor an owner who accepts it.',
    ),
  ],
})
