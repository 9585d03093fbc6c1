import type { TemplateContent } from '../types.ts'
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
  teamRole,
} from './builders.ts'

/** Announced, and not yet to be used. */
export const sustainabilityReporting: TemplateContent = {
  key: 'sustainability-reporting',
  name: 'Sustainability Reporting Readiness',
  description:
    'Prepare topics, data, controls and responsibilities for a sustainability report that an auditor can follow. In preparation.',
  icon: 'EnergySavingsLeafIcon',
  initiativeType: 'GOVERNANCE',
  industries: ['all'],
  status: 'FUTURE',
  firm: null,
  client: null,
  teamRoles: [
    teamRole('sponsor', 'Sponsor', 'Member of the board who signs the report.'),
    teamRole('project-lead', 'Project lead', 'Runs the preparation and keeps its calendar.'),
    teamRole('data-owner', 'Data owner', 'Answers for the figures of a topic or a site.'),
    teamRole(
      'finance-partner',
      'Finance partner',
      'Connects the figures with the accounts and their controls.',
    ),
    teamRole('legal-counsel', 'Legal counsel', 'Says which duties apply, to whom and from when.'),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('entities', 'Entities in the report', 'tags'),
      field('standards', 'Standards', 'multi-select', {
        options: ['ESRS', 'ISSB', 'GRI', 'UK SRS', 'Own format'],
      }),
      field('firstReport', 'First reporting year ends on', 'date'),
    ]),
  ]),
  outputs: inputs([]),
  phases: [
    phase('initiation', 'Initiation', {
      description: 'Settle which duties apply, who signs, who delivers figures and when the auditor looks.',
      durationDays: 14,
      requiredInputs: inputs([
        initiativeOwners('Who signs the report, and who answers for its figures.'),
        group('default', 'Mandate', 'FlagIcon', [
          field('duties', 'Duties that apply, with their dates', 'textarea'),
          field('assurance', 'Assurance', 'select', { options: ['None', 'Limited', 'Reasonable'] }),
          field('auditor', 'Auditor', 'text', { required: false }),
          field('budget', 'Budget for the first year', 'currency', { currency: 'EUR', min: 0 }),
        ]),
      ]),
      recommendedArtifacts: [artifact('Legal Assessment', 'Very High'), artifact('Group Structure', 'High')],
      initialRiskMitigations: [
        'Counsel has confirmed which entities have to report, and from which year',
        'The member of the board who signs the report is named',
        'The auditor has agreed to the calendar',
      ],
      riskMitigations: [
        'Each entity has a contact who knows what it has to deliver',
        'The calendar leaves four weeks between the last figure and the signature',
      ],
      aiAgents: [
        place('research-analyst', 'Duties', [
          'List the duties by entity with rule, year and threshold, and quote the legal assessment. Where it leaves a question open, phrase it so that counsel can answer with yes or no.',
          'Duties by entity; dates; open questions.',
        ]),
        place('program-manager', 'Calendar', [
          'Plan backwards from the signature: audit, drafting, figures, controls. Name the weeks in which the finance team closes the year and can give no time.',
          'Calendar; responsibilities; collisions.',
        ]),
        reviewing(
          'Check that each duty names its rule and its first year, and that the calendar begins at the signature.',
        ),
        deciding('Decide whether scope and calendar are firm enough to assess topics.'),
      ],
    }),
    phase('discovery', 'Discovery', {
      description:
        'Find the topics that matter to the business and to those it affects, with the people concerned.',
      durationDays: 35,
      requiredInputs: inputs([
        group('default', 'Topics', 'ChecklistIcon', [
          field('topics', 'Topics that matter', 'tags'),
          field('method', 'How they were chosen', 'textarea'),
          field('threshold', 'Score from which a topic is reported', 'range', { min: 0, max: 10 }),
          field('consulted', 'People consulted', 'stakeholders'),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Materiality Assessment', 'Very High'),
        artifact('Stakeholder Interviews', 'High'),
        artifact('Value Chain Map', 'Normal'),
      ],
      initialRiskMitigations: [
        'Effects on people and environment are scored apart from effects on the business',
        'The threshold was fixed before the topics were scored',
        'Suppliers beyond the first tier were considered',
      ],
      riskMitigations: [
        'For each topic left out the reason is written down',
        'People affected were heard on the topics that affect them',
      ],
      aiAgents: [
        place('research-analyst', 'Topics that matter', [
          'Assemble the candidates, their scores and the evidence behind each. Show topics close to the threshold on both sides and what would move them across.',
          'Topics; scores; evidence; borderline cases.',
        ]),
        place('business-analyst', 'Voices', [
          'Summarise what the people consulted said, by group, and where groups disagree. Name groups that are affected and were not heard.',
          'Views by group; disagreements; groups not heard.',
        ]),
        reviewing(
          'Check that every topic leads back to evidence and that the method treats all topics alike.',
        ),
        deciding('Decide whether an auditor could follow the choice of topics.'),
      ],
    }),
    phase('analysis', 'Analysis', {
      description: 'Compare what has to be reported with the figures, systems and controls that exist.',
      durationDays: 42,
      requiredInputs: inputs([
        group('default', 'Data', 'StorageIcon', [
          field('datapoints', 'Data points required', 'number', { min: 0 }),
          field('available', 'Of these available with a control', 'number', { min: 0 }),
          field('estimated', 'Share of estimates, in percent', 'range', { min: 0, max: 100 }),
          field('dataGaps', 'Gaps that matter most', 'tags'),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Gap Analysis', 'Very High'),
        artifact('Data Point List', 'High'),
        artifact('Greenhouse Gas Inventory', 'High'),
      ],
      initialRiskMitigations: [
        'Each data point has an owner, a source and a unit',
        'Estimates name their method and their error',
        'Figures that also stand in the accounts agree with them',
      ],
      riskMitigations: [
        'The five gaps that matter most have an owner and a date',
        'A sample of figures was traced back to its source',
      ],
      aiAgents: [
        place('solution-architect', 'Sources and systems', [
          'Describe where each figure comes from and how it travels to the report. Name the steps done by hand and those that one person alone can do.',
          'Sources; steps by hand; single points of failure.',
        ]),
        place('finance-expert', 'Controls', [
          'Judge which figures would pass an audit today and which would not, and why. Compare with the controls over the accounts.',
          'Figures under control; figures without control; missing evidence.',
        ]),
        reviewing('Check that the gaps are measured against the list of data points and not against memory.'),
        deciding('Decide whether the gaps are known well enough to plan how to close them.'),
      ],
    }),
    phase('synthesis', 'Synthesis', {
      description: 'Design the process of reporting: who delivers what, when, with which control.',
      durationDays: 28,
      requiredInputs: inputs([
        group('default', 'Process', 'RouteIcon', [
          field('processDescription', 'The process in ten sentences', 'textarea'),
          field('controls', 'Controls', 'tags'),
          field('trialEntities', 'Entities in the trial run', 'tags'),
          field('trialEnd', 'End of the trial run', 'date'),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Reporting Manual', 'Very High'),
        artifact('Control Matrix', 'High'),
        artifact('Trial Report', 'High'),
      ],
      initialRiskMitigations: [
        'Nobody both enters and releases a figure',
        'Each control leaves evidence that can be shown later',
        'A trial run with at least two entities is planned',
      ],
      riskMitigations: [
        'Findings of the trial run have an owner and a date',
        'The auditor has seen the controls',
      ],
      aiAgents: [
        place('business-analyst', 'Reporting process', [
          'Describe the process from the source of a figure to its release, with roles, dates and controls. Name what changes for each entity.',
          'Process; roles; controls; changes by entity.',
        ]),
        place('change-expert', 'People who deliver', [
          'Say what the new duties ask of the people who deliver figures, how they learn it and who stands in for them.',
          'New duties; training; stand-ins.',
        ]),
        reviewing('Check that every data point runs through a control and that no control lacks a person.'),
        deciding('Decide whether the process is ready for a trial run.'),
      ],
    }),
    phase('recommendation', 'Recommendation', {
      description: 'Recommend the road to the first report, with cost, people and the risks that remain.',
      durationDays: 14,
      requiredInputs: inputs([
        group('default', 'Recommendation', 'TaskAltIcon', [
          field('recommendation', 'Recommendation', 'textarea'),
          field('yearlyCost', 'Cost per year', 'currency', { currency: 'EUR', min: 0 }),
          field('reportLead', 'Reporting lead', 'stakeholders'),
          field('reportDraft', 'Outline of the report', 'file', { required: false }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Board Paper', 'Very High'),
        artifact('Road Map to the First Report', 'Very High'),
        artifact('Draft Report', 'Normal'),
      ],
      initialRiskMitigations: [
        'The reporting lead is named and has the time',
        'Cost per year is in the budget of a named unit',
        'Gaps that will remain in the first report are listed',
      ],
      riskMitigations: [
        'The board knows which statements rest on estimates',
        'The auditor has agreed to the road map',
      ],
      aiAgents: [
        place('program-manager', 'Road to the first report', [
          'Lay out the road to the first report by month, with owners and the two dates that must not slip.',
          'Road map; owners; critical dates.',
        ]),
        place('finance-expert', 'Cost and people', [
          'Set out cost and working time per year, and what could be saved by reporting fewer figures well.',
          'Cost; working time; possible savings.',
        ]),
        reviewing('Check that road map, budget and known gaps fit together.'),
        deciding('Decide whether the board can commit to a first report on this basis.'),
      ],
    }),
  ],
}
