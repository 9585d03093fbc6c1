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
    place('organisation-expert', 'Structure and decision rights', {
      asks: 'People must be able to work in this model on the first day. Give every recurring decision one accountable role, a time limit and a way out when units disagree. Describe work, not titles. Name the three decisions that move and will be resisted most. No double reporting without a rule for conflict.',
      parts: {
        Structure:
          'units with purpose, work, size in full-time equivalents, levels and spans; sums against the baseline and the inputs Levels of management and People per manager.',
        'Decision rights matrix':
          'table with decision, accountable role, consulted, told after, time limit in working days and where it sits today.',
        Escalation:
          'way and days from disagreement to decision, against the input Longest time to a decision.',
        'Resisted decisions': 'three decisions that move, who loses them, why and what is offered.',
        'Unusual spans justified':
          'managers with fewer than four or more than twelve reports, with the written reason.',
      },
    }),
    place('business-analyst', 'Processes and roles', {
      asks: 'Every activity of the baseline goes somewhere or ends. Give each process one owner and each new role a profile. Walk the three typical cases again. Do not leave work without a home because it is small.',
      parts: {
        'Process owners':
          'table with process, owner role, person if named, measure and target; processes with none or two.',
        'Role profiles':
          'new or changed roles with purpose, decisions, skills and number; share with a profile computed against the input Changed roles that have a profile.',
        'Typical cases':
          'three cases through the target model with hand-overs and days against today and the chosen option.',
        'Work that ends':
          'activity, full-time equivalents, who agreed to stop it and when; work without a place in the model.',
      },
    }),
    place('solution-architect', 'Systems that carry the model', {
      asks: 'A model fails on the first day if access and data do not follow. Name what has to change before it, what can be bridged by hand, for how long and at what effort. Do not use the redesign to renew systems that the model does not need.',
      parts: {
        'Required changes':
          'table with system, change, decision or role that needs it, owner, cost, ready on; cost summed against the input Budget for these changes.',
        'Access rights': 'access rights and data that move between units, who releases them and latest date.',
        'Bridges by hand': 'what, for how long, hours a week, who and the latest end.',
        'System readiness':
          'changes that depend on a supplier, days between ready and first day; those that come too late.',
      },
    }),
    reviewing(
      'Check that every activity of the baseline has a place or is listed as ending, and that full-time equivalents agree between the contributors. Ask for a revision where two roles share a decision or a process has no owner.',
      {
        'Sums against the baseline':
          'full-time equivalents and activities of baseline, target model and work that ends, with the difference.',
      },
    ),
    deciding(
      'Decide whether people could start to work in this model with what is written. Reject it if decisions between units are left to goodwill. Open profiles can be a condition with owner and date.',
      'table with criterion, met or not, and evidence: one owner for each process, one decision maker with a time limit, profiles complete, systems ready or bridged, work that ends agreed.',
    ),
  ],
})
