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
    place('cloud-expert', 'Treatment by application', {
      asks: 'Every application gets one treatment and a reason. Prefer retiring over moving and moving over rebuilding unless the material says otherwise. Use observed load and users. Mark what hangs on a supplier, a licence or one person. Do not move what nobody uses.',
      parts: {
        'Treatment by application':
          'table with application or group, treatment (retired, kept, moved, adapted, rebuilt, replaced), rule that led to it, owner and dependency.',
        'Treatment counts':
          'number by treatment, sum against the inventory and the inputs Retired to Replaced; differences.',
        Exceptions: 'treatments against the rules, reason, cost over life and who accepted it.',
        'Kept on site': 'reason, end date and support contract of each.',
        'Trial result':
          'what the trial proved and did not, delay measured to the plant against tolerated, way back tried or not.',
      },
    }),
    place('security-expert', 'Access and protection', {
      asks: 'Nothing productive moves before the environment is accepted. Judge identities, network to the plants, keys, logs, backups and who could switch it all off, against the classification of data. Tested before configured, configured before designed. Name what must be shown first.',
      parts: {
        'Environment table':
          'identities, network to the plants, keys, logs, backup; each designed, built or tested, with evidence and date.',
        'Fit with data classes': 'class, place where it may be stored, where it would be, conflict.',
        'Power to switch off':
          'people and accounts that could delete or stop everything, and what hinders them.',
        'Conditions before the first move':
          'numbered; proof, owner and date; state of acceptance against the input State of the cloud environment.',
      },
    }),
    place('finance-expert', 'Cost after the move', {
      asks: 'The committee must see moving and staying over the same years. Estimate from measured load and the trial, parallel running included. Keep one-off apart from running cost. Show what turns the comparison. Do not book savings of servers that stay on.',
      parts: {
        'One-off cost':
          'table by line with parallel running, data transfer, licences, training, switching off; sum against the input One-off cost of the migration.',
        'Running cost':
          'table by line from measured load, sum a year against the input Running cost per year afterwards; what is estimated without measurement.',
        'Comparison with staying':
          'both over the same years, by year and in total, net present value with the rate, difference shown.',
        Sensitivity:
          'difference when load grows by a third, when the move takes a year longer and at the high end of the input Uncertainty of the estimate.',
        'Leading assumptions': 'three that move the cost most, value, source, effect in money.',
      },
    }),
    reviewing(
      'Check that treatments add up to the inventory, that the trial proves the hardest cases and that cost uses measured load. Recompute counts and totals. Ask for a revision where an application is moved although it has no users.',
      {
        'Hardest cases':
          'whether the trial held a plant interface and a large database, and the way back, with evidence.',
      },
    ),
    deciding(
      'Decide whether treatments can be planned in waves. Reject the work if the trial avoided the plant interface or if no way back was tried. A treatment that hangs on a licence is a condition with a date.',
      'table with criterion, met or not, and evidence: one treatment for each application, trial with plant interface, way back tried, cost from measured load, environment accepted.',
    ),
  ],
})
