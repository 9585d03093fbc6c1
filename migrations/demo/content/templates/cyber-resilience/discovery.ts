import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const discovery = phase('discovery', 'Discovery', {
  description:
    'Collect evidence on assets, identities, suppliers, backups and past incidents, so that later judgements rest on records and not on opinions.',
  durationDays: 21,
  requiredInputs: inputs([
    group('default', 'Assets and identities', 'Inventory2Icon', [
      field('assetCount', 'Systems in the asset inventory', 'number', { min: 0 }),
      field('inventoryCoverage', 'Systems in scope covered by the inventory, in percent', 'range', {
        min: 0,
        max: 100,
      }),
      field('privilegedAccounts', 'Privileged accounts', 'number', { min: 0 }),
      field('secondFactorCoverage', 'Privileged accounts with a second factor, in percent', 'range', {
        min: 0,
        max: 100,
      }),
    ]),
    group('recovery', 'Backup and recovery', 'RestoreIcon', [
      field('lastRestoreTest', 'Last restore of a critical system', 'date', {
        description: 'In a test: a whole system with its data, not single files.',
      }),
      field('restoredSystem', 'System that was restored', 'text'),
      field('restoreHours', 'Hours that this restore took', 'number', { min: 0 }),
      field('backupIsolation', 'Best protected copy', 'select', {
        options: [
          'Offline',
          'Online, cannot be changed or deleted',
          'Online, under separate accounts',
          'Online, under the accounts of production',
        ],
      }),
    ]),
    group('suppliers', 'Suppliers', 'HandshakeIcon', [
      field('criticalSuppliers', 'Suppliers that a critical service depends on', 'tags'),
      field('supplierAssurance', 'How they are checked', 'multi-select', {
        options: ['Own audits', 'Independent audit reports', 'Certificates', 'Self-assessment', 'Not at all'],
      }),
    ]),
    group('evidence', 'Incidents and tests', 'FolderOpenIcon', [
      field('incidents', 'Security incidents, last 12 months', 'number', { min: 0 }),
      field('incidentNotes', 'What the worst of them showed', 'textarea', { required: false }),
      field('penetrationTest', 'Latest penetration test', 'file', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Asset Inventory', 'Very High'),
    artifact('Restore Test Report', 'Very High'),
    artifact('Penetration Test Report', 'High'),
    artifact('Supplier Register', 'High'),
    artifact('Incident Log', 'Normal'),
    artifact('Network Diagram', 'Normal'),
    artifact('Awareness Training Results', 'Very Low'),
  ],
  initialRiskMitigations: [
    'The asset inventory covers at least 90 percent of the systems in scope',
    'A critical system was restored in a test within the last 12 months',
    'One copy of the backups cannot be deleted with the accounts of production',
    'All privileged accounts sign in with a second factor',
    'Critical suppliers are listed with the services that depend on them',
  ],
  riskMitigations: [
    'Each critical service is traced to its systems, identities and suppliers',
    'Evidence older than 12 months is marked as such',
    'Each gap in the evidence has an owner and a date',
  ],
  aiAgents: [
    place('research-analyst', 'Register of evidence', [
      'List the evidence for each critical service: what it shows, how old it is, and whether it was measured, tested or only stated. Quote figures exactly. Close with the questions for which there is no evidence at all, because they go to the interviews.',
      'Evidence by service; age of the evidence; contradictions; gaps.',
    ]),
    place('security-expert', 'Controls as found', [
      'Describe how identity, network, endpoints, monitoring and suppliers are protected today. Separate controls that were seen to work from controls that exist on paper. Name every way by which one stolen account could reach production and the backups.',
      'Tested controls; controls on paper; paths from one account; supplier access.',
    ]),
    place('incident-response-expert', 'Ability to recover', [
      'Judge whether the critical services could be rebuilt if production and its directory were lost together. Compare the measured restore times with the tolerated outages. Name what has never been restored in a test.',
      'Protection of backups; measured restore times; untested restores; dependencies in recovery.',
    ]),
    reviewing(
      'Check that every statement on a control names its evidence and the date of that evidence. Ask for a revision where a certificate is taken as proof that a control works, or where a restore time is given without a test.',
    ),
    deciding(
      'Decide whether the evidence is complete enough to play scenarios against it. Reject it if backups, privileged accounts or critical suppliers have not been examined.',
    ),
  ],
})
