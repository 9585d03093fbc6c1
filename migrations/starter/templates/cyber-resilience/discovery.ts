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
    place('research-analyst', 'Register of evidence', {
      asks: 'Later judgements may rest only on what is registered here. List the evidence for each critical service, weigh measured above tested in part, tested above stated, recent above old. Quote figures exactly. Do not interpret gaps: list them, because they go to the interviews.',
      parts: {
        'Evidence by service':
          'table with service, subject (identity, backup, supplier, monitoring), document, what it shows, date and kind (measured, tested, stated).',
        'Coverage figures':
          'systems in the inventory against systems in scope, privileged accounts with a second factor, as percentages with their terms; compared with the inputs.',
        'Age of the evidence': 'items older than 12 months, by service, with age in months.',
        Contradictions:
          'figures or statements that differ between documents, inputs and interviews, quoted side by side.',
        'Gaps in the evidence': 'numbered; question, service, who can answer and by when.',
      },
    }),
    place('security-expert', 'Controls as found', {
      asks: 'The scenarios need to know which controls would really hold. Separate controls seen to work from controls on paper. Look above all for every way in which one stolen account could reach production and the backups. A certificate is not a test. Recommend nothing yet.',
      parts: {
        'Tested controls': 'table with control, how it was tested, date, result and evidence.',
        'Controls on paper':
          'policy, certificate or statement without a test, and what a test would have to show.',
        'Paths from one account':
          'numbered; account, steps, what is reached, and the control that should stop it.',
        'Supplier access':
          'table with supplier, access, second factor, how checked and last check; compared with the input How they are checked.',
        'Gaps in protection':
          'accounts, systems or networks without the control, as counts with their total.',
      },
    }),
    place('incident-response-expert', 'Ability to recover', {
      asks: 'The board will ask how long. Judge whether critical services could be rebuilt if production and its directory were lost together. Compare measured restore times with tolerated outages, in hours. What was never restored has no restore time. Name the people on whom recovery depends.',
      parts: {
        'Protection of backups':
          'table with copy, place, accounts that can delete it, isolation and last check; compared with the input Best protected copy.',
        'Measured restore times':
          'table with system, date, hours taken, hours tolerated and difference; the input Last restore of a critical system first.',
        'Untested restores': 'critical systems never restored as a whole, with the effort of a test.',
        'Dependencies in recovery':
          'directory, network, licences, suppliers and people needed first, and the step on which others wait.',
      },
    }),
    reviewing(
      'Check that every statement on a control names its evidence and date. Recompute coverage percentages and differences in hours. Ask for a revision where a certificate is taken as proof that a control works, or where a restore time is given without a test.',
      {
        'Evidence by kind':
          'share of claims that rest on measurements, tests and statements, and the claims that rest on statements alone.',
      },
    ),
    deciding(
      'Decide whether the evidence is complete enough to play scenarios against it. Reject it if backups, privileged accounts or critical suppliers have not been examined. An old piece of evidence can stand if it is marked and its renewal has a date.',
      'table with criterion, met or not, and evidence: inventory coverage, restore tested within 12 months, isolated copy, second factor for privileged accounts, suppliers examined, gaps owned.',
    ),
  ],
})
