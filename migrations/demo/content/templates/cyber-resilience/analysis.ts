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
    place('security-expert', 'Attack paths', [
      'Walk through each scenario step by step: way in, spread, effect. At each step name the control that should stop or reveal it and say from the evidence whether it would. Stop at the first control that fails and explain what follows.',
      'Steps of each scenario; failing controls; time to detection; confidence.',
    ]),
    place('incident-response-expert', 'Time to recover', [
      'Estimate for each scenario how long the critical services would stand still, from the measured restore times and the people available. Give the order of recovery and the step on which everything waits. Compare with the tolerated outage and name the difference in hours.',
      'Standstill by service; order of recovery; bottleneck; difference to the tolerated outage.',
    ]),
    place('finance-expert', 'Loss by scenario', [
      'Estimate the loss of each scenario as a range: lost margin, restoration, contractual penalties, claims of third parties. Say which part the insurance would pay and under which conditions. Show how the range moves when the standstill doubles.',
      'Loss by scenario; assumptions; insured part; sensitivity.',
    ]),
    reviewing(
      'Check that the scenarios use the evidence of the previous phase and that standstill and loss rest on the same assumptions. Ask for a revision where a control is assumed to work without a test, or where a loss has no range.',
    ),
    deciding(
      'Decide whether the scenarios are strong enough to rank risks by. Reject the work if the standstill of a critical service is unknown or contradicts the restore tests.',
    ),
  ],
})
