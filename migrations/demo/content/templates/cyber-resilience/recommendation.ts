import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const recommendation = phase('recommendation', 'Recommendation', {
  description:
    'Give the board a decision: what to fund first, which risk remains, who accepts it and how progress will be proven.',
  durationDays: 10,
  requiredInputs: inputs(
    [
      group('default', 'Decision', 'GavelIcon', [
        field('decisionRequested', 'Decision requested', 'textarea'),
        field('budgetRequested', 'Budget requested, three years', 'currency', { currency: 'EUR', min: 0 }),
        field('fundedMeasures', 'Measures to fund', 'tags'),
        field('residualRisk', 'Risk that remains', 'select', {
          options: [
            'Within the risk appetite',
            'Above it for a limited time, accepted',
            'Above it, further decision needed',
          ],
        }),
      ]),
      group('roadmap', 'Road map', 'RouteIcon', [
        field('programmeStart', 'Start of the programme', 'date'),
        field('programmeLead', 'Programme lead', 'stakeholders'),
        field('firstNinetyDays', 'Results of the first 90 days', 'textarea'),
      ]),
      group('proof', 'Proof of progress', 'FactCheckIcon', [
        field('measuresOfProgress', 'Figures reported to the board', 'tags'),
        field('targetRecoveryHours', 'Recovery target (hours)', 'number', {
          min: 0,
          description: 'For the most critical service.',
        }),
        field('nextExercise', 'Next crisis exercise', 'date'),
      ]),
    ],
    [field('boardPaperDraft', 'Draft of the board paper', 'file', { required: false })],
  ),
  recommendedArtifacts: [
    artifact('Board Paper', 'Very High'),
    artifact('Security Road Map', 'Very High'),
    artifact('Acceptance of Residual Risk', 'High'),
    artifact('Budget Request', 'High'),
    artifact('Communication Plan', 'Low'),
  ],
  initialRiskMitigations: [
    'The budget requested covers three years of running cost for each measure',
    'Each measure of the first 90 days has an owner, a date and a test that shows it works',
    'Dates for the next restore test and the next crisis exercise are set',
  ],
  riskMitigations: [
    'The paper states the risk that remains and who accepts it',
    'A smaller budget is described with the risk that it leaves open',
    'Progress is reported to the board at least every quarter',
  ],
  aiAgents: [
    place('business-analyst', 'The decision', [
      'Write the decision that the board is asked to take, on one page: where the organisation stands, what could stop it, what is proposed and what remains. Use hours and money, not ratings. State the strongest argument against the proposal and answer it.',
      'Decision requested; present position; proposal; remaining risk; argument against.',
    ]),
    place('program-manager', 'Road map', [
      'Put the funded measures in order by effect, dependency and the people available. Plan the first 90 days in detail and the rest by quarter. Name each step that waits for a supplier or a change freeze.',
      'Road map by quarter; first 90 days; owners; dependencies.',
    ]),
    place('incident-response-expert', 'Proof that it works', [
      'Define how each measure will be proven: which restore, exercise or attack is simulated, when and with which result. Choose no more than five figures that the board can read. Say what has to be ready if an incident happens before the measures are in place.',
      'Tests by measure; figures for the board; interim precautions.',
    ]),
    reviewing(
      'Check that the decision requested, the budget and the road map name the same measures, and that each measure has a test. Ask for a revision where the remaining risk is described without the person who accepts it.',
    ),
    deciding(
      'Decide whether the board can take this decision responsibly. Reject the paper if it promises security without saying what risk remains, or if the first 90 days have no owners.',
    ),
  ],
})
