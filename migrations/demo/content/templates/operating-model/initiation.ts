import {
  artifact,
  deciding,
  field,
  group,
  initiativeOwners,
  inputs,
  phase,
  place,
  reviewing,
} from '../builders.ts'

export const initiation = phase('initiation', 'Initiation', {
  description:
    'Agree why the model has to change, what must not get worse, which limits stand and who decides about structure, roles and money.',
  durationDays: 14,
  requiredInputs: inputs(
    [
      initiativeOwners('Who decides about structure and roles, and who leads the function afterwards.'),
      group('default', 'Case for change', 'CampaignIcon', [
        field('caseForChange', 'Why the model has to change', 'textarea', {
          placeholder: 'What no longer works, for whom, and which figure shows it?',
        }),
        field('designPrinciples', 'Design principles, the most important first', 'tags', {
          placeholder: 'For example: one face to the customer, decisions where the knowledge is',
        }),
        field('limits', 'Limits that stand', 'tags', {
          required: false,
          placeholder: 'For example: no site closes, no change before the audit',
        }),
        field('targetSaving', 'Saving expected per year', 'currency', {
          required: false,
          currency: 'GBP',
          min: 0,
        }),
        field('decisionDate', 'Decision needed by', 'date'),
      ]),
      group('scope', 'Scope', 'CenterFocusStrongIcon', [
        field('processesInScope', 'Processes in scope', 'tags'),
        field('depth', 'Depth of the redesign', 'select', {
          options: [
            'Decision rights and governance',
            'Structure and roles',
            'Structure, processes and locations',
            'Everything, sourcing included',
          ],
        }),
      ]),
      group('stakeholders', 'Stakeholders', 'Diversity3Icon', [
        field('unitLeaders', 'Heads of the units in scope', 'stakeholders'),
        field('designTeam', 'Design team', 'contacts', { required: false }),
      ]),
    ],
    [
      field('ambition', 'Ambition', 'range', {
        required: false,
        min: 0,
        max: 100,
        description: '0 means adjusting what exists, 100 means starting from a blank sheet.',
      }),
    ],
  ),
  recommendedArtifacts: [
    artifact('Case for Change', 'Very High'),
    artifact('Organisation Chart', 'High'),
    artifact('Strategy Paper', 'High'),
    artifact('Budget of the Function', 'Normal'),
    artifact('Employee Survey', 'Low'),
  ],
  initialRiskMitigations: [
    'The case for change is supported by at least one measured figure',
    'The person who decides about structure and job cuts is named',
    'Limits that the design must respect are written down',
    'Employee representatives are informed, or the date for it is set',
  ],
  riskMitigations: [
    'Design principles are ranked, so that a conflict between two of them can be decided',
    'The head of each unit in scope has said what must not get worse',
    'A rule says who may be told what before the announcement',
  ],
  aiAgents: [
    place('business-analyst', 'Case for change', [
      'State why the present model has to change: what it costs, what it delays, whom it loses. Give a figure with its source for each reason and mark reasons that nobody has measured. Say what happens if nothing is done for two years.',
      'Reasons with figures; reasons without figures; cost of doing nothing.',
    ]),
    place('organisation-expert', 'Design principles', [
      'Turn the expectations of the owners into no more than seven design principles. Phrase each so that it rules something out, and rank them. Show which two will collide first and how the ranking decides it.',
      'Ranked principles; consequences of each; likely conflicts; limits.',
    ]),
    place('program-manager', 'Governance and timetable', [
      'Set out who decides what in this redesign, the timetable and the confidentiality rules. Include consultation periods by country where the material gives them, and name them as open where it does not. Point out which leaders would design their own successors’ jobs.',
      'Decision makers; timetable; confidentiality; consultation periods.',
    ]),
    reviewing(
      'Check that the reasons for change have figures and that each principle excludes at least one design. Ask for a revision where a principle could be agreed by everybody because it says nothing.',
    ),
    deciding(
      'Decide whether the mandate allows a design that some leaders will not like. Reject it if nobody is named who may decide against a unit in scope.',
    ),
  ],
})
