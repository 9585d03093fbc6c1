import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const discovery = phase('discovery', 'Discovery', {
  description: 'Turn needs into requirements that can be tested, and find the vendors worth asking.',
  durationDays: 63,
  requiredInputs: inputs([
    group('default', 'Requirements', 'ChecklistIcon', [
      field('requirementCount', 'Number of requirements', 'number', { min: 1 }),
      field('mustHaveCount', 'Of these must-have', 'number', { min: 0 }),
      field('requirementAreas', 'Requirement areas', 'multi-select', {
        options: [
          'Finance',
          'Manufacturing and planning',
          'Supply chain and inventory',
          'Sales and service',
          'Quality and traceability',
          'Integration and data',
          'Security and technology',
        ],
      }),
      field('criticalRequirements', 'Requirements of special weight', 'textarea', {
        placeholder: 'Ten at most: number, requirement, acceptance criterion, owner',
      }),
    ]),
    group('market', 'Market', 'StorefrontIcon', [
      field('invitedVendors', 'Invited vendors', 'tags'),
      field('rfpDocument', 'Request for proposal', 'file', { required: false }),
      field('answersDue', 'Answers due', 'date'),
      field('procedure', 'Procedure', 'select', {
        options: ['Open request', 'Invited vendors', 'Direct negotiation'],
      }),
    ]),
    group('stakeholders', 'Stakeholders', 'GroupsIcon', [
      field('processOwners', 'Process owners', 'stakeholders', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('RFP Requirements', 'Very High'),
    artifact('Data Migration Assessment', 'High'),
    artifact('Requirements Scoring', 'Normal'),
    artifact('Stakeholder Interview Notes', 'Normal'),
  ],
  initialRiskMitigations: [
    'Every must-have requirement has a named owner and an acceptance criterion',
    'The weights of the award criteria were approved by the steering committee before the opening of the offers',
    'Volume and quality of the data to be migrated were assessed for each legacy source',
    'There is a list of the interfaces between the present systems and their surroundings',
  ],
  riskMitigations: [
    'At least three vendors have answered',
    'Requirements that no vendor meets have a way forward',
    'Workshops and demonstrations lie outside quarter-end weeks',
  ],
  aiAgents: [
    place('business-analyst', 'Requirements that decide', {
      asks: 'The request to vendors must separate the few requirements that decide from the many that do not. Weigh owner and acceptance criterion above eloquence: a must-have without both is a wish. Compare the counts in the inputs with the request for proposal and say where they differ. Do not judge vendors here.',
      parts: {
        'Deciding requirements':
          'table of ten at most with number, requirement, acceptance criterion, owner and why it decides; taken from the input Requirements of special weight and the must-have requirements of special weight in the request for proposal.',
        'Requirements by area':
          'table with must, should, could, total and owner; sums recomputed and compared with the inputs Number of requirements and Of these must-have.',
        'Award criteria':
          'table with criterion, weight and evidence; the sum of the weights, who approved them and when, and the rule for exclusion of a vendor.',
        'Gaps in the requirements':
          'what the people interviewed ask for, insist on or doubt that no requirement covers, and requirements without an owner or a measurable acceptance criterion; who can close each.',
      },
    }),
    place('erp-expert', 'Data and migration', {
      asks: 'The committee must know what migration will take before it believes any vendor’s plan. Use measured error rates and person-days; an estimate without a data owner counts as a lower bound. Leave out features. Mark what you add from experience, and say what would change the estimate most.',
      parts: {
        'Volumes to migrate':
          'table by object and legacy source with records held, records to migrate and the share computed; what stays in the archive.',
        'Data quality':
          'table with rule, value by site and target for the load; the three rules furthest from their target and what they would break in planning.',
        'Migration effort':
          'person-days by kind of work, own days and partner days, with sums and the ratio between them; own days at the documented day rate as money.',
        'Data owners':
          'by site, the name or that it is open, who has to name one, by when, and what a delay costs.',
        'Migration risks':
          'table with risk, effect, measure, owner and date; whether cut-over fits the longest production stop.',
      },
    }),
    place('solution-architect', 'Integration', {
      asks: 'Vendors should have to prove integration in the demonstrations and not only promise it. Begin with interfaces that touch production and with those that read or write the database directly. Give each proof a pass mark that a process owner can see. Name what nobody has described yet and who can describe it.',
      parts: {
        'Interfaces to be served':
          'table by system that stays, with technique today, number and the technique required (documented API); totals recomputed.',
        'Database interfaces':
          'which ones read or write the database directly, who describes them and by when, and how each vendor is to price and map them to API calls.',
        'Proofs for the demonstrations':
          'table with must-have requirement, what is shown in the scripted demonstrations, volumes used and acceptance criterion in seconds or minutes; proof of integration with the manufacturing execution system first.',
        'Integration risks': 'the three that would hurt most, the earliest sign of each, measure and owner.',
      },
    }),
    place('program-manager', 'Procedure', {
      asks: 'The timetable has to hold with the people there are. Compare the days that demonstrations, reference calls and cleansing take with the days on which key users are free. Do not ask for more people in general: name role, week and shortfall, and propose the smallest change.',
      parts: {
        Timetable:
          'dated list from the issue of the request for proposal through answers due, demonstrations and reference calls to contract signature, with the days between steps; differences between documents.',
        Capacity:
          'table with role, days needed, days available and source; weekdays on which planners can be released and weeks in which nobody is available.',
        Collisions:
          'quarter-end weeks, workshop days, planned stops, due dates and key users not available; each with the dates or roles that collide, the gap in days and who must settle it.',
        'Rules of the procedure':
          'contact with vendors outside the procedure, deadline and completeness of answers, answer codes and exclusion, clarifications with their due date, opening of the offers; which of these has been kept so far.',
        Proposals: 'the smallest change for each collision, what it costs, who decides and by when.',
      },
    }),
    reviewing(
      'Check that requirements, migration, interfaces and timetable use the same counts and dates. Recompute the requirements by area, the weights, the person-days and the shares to migrate. Ask for a revision where a requirement has no acceptance criterion, where a proof has no pass mark, or where a plan takes for free the people whom another document says are not.',
      {
        'Counts that differ':
          'each number that inputs and documents give differently (requirements, vendors invited, interfaces, dates), both places quoted.',
      },
    ),
    deciding(
      'Decide whether the offers can be opened and evaluated on these requirements and this procedure. Look for a deciding requirement without owner, a weight that could still move, and a migration estimate that hangs on a person who is not named. Leave the choice of vendors open.',
      'table with criterion, met or not, and evidence: deciding requirements owned and testable, weights approved before the opening, migration assessed for each source, proofs defined, timetable feasible.',
    ),
  ],
})
