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

/** Where an organisation stands, where it needs to be, and the few steps that matter. */
export const digitalMaturity: TemplateContent = {
  key: 'digital-maturity',
  name: 'Digital Maturity',
  description:
    'Assess digital maturity in five dimensions on evidence, compare it with peers and with your ambition, and agree a road map that the organisation can carry.',
  icon: 'PersonIcon',
  initiativeType: 'DIGITAL_MATURITY',
  industries: ['all'],
  status: 'CURRENT',
  firm: null,
  client: null,
  teamRoles: [
    teamRole('sponsor', 'Sponsor', 'Owns the ambition and the budget of the road map.'),
    teamRole(
      'project-lead',
      'Project lead',
      'Runs the assessment and keeps scale and evidence alike everywhere.',
    ),
    teamRole(
      'unit-lead',
      'Unit lead',
      'Answers for a unit, with evidence, and carries its steps of the road map.',
    ),
    teamRole('technology-lead', 'Technology lead', 'Brings the facts on systems and data.'),
    teamRole('people-lead', 'People lead', 'Speaks for skills, training and capacity.'),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('units', 'Units assessed', 'tags', { required: false }),
      field('strategy', 'What the strategy expects of technology', 'textarea', { required: false }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [
    phase('framing', 'Framing', {
      description: 'Agree the dimensions, the scale, what counts as evidence and who will be asked.',
      durationDays: 14,
      requiredInputs: inputs([
        initiativeOwners('Who owns the ambition, and who will carry the road map.'),
        group('default', 'Frame', 'CenterFocusStrongIcon', [
          field('dimensions', 'Dimensions', 'multi-select', {
            options: ['Customer', 'Operations', 'People', 'Technology', 'Data'],
          }),
          field('scale', 'Scale', 'select', { options: ['1 to 5', '1 to 7', '0 to 100'] }),
          field('evidenceRules', 'What counts as evidence', 'textarea', {
            placeholder: 'For example: reports, system figures, minutes; no older than nine months',
          }),
          field('participants', 'Participants', 'number', { min: 1 }),
          field('assessmentEnd', 'Assessment complete by', 'date'),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Assessment Plan', 'Very High'),
        artifact('Digital Strategy', 'High'),
        artifact('Organisation Chart', 'Normal'),
      ],
      initialRiskMitigations: [
        'Every unit is represented among the participants',
        'Each level of the scale is described by something that can be observed',
        'The oldest evidence that counts is stated in months',
      ],
      riskMitigations: [
        'Two units scored a trial dimension within one level of each other',
        'Participants know who will see their answers',
      ],
      aiAgents: [
        place('research-analyst', 'Frame', [
          'Propose the questions for each dimension and describe each level of the scale by something that can be observed in daily work. Leave out questions whose answer would not change the road map.',
          'Dimensions; questions; levels of the scale; limits.',
        ]),
        place('program-manager', 'Course of the assessment', [
          'Plan who is asked, when and by whom, so that every unit is represented and nobody is asked twice. Name the units that are in a peak or a reorganisation during that time.',
          'Participants; timetable; representation of units.',
        ]),
        reviewing(
          'Check that every level of the scale can be told apart by evidence and that no unit is missing.',
        ),
        deciding('Decide whether two people who follow this frame would come to the same score.'),
      ],
    }),
    phase('assessment', 'Assessment', {
      description: 'Collect answers and the evidence behind them, and explain where units differ.',
      durationDays: 35,
      requiredInputs: inputs([
        group('default', 'Answers', 'QuizIcon', [
          field('answers', 'Answers received', 'number', { min: 0 }),
          field('selfAssessment', 'Self-assessment', 'file', { required: false }),
          field('overallScore', 'Overall score', 'range', { min: 0, max: 100 }),
          field('strongest', 'Strongest dimension', 'text'),
          field('weakest', 'Weakest dimension', 'text'),
          field('interviewees', 'People interviewed', 'stakeholders'),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Self-Assessment', 'Very High'),
        artifact('System Landscape', 'High'),
        artifact('Process Figures', 'High'),
        artifact('Interview Notes', 'Normal'),
      ],
      initialRiskMitigations: [
        'Answers are backed by evidence',
        'At least two people answered for each unit and dimension',
        'Scores and interviews come from the same three months',
      ],
      riskMitigations: [
        'Differences between units are explained',
        'Scores without evidence are marked and count for less',
      ],
      aiAgents: [
        place('business-analyst', 'Findings', [
          'Summarise strengths and weaknesses by dimension. For each finding name the evidence and the unit, and say what it costs customers or staff in daily work.',
          'Strengths; weaknesses; evidence; consequences.',
        ]),
        place('research-analyst', 'How far the scores carry', [
          'Compare scores with figures and interviews. Show where units rate themselves above or below their evidence, and how much the overall score changes when unproven answers are left out.',
          'Reliability of the scores; differences between units; missing evidence.',
        ]),
        reviewing('Check that each strength and weakness has evidence from more than one source.'),
        deciding(
          'Decide whether the scores can be shown to the units without being disputed for lack of evidence.',
        ),
      ],
    }),
    phase('comparison', 'Comparison', {
      description: 'Compare with peers and with the ambition, and agree which gaps matter.',
      durationDays: 14,
      requiredInputs: inputs([
        group('default', 'Comparison', 'LeaderboardIcon', [
          field('peers', 'Peers', 'tags'),
          field('ambition', 'Ambition', 'textarea'),
          field('gaps', 'Gaps that matter', 'tags'),
          field('gapOwners', 'Owners of these gaps', 'stakeholders', { required: false }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Benchmark', 'High'),
        artifact('Ambition Paper', 'High'),
        artifact('Customer Feedback', 'Normal'),
      ],
      initialRiskMitigations: [
        'The peers are comparable in size and market',
        'The ambition is stated for each dimension, not as an average',
        'Figures of peers name their year and source',
      ],
      riskMitigations: [
        'The gaps that matter are agreed',
        'For each gap left open the reason is written down',
      ],
      aiAgents: [
        place('research-analyst', 'Gaps', [
          'Compare each dimension with the peers and with the ambition, and name the gaps that matter with their causes. A gap matters if customers, cost or risk show it, not because a peer is ahead.',
          'Gaps; causes; priority; limits of the comparison.',
        ]),
        place('finance-expert', 'What the gaps cost', [
          'Estimate what each important gap costs per year in work, lost business or risk, with the assumptions. Say which figure would be worth measuring before anything is spent.',
          'Cost by gap; assumptions; figures to measure.',
        ]),
        reviewing('Check that no gap rests on a peer of another size or on a figure without a year.'),
        deciding(
          'Decide whether the gaps chosen are few enough to act on and backed well enough to spend on.',
        ),
      ],
    }),
    phase('road-map', 'Road map', {
      description:
        'Choose the few steps that matter and put them in an order that the organisation can carry.',
      durationDays: 21,
      requiredInputs: inputs([
        group('default', 'Road map', 'RouteIcon', [
          field('steps', 'Steps', 'tags'),
          field('notDone', 'What is left out on purpose', 'tags', { required: false }),
          field('roadmapBudget', 'Budget', 'currency', { currency: 'EUR', min: 0 }),
          field('capacity', 'Capacity for change (FTE)', 'number', {
            min: 0,
            description: 'In full-time equivalents.',
          }),
          field('horizon', 'Horizon', 'date'),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Road Map', 'Very High'),
        artifact('Portfolio of Running Projects', 'High'),
        artifact('Capacity Plan', 'High'),
      ],
      initialRiskMitigations: [
        'Each step has an owner',
        'Each step names the gap that it closes and the figure that will show it',
        'Running projects are counted against the same capacity',
      ],
      riskMitigations: [
        'The road map fits the capacity of the organisation',
        'No step waits for another that has no date',
      ],
      aiAgents: [
        place('program-manager', 'Road map', [
          'Order the steps by value, dependency and capacity, running projects included. Show the quarter in which capacity is exceeded and which step would move.',
          'Steps; order; dependencies; capacity.',
        ]),
        place('solution-architect', 'Foundations', [
          'Name what the steps need in systems and data, and which foundation serves several of them. Keep what can be done with the present systems apart from what cannot.',
          'Foundations; present systems; required changes.',
        ]),
        place('change-expert', 'People', [
          'Say what the steps ask of people, unit by unit, and which support they need. Name the managers on whom several steps depend at once.',
          'Impact; support; managers under load.',
        ]),
        reviewing('Check that every step closes an agreed gap and that capacity counts running projects.'),
        deciding('Decide whether the organisation can carry this road map beside its daily work.'),
      ],
    }),
    phase('launch', 'Launch', {
      description: 'Start the first step and agree how progress will be seen.',
      durationDays: 14,
      requiredInputs: inputs([
        group('default', 'Launch', 'RocketLaunchIcon', [
          field('firstStep', 'First step', 'text'),
          field('launchDate', 'Start', 'date'),
          field('firstStepLead', 'First step led by', 'stakeholders'),
          field('figures', 'Figures that show progress', 'tags'),
          field('nextAssessment', 'Next assessment', 'date', { required: false }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Launch Plan', 'Very High'),
        artifact('Communication Plan', 'Normal'),
        artifact('Progress Report Template', 'Low'),
      ],
      initialRiskMitigations: [
        'The first step is funded',
        'The lead of the first step has been relieved of other work in writing',
        'Each figure of progress has a value for today',
      ],
      riskMitigations: [
        'Progress is measured every quarter',
        'A condition is agreed under which the first step is stopped',
      ],
      aiAgents: [
        place('program-manager', 'First ninety days', [
          'Plan the first ninety days week by week for the first month and by milestone afterwards. Name the result that people outside the project will notice first.',
          'Plan; owners; milestones; first visible result.',
        ]),
        place('business-analyst', 'Measures of progress', [
          'Choose no more than five figures, each with its value today, its target and who reports it. Prefer figures that the board already reads.',
          'Figures; values today; targets; reporting.',
        ]),
        reviewing(
          'Check that the launch plan has owners who have agreed and that each figure has a value for today.',
        ),
        deciding('Decide whether the first step can start on its date with what has been agreed.'),
      ],
    }),
  ],
}
