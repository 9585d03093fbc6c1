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
  description: 'Agree why a new product is needed, what is in scope, who decides and what it may cost.',
  durationDays: 28,
  requiredInputs: inputs(
    [
      initiativeOwners('Who decides about scope and money, and who lives with the result.'),
      group('default', 'Mandate', 'FlagIcon', [
        field('businessGoal', 'Business goal', 'textarea', {
          placeholder: 'What will be better, for whom, by when?',
        }),
        field('inScope', 'In scope', 'tags'),
        field('outOfScope', 'Out of scope', 'tags', { required: false }),
        field('budgetCeiling', 'Budget ceiling, five years', 'currency', { currency: 'GBP', min: 0 }),
        field('decisionDate', 'Decision needed by', 'date'),
        field('endOfSupport', 'End of support', 'date', {
          required: false,
          description: 'Of the present system, as its vendor has announced it.',
        }),
        field('longestStop', 'Longest stop at cut-over (hours)', 'number', {
          required: false,
          min: 0,
          description: 'That each site can bear.',
        }),
      ]),
      group('stakeholders', 'Stakeholders', 'GroupsIcon', [
        field('keyStakeholders', 'Key stakeholders', 'stakeholders', { required: false }),
        field('teamContacts', 'Selection team', 'contacts', { required: false }),
      ]),
    ],
    [field('confidence', 'Confidence in the mandate', 'range', { required: false, min: 0, max: 100 })],
  ),
  recommendedArtifacts: [
    artifact('Company Profile', 'Very High'),
    artifact('Steering Committee Minutes', 'High'),
    artifact('Stakeholder Interview Notes', 'Normal'),
    artifact('Decision and Risk Log', 'Normal'),
    artifact('Kick-off Presentation', 'Low'),
  ],
  initialRiskMitigations: [
    'The steering committee has approved a range for the five-year total cost of ownership',
    'The mandate names what is in scope and what is out of scope',
    'Every plant has a named data owner',
  ],
  riskMitigations: [
    'The decision makers and the date of the decision are agreed',
    'A fallback exists for the end of support of the present system',
    'No milestone of the plan breaks a constraint that any solution must respect',
  ],
  aiAgents: [
    place('business-analyst', 'Why now', {
      asks: 'The steering committee must be able to say why the present product is replaced now and what waiting would cost. Weigh measured operating figures before opinions, and the end of support as a date before it is an argument. Leave out benefits that nobody has calculated: name each as a gap with the person who could close it. Say where inputs, interviews and presentation disagree.',
      parts: {
        'Business goal':
          'one sentence from the input Business goal, then a table with measure, value today, target, date and source: month-end close in working days, on-time-in-full delivery, late orders, inventory turns.',
        'Reasons for acting now':
          'ranked list of the end of extended support with its date and upgrade path, operating figures that the present systems cannot reach, and knowledge that leaves; one source for each.',
        'Cost of the present landscape':
          'table with cost line, cost a year and cost over five years; the sum with its terms, single items such as a server refresh apart, and what the figure leaves out. This is the baseline for the comparison of offers.',
        'Open points':
          'numbered; targets that one person expects after some years, cash to be released or claims lost, without a calculation or a second source; who can close each and by when.',
      },
    }),
    place('program-manager', 'Scope and governance', {
      asks: 'The mandate must be firm enough that vendors can be asked on it. Set decisions on record before wishes from interviews, name the body and the date of each decision, and count days. Propose no new plan: show where the present one breaks a constraint, and who has to settle it.',
      parts: {
        Scope:
          'table with in scope, out of scope and systems that stay to be integrated, compared with the inputs In scope and Out of scope; the approving body and date of the mandate.',
        Governance:
          'table with decision, who decides, who is consulted and source, exceptions to standard processes included; how often the steering committee meets and whose consent a decision needs.',
        'Approved budget':
          'range for the five-year total cost of ownership, contingency and the rule for offers above the range; its upper limit compared with the input Budget ceiling and with the cost of the present landscape, differences shown with their terms.',
        Milestones:
          'dated list from the approved mandate and the day on which the recommendation is due, through the order of the plants or sites with each go-live, to the end of extended support; days between neighbours and the slack left at the end.',
        Constraints:
          'numbered; longest production stop, windows in which production can stop, statutory and data rules, each with its source and the milestone that collides with it.',
      },
    }),
    place('solution-architect', 'Landscape', {
      asks: 'Whoever writes the requirements must know what goes, what stays and what any product has to connect to. Count systems, interfaces and custom objects from the documents and recompute the totals. Do not compare products. Give the fallback for the end of support its own part, because the committee has to decide on it before the last wave.',
      parts: {
        Systems:
          'table with system, used at, since, purpose, replaced or kept, and the end of its contract or support; the count of each.',
        Interfaces:
          'table by neighbouring system and technique (file transfer, database, API) with totals in both directions; how many stay once replaced systems are gone, with the subtraction shown.',
        'Custom objects':
          'number held, used in the last twelve months and business critical, with each share computed from its terms.',
        'Fallback for the end of support':
          'options with price, length and last day on which they can be bought; weeks between the last wave and the end of support; who decides and what is undecided.',
        'Consequences for a replacement':
          'numbered; database interfaces that have to be rebuilt with any product, systems that stay and are to be integrated, integration to be proven in the demonstrations and not merely promised, people needed until the last wave; source and owner for each.',
      },
    }),
    reviewing(
      'Check the mandate as an auditor would. Recompute the cost of the present landscape, the interface totals and the days between milestones. Ask for a revision where a wish from an interview is reported as a decision, where a milestone is set beside a constraint that it breaks without saying so, or where an open point names nobody.',
      {
        'Decisions on record':
          'each decision quoted from a minute or decision log with body and date; statements from interviews that were taken for decisions.',
      },
    ),
    deciding(
      'Decide whether requirements can be written and vendors invited on this mandate. A collision that is named, owned and dated does not stop the next phase; one that nobody owns does. Do not decide about the order of sites or the budget: these belong to the steering committee.',
      'table with criterion, met or not, and evidence: goal measurable, scope with exclusions approved, range approved, decision makers and date agreed, every collision and open point with an owner.',
    ),
  ],
})
