import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const synthesis = phase('synthesis', 'Synthesis', {
  description: 'Bring fit, cost and risk together into a comparison that the committee can decide on.',
  durationDays: 21,
  requiredInputs: inputs([
    group('default', 'Comparison', 'InsightsIcon', [
      field('shortlist', 'Shortlist', 'tags'),
      field('decidingDifferences', 'Differences that decide', 'textarea', {
        placeholder: 'By award criterion: difference, figure, source',
      }),
      field('negotiationGoals', 'Goals of the negotiation', 'textarea', {
        required: false,
        placeholder: 'Term, value wanted, value below which we walk away',
      }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Comparison Report', 'Very High'),
    artifact('Reference Call Notes', 'Very High'),
    artifact('Answers to Clarifications', 'High'),
    artifact('Decision and Risk Log', 'Normal'),
  ],
  initialRiskMitigations: [
    'Each shortlisted vendor has at least two reference calls on record',
    'The order of the shortlist is known when each weight moves by five points',
    'Answers to the clarifications are on file for each shortlisted vendor',
  ],
  riskMitigations: ['The risks of the preferred option have owners', 'Dissent is on record with its reasons'],
  aiAgents: [
    place('research-analyst', 'What the evidence says', {
      asks: 'The committee needs one comparison that it can trace, with its uncertainty. Combine the earlier phases’ results with the approved weights; use the weights as approved and do not mend them. Rate each finding by its sources. Where documents disagree, quote both and say which weighs more and why.',
      parts: {
        'Weighted total':
          'table with award criterion (functional fit, five-year total cost of ownership, implementation, technology, security, viability), weight, score by vendor on the shortlist and weighted score; totals with their terms, criteria without a score left open.',
        'Stability of the order':
          'order of the shortlist when each weight moves by five points, and which weight turns it first.',
        'Findings by confidence':
          'table with finding, sources, confidence (high, medium, low) and reason; the findings behind the input Differences that decide first.',
        Contradictions:
          'statements of vendor responses, reference calls, demonstrations, cost model and security questionnaire that cannot both be true, quoted side by side with the weightier one.',
        'Open evidence':
          'clarifications, reference calls and proofs without a result, what each could change, who supplies it and by when.',
      },
    }),
    place('erp-expert', 'Delivery risk', {
      asks: 'The choice turns on who can be trusted to deliver before support ends. Compute dates from the planned signature and each vendor’s own plan; do not rank by reputation. Compare what each plan assumes about our people with the people we have. Say what you know from the material and what from experience.',
      parts: {
        'Delivery plan by vendor':
          'table with waves, months after contract signature, computed last go-live, days left to the end of support, and team or partner; a negative number is shown as such.',
        'Assumptions about own people':
          'full-time equivalents or days that each vendor expects in design and testing against capacity on record; the gap by vendor.',
        'Delivery risks':
          'table by vendor with risk, rating, effect in weeks or money, early sign, measure and owner; a stop at cut-over longer than the limit, a partner that is new, a module with few live customers.',
        'Ranking by delivery': 'ordered list with the one reason for each place and what would change it.',
        'Mitigations to negotiate':
          'named key personnel, commitment in the contract with a right to leave, payment by milestone, support extension, vendors’ open clarifications; each linked to the input Goals of the negotiation.',
      },
    }),
    reviewing(
      'Check that the comparison uses the approved weights, the latest totals and the vendors’ own dates. Recompute weighted totals and last go-lives. Ask for a revision where a reference call is counted that has not been held, where low confidence is written as fact, or where the two contributors rank differently without saying so.',
      {
        'Stability claims':
          'each statement about the order under other weights, recomputed; those that do not hold.',
      },
    ),
    deciding(
      'Decide whether the steering committee can choose on this comparison. Look for an order that one unproven score decides, for risks without an owner and for dissent that was left out. Approve with conditions where one open proof can be had before the decision date.',
      'table with criterion, met or not, and evidence: weighted total traced, order stable or its turning point named, two reference calls for each vendor, delivery before the end of support, dissent recorded.',
    ),
  ],
})
