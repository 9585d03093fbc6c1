import type { TemplateContent } from '../types.ts'
import {
  artifact,
  closing,
  field,
  group,
  initiativeOwners,
  inputs,
  phase,
  place,
  teamRole,
} from './builders.ts'

/** From the mandate to a signed recommendation, in five phases. */
export const vendorSelection: TemplateContent = {
  key: 'vendor-selection',
  name: 'Vendor Selection',
  description:
    'A structured selection of a product and its supplier, from the mandate to a recommendation that survives due diligence.',
  icon: 'BusinessIcon',
  initiativeType: 'VENDOR_SELECTION',
  industries: ['all'],
  status: 'CURRENT',
  firm: null,
  client: null,
  teamRoles: [
    teamRole('sponsor', 'Sponsor', 'Holds the budget and signs the recommendation.'),
    teamRole('project-lead', 'Project lead', 'Runs the selection and keeps its timetable.'),
    teamRole(
      'process-owner',
      'Process owner',
      'Owns the requirements of a process and scores how the offers meet them.',
    ),
    teamRole(
      'procurement',
      'Procurement',
      'Runs the procedure, holds the contact with suppliers and negotiates.',
    ),
    teamRole('solution-architect', 'Solution architect', 'Judges integration, data and operation.'),
    teamRole('security-lead', 'Security lead', 'Sets the security conditions to be met.'),
    teamRole('finance-partner', 'Finance partner', 'Keeps the cost model and checks it against the offers.'),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('productCategory', 'Product category', 'text', { placeholder: 'For example: ERP, core banking' }),
      field('sites', 'Sites in scope', 'tags', { required: false }),
      field('dataResidency', 'Data residency', 'select', {
        required: false,
        options: ['No restriction', 'EEA or UK', 'EEA only', 'UK only', 'On premises'],
      }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [
    phase('initiation', 'Initiation', {
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
        artifact('Kick-off Presentation', 'Low'),
      ],
      initialRiskMitigations: [
        'The budget range for five years is approved by the steering committee',
        'The scope names what is excluded',
        'Every plant has a named data owner',
      ],
      riskMitigations: [
        'The decision makers and the date of the decision are agreed',
        'A fallback exists for the end of support of the present system',
      ],
      aiAgents: [
        place('business-analyst', 'Why now', [
          'State the business goal, the reasons for acting now and the cost of doing nothing.',
          'Business goal; reasons for acting now; cost of the present landscape; open points.',
        ]),
        place('program-manager', 'Scope and governance', [
          'Set out scope, governance, milestones and the constraints that any plan must respect.',
          'Scope; governance; milestones; constraints.',
        ]),
        place('solution-architect', 'Landscape', [
          'Describe the present systems and interfaces, and what they mean for a replacement.',
          'Systems; interfaces; consequences for a replacement.',
        ]),
        ...closing('the mandate'),
      ],
    }),
    phase('discovery', 'Discovery', {
      description: 'Turn needs into requirements that can be tested, and find the suppliers worth asking.',
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
          field('criticalRequirements', 'Requirements of special weight', 'textarea'),
        ]),
        group('market', 'Market', 'StorefrontIcon', [
          field('invitedVendors', 'Invited suppliers', 'tags'),
          field('rfpDocument', 'Request for proposal', 'file', { required: false }),
          field('answersDue', 'Answers due', 'date'),
          field('procedure', 'Procedure', 'select', {
            options: ['Open request', 'Invited suppliers', 'Direct negotiation'],
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
        'The award criteria and their weights are approved before the offers are opened',
        'The data to be migrated has been assessed',
        'Interfaces to systems that stay are listed',
      ],
      riskMitigations: [
        'At least three suppliers have answered',
        'Requirements that no supplier meets have a way forward',
      ],
      aiAgents: [
        place('business-analyst', 'Requirements that decide', [
          'Name the requirements that will decide the selection, with owner and acceptance criterion.',
          'Deciding requirements; owners; acceptance criteria; gaps.',
        ]),
        place('erp-expert', 'Data and migration', [
          'Judge the state of the data and what migration will take.',
          'State of the data; migration effort; risks.',
        ]),
        place('solution-architect', 'Integration', [
          'Set out the interfaces that any product has to serve and how to prove it in demonstrations.',
          'Interfaces; proofs for the demonstrations; risks.',
        ]),
        place('program-manager', 'Procedure', [
          'Check the timetable and the procedure against the capacity of the people involved.',
          'Timetable; capacity; collisions; proposals.',
        ]),
        ...closing('requirements and procedure'),
      ],
    }),
    phase('analysis', 'Analysis', {
      description: 'Evaluate the answers: fit, cost, delivery and risk, on evidence.',
      durationDays: 35,
      requiredInputs: inputs([
        group('default', 'Evaluation', 'BalanceIcon', [
          field('offersReceived', 'Offers received', 'number', { min: 0 }),
          field('exclusions', 'Excluded, and why', 'textarea', { required: false }),
          field('demoScripts', 'Demonstration scripts', 'file', { required: false }),
          field('scoringMethod', 'Scoring method', 'select', {
            options: ['Weighted points', 'Pairwise', 'Pass or fail'],
          }),
          field('weightOfCost', 'Weight of cost in percent', 'range', { min: 0, max: 100 }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Vendor Responses', 'Very High'),
        artifact('Security Questionnaire', 'High'),
        artifact('Cost Model', 'High'),
      ],
      initialRiskMitigations: [
        'All offers are evaluated on the same volumes and period',
        'Security certificates of each supplier are on file',
      ],
      riskMitigations: [
        'Reference calls confirm what the offers promise',
        'Cost differences are explained line by line',
      ],
      aiAgents: [
        place('business-analyst', 'Functional fit', [
          'Compare how the suppliers answer the requirements that decide.',
          'Comparison by area; unmet must-haves; consequences.',
        ]),
        place('finance-expert', 'Cost', [
          'Compare five-year cost, one-off and running, and what drives the differences.',
          'Cost by supplier; drivers; sensitivity.',
        ]),
        place('security-expert', 'Security', [
          'Judge the security answers and what remains to be shown.',
          'Findings by supplier; open evidence.',
        ]),
        ...closing('the evaluation'),
      ],
    }),
    phase('synthesis', 'Synthesis', {
      description: 'Bring fit, cost and risk together into a comparison that the committee can decide on.',
      durationDays: 21,
      requiredInputs: inputs([
        group('default', 'Comparison', 'InsightsIcon', [
          field('shortlist', 'Shortlist', 'tags'),
          field('decidingDifferences', 'Differences that decide', 'textarea'),
          field('negotiationGoals', 'Goals of the negotiation', 'textarea', { required: false }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Comparison Report', 'Very High'),
        artifact('Reference Call Notes', 'High'),
      ],
      initialRiskMitigations: [
        'Each shortlisted supplier has two reference calls on record',
        'The order of the shortlist is known when each weight moves by five points',
      ],
      riskMitigations: [
        'The risks of the preferred option have owners',
        'Dissent is on record with its reasons',
      ],
      aiAgents: [
        place('research-analyst', 'What the evidence says', [
          'Bring the findings together and say how sure one can be of each.',
          'Findings with confidence; contradictions; open points.',
        ]),
        place('erp-expert', 'Delivery risk', [
          'Judge which supplier is most likely to deliver on time, and what could go wrong.',
          'Delivery risk by supplier; early signs; mitigations.',
        ]),
        ...closing('the comparison'),
      ],
    }),
    phase('recommendation', 'Recommendation', {
      description: 'Recommend one supplier, with terms, plan and the risks that remain.',
      durationDays: 14,
      requiredInputs: inputs([
        group('default', 'Recommendation', 'TaskAltIcon', [
          field('recommendedVendor', 'Recommended supplier', 'text'),
          field('contractValue', 'Contract value, five years', 'currency', { currency: 'GBP', min: 0 }),
          field('signatureDate', 'Planned signature', 'date'),
          field('conditions', 'Conditions', 'textarea', { required: false }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Recommendation Paper', 'Very High'),
        artifact('Draft Contract', 'High'),
      ],
      initialRiskMitigations: [
        'The recommended offer stays within the approved range, or the board has decided',
        'Named people of the supplier are part of the contract',
      ],
      riskMitigations: [
        'Exit and data return are agreed in the contract',
        'Price increases are capped, also after renewal',
      ],
      aiAgents: [
        place('business-analyst', 'Recommendation', [
          'Write the recommendation for the steering committee, with the reasons that decide.',
          'Recommendation; reasons; what was weighed against it.',
        ]),
        place('program-manager', 'Road to signature', [
          'Lay out the steps to signature and the first ninety days.',
          'Steps; owners; first ninety days.',
        ]),
        ...closing('the recommendation'),
      ],
    }),
  ],
}
