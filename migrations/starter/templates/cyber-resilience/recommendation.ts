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
    place('business-analyst', 'The decision', {
      asks: 'The board decides once, on one page, what to fund and which risk to keep. Write where the organisation stands, what could stop it, what is proposed and what remains, in hours and money. State the strongest argument against and answer it. No ratings, no promise of safety.',
      parts: {
        'Decision requested':
          'one paragraph with measures, amount, period, owner and start; from the inputs Decision requested, Measures to fund and Budget requested.',
        'Present position':
          'standstill and loss in the worst scenario against tolerated outage and loss, with the difference.',
        'Effect of the proposal': 'standstill and loss after the measures, difference to today, terms shown.',
        'Remaining risk':
          'what stays, in hours and money, who accepts it and until when; compared with the input Risk that remains.',
        'Case against':
          'strongest argument, a smaller budget with the risk that it leaves open, and the answer.',
      },
    }),
    place('program-manager', 'Road map', {
      asks: 'The measures must be carried by people who exist. Order by effect, dependency and capacity. The first 90 days in detail, the rest by quarter. Name each step that waits for a supplier or a change freeze. Do not start everything at once.',
      parts: {
        'First 90 days':
          'table with week, result, owner, days needed and test that shows it works, from the input Start of the programme.',
        'Road map by quarter':
          'measure, result, cost by quarter with sum against the budget, and the risk lowered.',
        Owners: 'for each measure one accountable person who has agreed, source; measures without one.',
        Dependencies: 'suppliers, freezes and people on whom steps wait, with latest date.',
      },
    }),
    place('incident-response-expert', 'Proof that it works', {
      asks: 'The board will read proof, not progress. Define for each measure which restore, exercise or simulated attack shows that it works, when and with which result. No more than five figures. Say what must be ready if an incident comes before the measures do.',
      parts: {
        'Tests by measure':
          'table with measure, test, date, pass mark in hours or percent, who runs and who sees the result.',
        'Figures for the board':
          'five at most with value today, target, date and source; the input Recovery target first.',
        'Exercise calendar':
          'dates of restore tests and crisis exercises, with scenario and participants; compared with the input Next crisis exercise.',
        'Interim precautions': 'what is ready before the measures work, owner and date.',
      },
    }),
    reviewing(
      'Check that decision, budget and road map name the same measures and that each measure has a test. Recompute sums and differences in hours. Ask for a revision where remaining risk is described without the person who accepts it.',
      {
        'Same measures throughout':
          'each measure with cost, date, owner and test as the contributors give them; differences marked.',
      },
    ),
    deciding(
      'Decide whether the board can take this decision responsibly. Reject the paper if it promises security without saying what risk remains, or if the first 90 days have no owners. Do not trim the budget: name what a smaller one leaves open.',
      'table with criterion, met or not, and evidence: one decision, budget traced, remaining risk accepted by name, first 90 days owned, tests dated, smaller budget described.',
    ),
  ],
})
