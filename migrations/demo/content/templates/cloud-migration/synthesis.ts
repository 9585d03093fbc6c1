import {
  artifact,
  deciding,
  field,
  group,
  inputs,
  phase,
  place,
  reviewing,
} from '../../../../starter/templates/builders.ts'

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
    place('program-manager', 'Wave plan', {
      asks: 'Waves must be feasible and reversible. Order by dependency, risk, freezes and people. Begin with a wave that proves the way and hurts nobody if it fails. Name what stops each wave. Do not fill a wave to its brim; show slack in days.',
      parts: {
        Waves:
          'table with wave, applications, number, plants, start, end, cut-over hours and owner; number summed to the treatment plan.',
        Order: 'reason for each place, dependencies kept together and interfaces that cross.',
        'Freeze check':
          'each wave against periods without changes and plant windows; days of distance; collisions.',
        'Conditions to stop':
          'for each wave, figure or event, latest time, who decides and what the next wave does.',
        Capacity:
          'people by wave needed and confirmed; days between the input End of the last wave and the date that cannot move.',
      },
    }),
    place('solution-architect', 'Interfaces and data on the way', {
      asks: 'While two estates run, data can go wrong twice. Describe for each wave which interfaces cross, for how long and how they are secured, and how data is transferred, compared and signed off. Point out where two systems would both believe that they hold the truth.',
      parts: {
        'Interfaces across estates':
          'table with wave, interface, technique, delay tolerated, days in use, protection and test.',
        'Data transfer':
          'table with wave, data in terabytes, way, hours computed from volume and rate, against the cut-over window.',
        'Data comparison':
          'counts and totals compared, tolerance, who signs; from the input How source and target are compared.',
        'Owner of the data':
          'records with two masters in any wave, which one holds the truth and how the other is locked.',
      },
    }),
    place('cloud-expert', 'Operation afterwards', {
      asks: 'The new estate must be run from the first day. Set out who monitors, who is called, who patches, who watches cost and who restores. Compare skills needed with those on record. Say what can follow within a quarter. A procedure that was not tried is a draft.',
      parts: {
        'Duties in operation':
          'table with duty, accountable role, hours covered, tool and person or provider; duties without one.',
        Skills:
          'needed against available by number, gap, how closed and by when; training cost against the input Budget for training.',
        'First-day readiness':
          'procedures written and tried, share computed against the input Procedures written and tried; what must work and what can follow.',
        'Restore proof': 'systems restored in the target, date, hours; those not yet.',
        'Cost control': 'who sees spend daily, alarm at which figure, who switches off.',
      },
    }),
    reviewing(
      'Check that each application of the treatment plan is in one wave, that no wave falls into a freeze and that each has a way back. Recompute transfer hours and sums. Ask for a revision where a cut-over is longer than the outage that production tolerates.',
      {
        'Cut-over against tolerated outage':
          'each wave’s hours, the plant’s limit, the difference and the rehearsed way back with its date.',
      },
    ),
    deciding(
      'Decide whether the first wave could start with this plan. Reject it if nobody has confirmed capacity or if the way back was only described. Later waves may stay coarse.',
      'table with criterion, met or not, and evidence: waves add up, no freeze touched, way back rehearsed, capacity confirmed, restore proven in the target.',
    ),
  ],
})
