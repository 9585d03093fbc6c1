import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const synthesis = phase('synthesis', 'Synthesis', {
  description:
    'Combine treatments, dependencies and freezes into waves that can be carried out and, if need be, taken back.',
  durationDays: 21,
  requiredInputs: inputs([
    group('default', 'Waves', 'ViewTimelineIcon', [
      field('waves', 'Number of waves', 'number', { min: 1, max: 50 }),
      field('firstWave', 'Applications of the first wave', 'tags'),
      field('lastWaveEnd', 'End of the last wave', 'date'),
      field('cutOverHours', 'Longest cut-over, in hours', 'number', { min: 0 }),
      field('wavePlan', 'Wave plan', 'file', { required: false }),
    ]),
    group('data', 'Data', 'StorageIcon', [
      field('transfer', 'How data is transferred', 'multi-select', {
        options: ['Replication while running', 'Copy over the network', 'Transfer device', 'Archive only'],
      }),
      field('reconciliation', 'How source and target are compared', 'textarea'),
    ]),
    group('operation', 'Operation afterwards', 'SupportAgentIcon', [
      field('operatedBy', 'Operated by', 'select', {
        options: ['Own team', 'Service provider', 'Own team with a provider on call'],
      }),
      field('operationLead', 'Operations lead', 'stakeholders'),
      field('skillsMissing', 'Skills that are missing', 'tags', { required: false }),
      field('runbookCoverage', 'Procedures written and tried, in percent', 'range', { min: 0, max: 100 }),
      field('trainingBudget', 'Budget for training', 'currency', {
        required: false,
        currency: 'GBP',
        min: 0,
      }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Migration Wave Plan', 'Very High'),
    artifact('Cut-over Runbook', 'Very High'),
    artifact('Data Reconciliation Plan', 'High'),
    artifact('Operations Handbook', 'High'),
    artifact('Training Plan', 'Low'),
  ],
  initialRiskMitigations: [
    'Applications that exchange data within seconds move in the same wave, or their interface was tested across both estates',
    'No wave touches a plant during a period without changes',
    'Each cut-over has a rehearsed way back and a latest time for deciding on it',
    'After each transfer source and target are compared by count and by total',
  ],
  riskMitigations: [
    'The people needed for each wave have confirmed that they are free',
    'Monitoring, backup and restore work in the target before the first productive cut-over',
    'Parallel running has an end date for each application',
  ],
  aiAgents: [
    place('program-manager', 'Wave plan', [
      'Arrange the applications in waves by dependency, risk, freezes and people. Begin with a wave that proves the way and hurts nobody if it fails. Name for each wave the condition that would stop it and what the next wave would then do.',
      'Waves; order; conditions to stop; capacity.',
    ]),
    place('solution-architect', 'Interfaces and data on the way', [
      'Describe for each wave which interfaces cross from the old to the new estate, for how long and how they are secured. Say how data is transferred, compared and signed off. Point out where two systems would both believe that they hold the truth.',
      'Interfaces across estates; transfer; comparison; owner of the data.',
    ]),
    place('cloud-expert', 'Operation afterwards', [
      'Set out who runs the new estate: monitoring, on call, patches, cost control, restore. Compare the skills needed with those available. Say what must work on the first day and what can follow within a quarter.',
      'Duties in operation; skills; readiness on the first day; cost control.',
    ]),
    reviewing(
      'Check that each application of the treatment plan is in one wave, that no wave falls into a freeze and that each has a way back. Ask for a revision where a cut-over is longer than the outage that production tolerates.',
    ),
    deciding(
      'Decide whether the first wave could start with this plan. Reject it if nobody has confirmed capacity or if the way back was only described.',
    ),
  ],
})
