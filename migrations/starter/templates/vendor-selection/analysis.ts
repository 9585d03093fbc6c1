import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const analysis = phase('analysis', 'Analysis', {
  description: 'Evaluate the answers: fit, cost, delivery and risk, on evidence.',
  durationDays: 35,
  requiredInputs: inputs([
    group('default', 'Evaluation', 'BalanceIcon', [
      field('offersReceived', 'Offers received', 'number', { min: 0 }),
      field('exclusions', 'Excluded, and why', 'textarea', {
        required: false,
        placeholder: 'Vendor, rule of the procedure, evidence',
      }),
      field('demoScripts', 'Demonstration scripts', 'file', { required: false }),
      field('scoringMethod', 'Scoring method', 'select', {
        options: ['Weighted points', 'Pairwise', 'Pass or fail'],
      }),
      field('weightOfCost', 'Weight of cost in percent', 'range', { min: 0, max: 100 }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Vendor Responses', 'Very High'),
    artifact('Security Questionnaire', 'High'),
    artifact('Cost Model', 'Very High'),
    artifact('Requirements Scoring', 'High'),
    artifact('Demonstration Scores', 'Normal'),
  ],
  initialRiskMitigations: [
    'All offers are priced on the same volumes and the same five years',
    'Each vendor has answered the security questionnaire and named its certificates',
    'Each vendor has answered every must-have requirement with one of the four codes',
  ],
  riskMitigations: [
    'Reference calls confirm what the offers promise',
    'Differences in the five-year total cost are explained line by line',
    'Each must-have requirement that is not met has a date in the offer or a way round it',
  ],
  aiAgents: [
    place('business-analyst', 'Functional fit', {
      asks: 'The committee wants to see which offer meets the requirements that decide, and how sure that is. Weigh a function shown in the standard above a promised release, and a self-assessment lower than both. Do not add up scores of different scales, and do not let a good average hide an unmet must-have.',
      parts: {
        'Must-have coverage':
          'table by vendor with standard, configuration, extension, not met and total; the share met without extension computed, and the distance to the exclusion rule.',
        'Weighted score by area':
          'table with area, number of requirements and score by vendor; weighted mean for each vendor with the number of requirements as weights, terms shown; whether the scores are provisional.',
        'Unmet requirements':
          'must-have requirements that a vendor does not meet (answer N), by number: what it states, the release or partner planned, consequence in daily work and way forward.',
        'Vendor profiles':
          'table with strengths, weaknesses and the assumption to be tested, one line for each vendor.',
        'Evidence still missing':
          'demonstrations, clarifications and reference calls that are open, with vendor, question, owner and due date.',
      },
    }),
    place('finance-expert', 'Cost', {
      asks: 'The committee must see what each offer costs over five years on equal terms, why they differ and what could turn the order. Compare with the approved range and with keeping the present landscape. No benefits unless a budget owner has signed for them; a price that is missing is an open line and not zero.',
      parts: {
        'Five-year total cost':
          'table by vendor with subscription for five years, each one-off cost line, contingency and total cost of ownership; every total with its terms.',
        'Distance to the approved range':
          'each total above or below the upper limit, and more or less than keeping the present landscape, as differences in money and percent.',
        'Cost drivers':
          'the three cost lines (subscription, implementation services, data migration, integration, training and change, backfill) that explain most of the difference between the dearest and the cheapest offer, in money and as a share of it.',
        'Price increases':
          'cap on annual increases by vendor and its effect over five years, calculation shown; what an uncapped increase of 5% a year adds.',
        Sensitivity:
          'total cost of ownership and order of the vendors when implementation services rise by 20%, when contingency is 15% instead of 10% of one-off cost and when go-live slips by six months; the value at which the order turns.',
        'Cost outside the offers':
          'support extension, backfill or internal days at the documented rate, rebuilding of database interfaces; amount with its terms, or the person who can supply it.',
      },
    }),
    place('security-expert', 'Security', {
      asks: 'The security lead must be able to say which findings block a signature and which can be closed by contract or configuration before go-live. Separate controls that were evidenced from statements. Compare service levels figure by figure with what is required. A region or certificate that is announced is not there.',
      parts: {
        'Ratings by domain':
          'table with green, amber and red by vendor, each counted; which amber ratings can be closed by contract and which by configuration.',
        Certificates:
          'ISO/IEC 27001, SOC 2 Type II and penetration test by vendor with validity or date; what would have expired before the planned go-live.',
        'Data location':
          'hosting, replicas and subprocessors by vendor against the input Data residency and the requirement on personal data; conflicts named.',
        'Service levels':
          'table with measure, required value and value by vendor for availability, recovery time, recovery point and restore test; shortfalls marked.',
        'Findings to be closed before signature':
          'by number and vendor, remedy, owner and date, and what happens if it is refused.',
      },
    }),
    reviewing(
      'Check the evaluation by recomputing it: must-have counts, weighted means, every five-year total and its distance to the range, the count of amber ratings. Ask for a revision where a self-assessment is reported as proof, where two contributors give different figures for the same vendor, or where an unmet must-have vanishes in an average.',
      {
        'Like with like':
          'whether all offers were compared on the same volumes, users, years and scope; each exception with its effect in money or points.',
      },
    ),
    deciding(
      'Decide whether a shortlist can be drawn from this evaluation. Look for a vendor kept or dropped without evidence, a total that cannot be added up and a finding that nobody has priced. Do not name a winner: that belongs to the recommendation.',
      'table with criterion, met or not, and evidence: exclusion rule applied alike, totals traced, security findings with remedy, provisional scores marked, open evidence owned and dated.',
    ),
  ],
})
