import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const recommendation = phase('recommendation', 'Recommendation', {
  description: 'Recommend one vendor, with terms, plan and the risks that remain.',
  durationDays: 14,
  requiredInputs: inputs([
    group('default', 'Recommendation', 'TaskAltIcon', [
      field('recommendedVendor', 'Recommended vendor', 'text'),
      field('contractValue', 'Contract value, five years', 'currency', { currency: 'GBP', min: 0 }),
      field('signatureDate', 'Planned signature', 'date'),
      field('conditions', 'Conditions', 'textarea', {
        required: false,
        placeholder: 'What must be true, by when, who answers for it',
      }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Recommendation Paper', 'Very High'),
    artifact('Draft Contract', 'Very High'),
    artifact('Cost Model', 'High'),
    artifact('Decision and Risk Log', 'Normal'),
  ],
  initialRiskMitigations: [
    'The recommended offer stays within the approved range, or the board has decided',
    'Named people of the vendor are part of the contract',
    'Every finding to be closed before signature has a remedy that the vendor has accepted',
  ],
  riskMitigations: [
    'Exit and data return are agreed in the contract',
    'Price increases are capped, also after renewal',
    'The option for a support extension is decided before it can no longer be bought',
  ],
  aiAgents: [
    place('business-analyst', 'Recommendation', {
      asks: 'Write the decision paper that the steering committee signs and that somebody who was not in the room can defend. One recommendation, no second in disguise. Give the reasons that decide, in order, and the strongest argument against. Use the earlier phases’ results and name what stayed open. Promise no benefit that nobody has signed for.',
      parts: {
        'Decision requested':
          'one paragraph with vendor, product, sites, five-year total cost of ownership against the approved range, planned contract signature and conditions; from the inputs Recommended vendor, Contract value and Planned signature.',
        'Reasons that decide':
          'three to five, ranked, each with its figure, source and the award criterion it belongs to.',
        'Case against':
          'the runner-up’s best argument, dissent with names, and why the recommendation stands all the same.',
        'Cost against the range':
          'table with contract value, total of the cost model, approved range, contingency and cost of the present landscape; differences with their terms.',
        Conditions:
          'numbered; clarifications to be answered, findings to be closed before signature and actions still due, with evidence, owner and date, and what is done if one fails.',
      },
    }),
    place('program-manager', 'Road to signature', {
      asks: 'The sponsor must see the steps from the decision to a signed contract and through the first ninety days. Work back from the planned signature and from the end of support. Every step has one owner who has agreed. Negotiated is not agreed and agreed is not signed: give the state of each term.',
      parts: {
        'Steps to signature':
          'dated list with owner and result from the steering committee to contract signature, with the days between steps and the slack.',
        'Contract terms':
          'table with term, wanted, state (open, offered, agreed) and source: cap on annual price increases, performance figures with a right to terminate, named key personnel, audit rights, return of all data at the end.',
        'First ninety days':
          'table with week, result, owner and days needed; data cleansing and data owners before design.',
        'Risks carried over':
          'table with risk, rating, measure, owner and date, from the risk log and the earlier phases; which have no owner.',
        Fallback:
          'what is done if signature or the last wave slips, with last date to buy a support extension, its price and who decides.',
      },
    }),
    reviewing(
      'Check the paper against the comparison it rests on: same vendor, same total, same conditions, same dates. Recompute the distance to the range and the days to signature and to the end of support. Ask for a revision where a term is called agreed without a source, where a reason has no figure, or where a condition names nobody.',
      {
        'Continuity with earlier phases':
          'findings, conditions and open points of the evaluation that the paper answers, and those that it leaves out.',
      },
    ),
    deciding(
      'Decide whether the steering committee can sign this paper and defend it. Reject it if the total lies above the range without a decision of the board, if an unmet must-have is not mentioned, or if a condition has no owner and date. Do not reopen the weights.',
      'table with criterion, met or not, and evidence: one recommendation, range kept or exception decided, conditions owned, contract terms with their state, remaining risks accepted by name.',
    ),
  ],
})
