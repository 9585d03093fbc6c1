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
    'Agree which services must keep running, what is in scope, how much loss the board tolerates and how findings are handled.',
  durationDays: 10,
  requiredInputs: inputs([
    initiativeOwners('The member of the board who owns the cyber risk, and the head of security.'),
    group('default', 'Mandate', 'FlagIcon', [
      field('trigger', 'Reason for the assessment', 'select', {
        options: [
          'Request of the board',
          'Incident or near miss',
          'Finding of an audit or a supervisor',
          'Requirement of the insurer',
          'Acquisition or divestment',
          'Regular review',
        ],
      }),
      field('boardQuestion', 'Question the board wants answered', 'textarea', {
        placeholder: 'What should the board be able to decide once this is done?',
      }),
      field('servicesInScope', 'Services in scope', 'tags', {
        placeholder: 'For example: order intake, payments, production control',
      }),
      field('outOfScope', 'Out of scope', 'tags', { required: false }),
      field('reportDate', 'Report to the board on', 'date'),
    ]),
    group('appetite', 'Risk appetite', 'BalanceIcon', [
      field('toleratedOutageHours', 'Longest tolerated outage (hours)', 'number', {
        min: 0,
        max: 720,
        description: 'For the most critical service in scope.',
      }),
      field('toleratedLoss', 'Largest tolerated single loss', 'currency', {
        currency: 'EUR',
        min: 0,
      }),
      field('appetiteStatement', 'Approved risk appetite statement', 'file', { required: false }),
    ]),
    group('stakeholders', 'Stakeholders', 'Diversity3Icon', [
      field('interviewees', 'People to interview', 'stakeholders'),
      field('assessmentTeam', 'Assessment team', 'contacts', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Risk Appetite Statement', 'Very High'),
    artifact('Information Security Policy', 'High'),
    artifact('Last Security Audit Report', 'High'),
    artifact('Organisation Chart', 'Normal'),
    artifact('Cyber Insurance Policy', 'Low'),
  ],
  initialRiskMitigations: [
    'A member of the board is named as owner of the cyber risk',
    'The tolerated outage of the most critical service is stated in hours',
    'The scope names the systems, sites and suppliers that are excluded',
    'Interviews and technical tests are authorised in writing by the owners of the systems in scope',
  ],
  riskMitigations: [
    'Every service in scope has a business owner who agreed to its tolerated outage',
    'Critical findings are reported to the sponsor within one working day',
    'The date on which the board receives the report is agreed',
  ],
  aiAgents: [
    place('business-analyst', 'Services that must not stop', {
      asks: 'The board must agree which services may never stand still for long, because everything later is measured against that. Take owners and tolerated outages from documents and interviews; weigh safety and cash above convenience. Where nobody has named a tolerated outage, say so and who could, instead of estimating one.',
      parts: {
        'Critical services':
          'table with service, owner, tolerated outage in hours, who agreed and source; compared with the inputs Services in scope and Longest tolerated outage.',
        'Consequences of an outage':
          'for each service, what happens to customers, safety and cash after the tolerated time, as a figure where one exists; compared with the input Largest tolerated single loss.',
        Dependencies:
          'systems, sites and suppliers that each service needs, and those that several services share.',
        'Open points':
          'services without an owner or a tolerated outage, conflicts between sources, who can settle each and by when.',
      },
    }),
    place('security-expert', 'Threats that matter here', {
      asks: 'The assessment has days for a few scenarios only, so choose the threats that could stop a service in scope. Set own incidents before incidents of peers, and both before general reports. Leave out what would merely be a nuisance. Say which threat nobody here has examined.',
      parts: {
        'Relevant threats':
          'ranked table with threat, way in, service it would stop, evidence from this organisation and evidence from peers.',
        'Own incidents':
          'date, cause, hours of standstill and what was changed afterwards; near misses apart.',
        'Exposed suppliers':
          'suppliers with access or on which a service depends, what they can reach and how that is limited.',
        'Exposure not examined': 'threats, sites or suppliers without evidence, and who could supply it.',
      },
    }),
    place('program-manager', 'Scope and rules of the assessment', {
      asks: 'Tests on live systems need a mandate that holds at three in the morning. Set out scope, dates, access and rules for tests from decisions on record. Count the days until the report to the board. Point out every date that depends on somebody who has not agreed to it.',
      parts: {
        Scope:
          'table with in scope, out of scope and reason, by system, site and supplier; compared with the input Out of scope.',
        Timetable:
          'dated list to the input Report to the board on, with owner, days between steps and slack.',
        'Rules for tests':
          'what may be tested, when, by whom, who authorised it in writing, and whom to call at night.',
        'Reporting of critical findings':
          'who is told within which time, by which way, and who decides on stopping a test.',
        'Missing agreements': 'people, access or dates not agreed yet, with owner and date.',
      },
    }),
    reviewing(
      'Check that each critical service has an owner and a tolerated outage that come from a document or an interview, and that the scope names what is excluded. Recompute the days to the report. Ask for a revision where a threat is listed without saying which service it would stop.',
      {
        Authorisations:
          'each test, interview or access with the written authorisation, its author and date, or that there is none.',
      },
    ),
    deciding(
      'Decide whether the mandate is clear enough to start collecting evidence: scope, risk appetite, authorisation and reporting line. Reject it if nobody on the board owns the risk. A missing tolerated outage can be a condition if its owner and a date are named.',
      'table with criterion, met or not, and evidence: board member named, tolerated outage in hours for the first service, exclusions named, tests authorised, report dated.',
    ),
  ],
})
