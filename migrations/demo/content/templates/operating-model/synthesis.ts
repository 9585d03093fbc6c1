import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const synthesis = phase('synthesis', 'Synthesis', {
  description:
    'Work out the chosen model: structure, decision rights, processes, roles and the systems that carry them.',
  durationDays: 28,
  requiredInputs: inputs([
    group('default', 'Target model', 'HubIcon', [
      field('chosenOption', 'Option chosen', 'text'),
      field('modelSummary', 'The model in ten sentences', 'textarea'),
      field('targetLayers', 'Levels of management', 'number', { min: 1, max: 15 }),
      field('targetSpan', 'People per manager, on average', 'number', { min: 0 }),
      field('organisationChart', 'Chart of the target structure', 'file', { required: false }),
    ]),
    group('decisions', 'Decision rights', 'GavelIcon', [
      field('decisionsMoved', 'Decisions that move', 'tags'),
      field('decisionRules', 'Rules for decisions between units', 'textarea'),
      field('escalationDays', 'Longest time to a decision (days)', 'number', {
        min: 0,
        description: 'Working days.',
      }),
    ]),
    group('roles', 'Roles and processes', 'BadgeIcon', [
      field('newRoles', 'New or changed roles', 'tags'),
      field('processOwners', 'Process owners', 'stakeholders'),
      field('roleCoverage', 'Changed roles that have a profile, in percent', 'range', { min: 0, max: 100 }),
      field('workThatEnds', 'Work that ends', 'tags', { required: false }),
    ]),
    group('systems', 'Systems', 'DnsIcon', [
      field('systemChanges', 'Changes to systems that the model needs', 'tags', { required: false }),
      field('systemBudget', 'Budget for these changes', 'currency', {
        required: false,
        currency: 'GBP',
        min: 0,
      }),
      field('systemsReady', 'Systems ready on', 'date', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Target Operating Model', 'Very High'),
    artifact('Decision Rights Matrix', 'Very High'),
    artifact('Role Profiles', 'High'),
    artifact('Target Process Map', 'High'),
    artifact('List of System Changes', 'Normal'),
  ],
  initialRiskMitigations: [
    'Every process in scope has exactly one owner in the target model',
    'Each recurring decision has one decision maker and a time limit',
    'A profile exists for every new or changed role',
    'Each change to a system that the model needs has a budget and a date',
  ],
  riskMitigations: [
    'Three typical cases run through the target model without a hand-over that nobody owns',
    'A manager with fewer than four or more than twelve reports is justified in writing',
    'For work that ends, somebody has agreed to stop it',
  ],
  aiAgents: [
    place('organisation-expert', 'Structure and decision rights', [
      'Describe the target structure and assign every recurring decision to one role, with the time it may take and the way out when units disagree. Name the three decisions that move and will be resisted most. Keep titles out of it: describe the work.',
      'Structure; decision rights; escalation; decisions that will be resisted.',
    ]),
    place('business-analyst', 'Processes and roles', [
      'Describe the processes of the target model with one owner each, and the roles that carry them. Walk the three typical cases through it again. List the work that ends and who has to agree to that.',
      'Process owners; role profiles; typical cases; work that ends.',
    ]),
    place('solution-architect', 'Systems that carry the model', [
      'Name the systems, access rights and data that the model depends on, and what has to change before the first day. Say what can be bridged by hand, for how long and at what effort. Mark changes that depend on a supplier.',
      'Required changes; bridges by hand; dependencies; readiness.',
    ]),
    reviewing(
      'Check that every activity of the baseline has a place in the target model or is listed as ending. Ask for a revision where two roles share a decision or a process has no owner.',
    ),
    deciding(
      'Decide whether people could start to work in this model with what is written. Reject it if decisions between units are left to goodwill.',
    ),
  ],
})
