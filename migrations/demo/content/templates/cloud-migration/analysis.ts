import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

const count = (name: string, label: string, description: string) =>
  field(name, label, 'number', { min: 0, description })

export const analysis = phase('analysis', 'Analysis', {
  description:
    'Choose for each application whether it is retired, kept, moved, adapted, rebuilt or replaced, and prove the hardest cases with a trial.',
  durationDays: 35,
  requiredInputs: inputs([
    group('default', 'Treatment of applications', 'AltRouteIcon', [
      count('retired', 'Retired', 'Switched off; data archived where it must be kept.'),
      count('kept', 'Kept on site', 'With a reason and an end date.'),
      count('moved', 'Moved as they are', 'The same software on rented servers.'),
      count('adapted', 'Adapted', 'Moved to managed databases or containers.'),
      count('rebuilt', 'Rebuilt', 'Written anew for the cloud.'),
      count('replaced', 'Replaced', 'By a product that others run.'),
      field('treatmentRules', 'Rules by which this was decided', 'textarea'),
    ]),
    group('trial', 'Trial migration', 'ScienceIcon', [
      field('trialApplications', 'Applications in the trial', 'tags'),
      field('trialEnd', 'End of the trial', 'date'),
      field('measuredDelay', 'Delay measured to the plant (ms)', 'number', { min: 0 }),
      field('trialReport', 'Report on the trial', 'file', { required: false }),
    ]),
    group('cost', 'Cost', 'CalculateIcon', [
      field('migrationCost', 'One-off cost of the migration', 'currency', { currency: 'GBP', min: 0 }),
      field('runningCost', 'Running cost per year afterwards', 'currency', { currency: 'GBP', min: 0 }),
      field('costUncertainty', 'Uncertainty of the estimate, in percent', 'range', { min: 0, max: 100 }),
    ]),
    group('environment', 'Cloud environment', 'CloudQueueIcon', [
      field('environmentState', 'State of the cloud environment', 'select', {
        options: ['Not begun', 'Designed', 'Built', 'Accepted by the security lead'],
      }),
      field('acceptedBy', 'Accepted by', 'stakeholders', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Treatment Plan', 'Very High'),
    artifact('Trial Migration Report', 'Very High'),
    artifact('Cloud Cost Model', 'High'),
    artifact('Cloud Security Concept', 'High'),
    artifact('Licence Assessment', 'Normal'),
  ],
  initialRiskMitigations: [
    'Every application has exactly one treatment and a reason for it',
    'The trial includes an application with a plant interface and one with a large database',
    'Running cost is estimated from measured load, not from the size of the present servers',
    'The security lead has accepted the cloud environment in writing',
  ],
  riskMitigations: [
    'For each application in the trial the way back was tried',
    'Applications that stay on site have a reason, an end date and a support contract',
    'The three assumptions that move the cost most are named with their effect',
  ],
  aiAgents: [
    place('cloud-expert', 'Treatment by application', [
      'Propose a treatment for each application or group, with the rule that led to it. Prefer retiring over moving and moving over rebuilding unless the material gives a reason. Mark treatments that depend on a supplier, a licence or one person.',
      'Treatment by application; rules; exceptions; dependencies.',
    ]),
    place('security-expert', 'Access and protection', [
      'Judge the cloud environment: identities, network to the plants, keys, logs, backups and who could switch it all off. Compare with the classification of the data. Name what must be shown before the first productive application moves.',
      'Identities; network to the plants; data protection; conditions before the first move.',
    ]),
    place('finance-expert', 'Cost after the move', [
      'Estimate one-off and running cost from the measured load and the trial, parallel running included. Compare with the cost of staying over the same years. Show what happens when load grows by a third and when the move takes a year longer.',
      'One-off cost; running cost; comparison with staying; sensitivity.',
    ]),
    reviewing(
      'Check that treatments add up to the inventory, that the trial proves the hardest cases and that cost uses measured load. Ask for a revision where an application is moved although it has no users.',
    ),
    deciding(
      'Decide whether the treatments can be planned in waves. Reject the work if the trial avoided the plant interface or if no way back was tried.',
    ),
  ],
})
