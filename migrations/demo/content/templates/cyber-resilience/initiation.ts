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
    place('business-analyst', 'Services that must not stop', [
      'Name the services that the organisation cannot do without. For each give its owner, the longest outage its owner tolerates and what happens to customers, safety and cash when that time has passed. Where nobody has named a tolerated outage, say so instead of estimating one.',
      'Critical services; tolerated outage; consequences of an outage; open points.',
    ]),
    place('security-expert', 'Threats that matter here', [
      'Describe the threats that this organisation has to expect, given its industry, its suppliers and its own incidents. Separate what has happened here from what has happened to peers. Leave out threats that would not stop a service in scope.',
      'Relevant threats; own incidents; exposed suppliers.',
    ]),
    place('program-manager', 'Scope and rules of the assessment', [
      'Set out scope, timetable, access to people and systems, and the rules for technical tests. Say who may be woken at night if a test goes wrong or a critical finding appears. Point out every date that depends on somebody who has not agreed to it.',
      'Scope; timetable; rules for tests; reporting of critical findings.',
    ]),
    reviewing(
      'Check that each critical service has an owner and a tolerated outage that come from a document or an interview, and that the scope names what is excluded. Ask for a revision where a threat is listed without saying which service it would stop.',
    ),
    deciding(
      'Decide whether the mandate is clear enough to start collecting evidence: scope, risk appetite, authorisation and reporting line. Reject it if nobody on the board owns the risk.',
    ),
  ],
})
