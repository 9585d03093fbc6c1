import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const discovery = phase('discovery', 'Discovery', {
  description:
    'Find every application, interface, batch job and data store, and the people who know how they work. Observe; do not rely on lists alone.',
  durationDays: 42,
  requiredInputs: inputs([
    group('default', 'Estate', 'StorageIcon', [
      field('applications', 'Applications found', 'number', { min: 0 }),
      field('servers', 'Servers found', 'number', { min: 0 }),
      field('dataVolume', 'Data, in terabytes', 'number', { min: 0 }),
      field('method', 'How it was found out', 'select', {
        options: [
          'Observed on servers and network',
          'Observed on the network',
          'Lists and interviews',
          'Lists, confirmed by observation',
        ],
      }),
      field('observedFrom', 'Observed from', 'date', {
        description: 'Four weeks or more, so that a month-end is in it.',
      }),
      field('inventory', 'Application inventory', 'file', { required: false }),
    ]),
    group('interfaces', 'Interfaces', 'CableIcon', [
      field('interfaces', 'Interfaces found', 'number', { min: 0 }),
      field('undescribed', 'Of these without a description', 'number', { min: 0 }),
      field('protocols', 'How they work', 'multi-select', {
        options: [
          'Web service',
          'File transfer',
          'Database link',
          'Message queue',
          'EDI',
          'OPC UA',
          'Screen scraping',
        ],
      }),
    ]),
    group('plants', 'Plant systems', 'FactoryIcon', [
      field('plantSystems', 'Systems that production depends on', 'tags'),
      field('toleratedDelay', 'Longest tolerated delay (ms)', 'number', {
        min: 0,
        description: 'Of messages between plants and central systems.',
      }),
    ]),
    group('stakeholders', 'Knowledge', 'PsychologyIcon', [
      field('keyPeople', 'People who know the oldest systems', 'stakeholders'),
      field('confidence', 'Completeness of the picture, in percent', 'range', { min: 0, max: 100 }),
      field('unknowns', 'What nobody knows yet', 'textarea', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Application Inventory', 'Very High'),
    artifact('Interface Catalogue', 'Very High'),
    artifact('Data Classification', 'High'),
    artifact('Dependency Map', 'High'),
    artifact('Licence Inventory', 'Normal'),
    artifact('Support Contracts', 'Low'),
  ],
  initialRiskMitigations: [
    'Every application in the inventory has an owner by name',
    'Traffic was observed over at least one month-end',
    'Interfaces between plants and central systems are listed with the delay that they tolerate',
    'Data is classified by confidentiality and by where it may be stored',
    'Licences that may not be used in a public cloud are identified',
  ],
  riskMitigations: [
    'Applications without users in the observed weeks are on a list to be switched off',
    'For each system that only one person knows, a hand-over is planned',
    'Each interface without a description has somebody who will write it by a date',
  ],
  aiAgents: [
    place('solution-architect', 'Estate and dependencies', [
      'Describe the estate in groups of applications that belong together, with their interfaces, data and batch jobs. Name the dependencies that observation showed and that no list contains. Point out the five applications on which most others wait.',
      'Groups of applications; interfaces; hidden dependencies; central applications.',
    ]),
    place('plant-systems-expert', 'Plant systems', [
      'Say for each plant which systems production needs minute by minute, which delay they tolerate and how long the plant can run by hand. Name machines whose controllers cannot be patched or moved. Say what has to stay on site and why.',
      'Systems by plant; tolerated delay; manual operation; systems that stay.',
    ]),
    place('research-analyst', 'What is not known', [
      'Compare inventory, observation, contracts and interviews, and list where they differ. Weigh observation over lists and say how complete the picture is. Close with the ten questions whose answers would change the plan most.',
      'Differences between sources; completeness; questions that matter.',
    ]),
    reviewing(
      'Check that every application has an owner and that plant interfaces are listed with their delay. Ask for a revision where a list is presented as complete although observation found more.',
    ),
    deciding(
      'Decide whether enough is known to choose a treatment for each application. Reject the work if a month-end was not observed or if production systems were left out.',
    ),
  ],
})
