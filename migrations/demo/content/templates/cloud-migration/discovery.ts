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
    place('solution-architect', 'Estate and dependencies', {
      asks: 'The estate has to be known as it runs, not as it is listed. Group applications that belong together by their interfaces, data and batch jobs. Weigh observation above lists. Name dependencies that no list contains. Do not propose treatments yet.',
      parts: {
        'Groups of applications':
          'table with group, applications, servers, data in terabytes, owner; sums against the inputs Applications found and Servers found.',
        Interfaces:
          'table by technique with number, described and without a description; sums against the inputs Interfaces found and Of these without a description.',
        'Hidden dependencies': 'what observation showed and no list contains, with evidence and effect.',
        'Central applications': 'five on which most others wait, number of dependants and owner.',
        'Data classes':
          'data by confidentiality and place where it may be stored; applications without a class.',
      },
    }),
    place('plant-systems-expert', 'Plant systems', {
      asks: 'Production decides what may move. Say for each plant which systems a line needs minute by minute, what delay they tolerate and how long people can work by hand. Measured at the line before stated. Name what has to stay and why. Promise no window that the plant has not given.',
      parts: {
        'Systems by plant':
          'table with plant, system, line, delay tolerated in milliseconds, measured delay, hours of manual operation and owner.',
        'Manual operation':
          'what people do by hand, for how many hours, at what loss; when it was last tried.',
        'Systems that stay':
          'system, reason, protection around it and end date; controllers that cannot be patched.',
        'Plant windows': 'dates on which each plant can stop, for how many hours and who agreed.',
      },
    }),
    place('research-analyst', 'What is not known', {
      asks: 'The plan is only as good as what it does not know. Compare inventory, observation, contracts and interviews and list where they differ. Compute how complete the picture is. Close with the questions whose answers would change the plan most, each with a person.',
      parts: {
        'Differences between sources':
          'table with subject, value in each source, date and the weightier one with reason.',
        Completeness:
          'applications, interfaces and owners known against observed, as percentages with their terms; compared with the input Completeness of the picture.',
        'Observation period': 'from when to when, whether a month-end lies in it, systems not observed.',
        'Single knowledge':
          'systems that one person alone knows, who, how long they stay and planned hand-over.',
        'Questions that matter':
          'ten at most, ranked by effect on the plan, with who can answer and by when.',
      },
    }),
    reviewing(
      'Check that every application has an owner and that plant interfaces are listed with their delay. Recompute sums and completeness. Ask for a revision where a list is presented as complete although observation found more.',
      {
        'Inventory arithmetic':
          'applications, servers and interfaces as counted by each contributor against the inputs, with differences.',
      },
    ),
    deciding(
      'Decide whether enough is known to choose a treatment for each application. Reject the work if a month-end was not observed or if production systems were left out. Unknowns may stay if each has a person and a date.',
      'table with criterion, met or not, and evidence: owners by name, month-end observed, plant delays known, data classified, licences checked, unknowns owned.',
    ),
  ],
})
