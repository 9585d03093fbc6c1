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
} from '../../../../starter/templates/builders.ts'

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
    place('business-analyst', 'Case for change', {
      asks: 'The owners must agree that the model has to change, and why, before anybody draws a chart. Give each reason a figure with its source; weigh what customers and staff feel daily above what a benchmark says. Mark reasons that nobody has measured. Say where leaders and figures disagree.',
      parts: {
        'Reasons with figures':
          'ranked table with reason, figure, period, who is affected and source; the input Why the model has to change first.',
        'Reasons without figures': 'each with what would measure it, who and by when.',
        'Cost of doing nothing':
          'what the present model costs, delays or loses in two years if nothing is done, by line with terms.',
        'What must not get worse':
          'service, quality or jobs that heads of units named, with figure today and who said it.',
        'Expected saving':
          'the input Saving expected per year against cost on record as a percentage, and whether a budget owner stands behind it.',
      },
    }),
    place('organisation-expert', 'Design principles', {
      asks: 'Principles are there to decide conflicts later. Turn what owners expect into no more than seven, each of which rules something out, and rank them. Use limits from documents as they are. A principle that everybody can agree to says nothing: leave it out.',
      parts: {
        'Ranked principles':
          'numbered; principle, what it rules out, who stands for it and source; compared with the input Design principles.',
        'Likely conflicts':
          'the two principles that collide first, in which decision, and what the ranking decides.',
        'Limits that stand':
          'table with limit, source, until when and design that it excludes; compared with the input Limits that stand.',
        'Depth of the redesign':
          'what is open and what is not, from the input Depth of the redesign, and the processes in and out of scope.',
      },
    }),
    place('program-manager', 'Governance and timetable', {
      asks: 'Some leaders will not like the result, so it must be clear now who decides. Set out decisions, dates, confidentiality and consultation by country from documents; name as open what they do not give. Count the days. Point out leaders who would design the jobs of their own successors.',
      parts: {
        'Decision rights':
          'table with decision on structure, roles, money or people, who decides, who is consulted, who is told after and source.',
        Timetable: 'dated list to the input Decision needed by, with days between steps and slack.',
        'Consultation periods':
          'by country, body to be consulted, length, earliest date and source; open where the material gives none.',
        Confidentiality: 'who may know what until when, and who tells whom first.',
        'Conflicts of interest':
          'people who decide about their own unit or job, and who decides in their place.',
      },
    }),
    reviewing(
      'Check that reasons have figures, that each principle excludes at least one design and that someone may decide against a unit. Recompute the cost of doing nothing and the days. Ask for a revision where a principle could be agreed by everybody because it says nothing.',
      {
        'Voices heard':
          'each unit in scope with the head’s statement and its source, and units whose head was not asked.',
      },
    ),
    deciding(
      'Decide whether the mandate allows a design that some leaders will not like. Reject it if nobody is named who may decide against a unit in scope. A missing consultation period is a condition with an owner.',
      'table with criterion, met or not, and evidence: measured reason, decision maker named, principles ranked, limits written, representatives informed or dated.',
    ),
  ],
})
