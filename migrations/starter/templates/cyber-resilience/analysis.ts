import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

const maturity = (name: string, label: string) => field(name, label, 'range', { min: 0, max: 5 })

export const analysis = phase('analysis', 'Analysis', {
  description:
    'Play the scenarios that would hurt most against the controls as found, and estimate how long the business would stand still and what it would cost.',
  durationDays: 18,
  requiredInputs: inputs([
    group('default', 'Scenarios', 'CrisisAlertIcon', [
      field('scenarios', 'Scenarios analysed', 'multi-select', {
        options: [
          'Ransomware across the directory',
          'Attack through a critical supplier',
          'Theft of customer or patient data',
          'Misuse by an administrator',
          'Loss of the cloud tenant',
          'Attack on production control',
          'Payment fraud by e-mail',
        ],
      }),
      field('worstScenario', 'Scenario that would hurt most, and why', 'textarea'),
      field('expectedOutageHours', 'Expected standstill (hours)', 'number', {
        min: 0,
        description: 'In that scenario.',
      }),
      field('expectedLoss', 'Expected loss in that scenario', 'currency', { currency: 'EUR', min: 0 }),
    ]),
    {
      ...group('maturity', 'Maturity of controls', 'SpeedIcon', [
        maturity('govern', 'Govern'),
        maturity('identify', 'Identify'),
        maturity('protect', 'Protect'),
        maturity('detect', 'Detect'),
        maturity('respond', 'Respond'),
        maturity('recover', 'Recover'),
      ]),
      description:
        'The six functions of the NIST Cybersecurity Framework: 0 absent, 5 measured and improved.',
    },
    group('exercise', 'Crisis exercise', 'ForumIcon', [
      field('exerciseDate', 'Date of the exercise', 'date'),
      field('participants', 'Participants', 'stakeholders'),
      field('hoursToIsolate', 'Hours until the decision to isolate', 'number', {
        required: false,
        min: 0,
      }),
      field('exerciseFindings', 'What the exercise showed', 'textarea'),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Scenario Analysis', 'Very High'),
    artifact('Business Impact Analysis', 'Very High'),
    artifact('Incident Response Plan', 'High'),
    artifact('Crisis Exercise Report', 'High'),
    artifact('Control Maturity Scores', 'Normal'),
  ],
  initialRiskMitigations: [
    'At least three scenarios are analysed, one of them with a supplier as the way in',
    'Maturity scores rest on evidence seen, not on interviews alone',
    'The crisis team has exercised the scenario that would hurt most',
    'The estimate of the loss states its assumptions',
  ],
  riskMitigations: [
    'For each scenario the first control that fails is named',
    'The order in which systems are recovered is agreed with the process owners',
    'The incident response plan says who may disconnect systems outside office hours',
    'The expected standstill is compared with the tolerated outage of each service',
  ],
  aiAgents: [
    place('security-expert', 'Attack paths', {
      asks: 'The board must see how an attack would run here, not in general. Walk through each scenario from way in to effect against the evidence of the discovery. Stop at the first control that fails and explain what follows. Do not assume a control works because it is bought.',
      parts: {
        'Steps of each scenario':
          'table with step, control that should stop or reveal it, evidence, and holds, fails or unknown; one table for each of the input Scenarios analysed.',
        'Failing controls': 'first control that fails in each scenario, why, and scenarios that share it.',
        'Time to detection':
          'hours until noticed, by whom and on what evidence; the exercise and own incidents first.',
        'Maturity of controls':
          'scores from 0 to 5 for the six functions as entered, evidence for each and scores that the scenarios contradict.',
        Confidence: 'what would have to be tested to be sure, ranked by effect on the result.',
      },
    }),
    place('incident-response-expert', 'Time to recover', {
      asks: 'The decision turns on the hours of standstill. Estimate them from measured restore times and people available, step by step. Do not let two steps use the same people at once. Compare with the tolerated outage and with what the crisis exercise showed.',
      parts: {
        'Standstill by service':
          'table with scenario, service, hours to notice, decide, isolate, rebuild and restore, total with its terms; the input Expected standstill beside it.',
        'Difference to the tolerated outage': 'hours above or below for each service, largest first.',
        'Order of recovery': 'sequence with prerequisites, people and hours; who agreed to it.',
        Bottleneck: 'the step on which everything waits, why, and hours gained if it were removed.',
        'Exercise findings':
          'decisions, hours until the decision to isolate, and what the plan did not cover; owner for each.',
      },
    }),
    place('finance-expert', 'Loss by scenario', {
      asks: 'Budget follows loss, so the range has to be honest. Build each loss from standstill hours and money on record, line by line. Give low and high, never a single figure. Say what insurance pays and on which conditions. A line without a source stays open.',
      parts: {
        'Loss by scenario':
          'table with lost margin, restoration, contractual penalties, claims of third parties, total low and high; hours times margin an hour shown.',
        Assumptions: 'each with value, source or owner and how far it moves the total.',
        'Insured part':
          'cover, excess, waiting time, exclusions and duties that must be kept; loss that remains.',
        Sensitivity:
          'total when the standstill doubles and when the largest line is wrong by half; comparison with the input Largest tolerated single loss.',
      },
    }),
    reviewing(
      'Check that scenarios use the evidence of the discovery and that standstill and loss rest on the same hours. Recompute totals. Ask for a revision where a control is assumed to work without a test, or where a loss has no range.',
      {
        'Shared assumptions':
          'hours, people and margins used by more than one contributor, and where they differ.',
      },
    ),
    deciding(
      'Decide whether the scenarios are strong enough to rank risks by. Reject the work if the standstill of a critical service is unknown or contradicts the restore tests. Do not ask for more scenarios: ask for better evidence in the one that hurts most.',
      'table with criterion, met or not, and evidence: three scenarios with one through a supplier, first failing control named, standstill from measured times, loss as a range, exercise evaluated.',
    ),
  ],
})
