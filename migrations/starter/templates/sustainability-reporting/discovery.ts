import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const discovery = phase('discovery', 'Discovery', {
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
    place('research-analyst', 'Topics that matter', {
      asks: 'The choice of topics must be one that an auditor can follow. Score effects on people and environment apart from effects on the business, on evidence. The threshold stands; do not move it after scoring. Show what lies close to it on both sides.',
      parts: {
        'Topic scores':
          'table with topic, score for effects on people and environment, score for effects on the business, evidence and source; threshold from the input Score from which a topic is reported.',
        'Topics chosen':
          'topics above the threshold against the input Topics that matter; differences with reason.',
        'Borderline topics':
          'within one point of the threshold, and the evidence that would move each across.',
        'Topics left out': 'each with score and written reason.',
        'Value chain': 'tiers considered, parts without evidence and who could supply it.',
      },
    }),
    place('business-analyst', 'Voices', {
      asks: 'Those affected must be heard on what affects them. Summarise by group what people said, with number and date, and where groups disagree. Weigh those affected above those who speak for them. Name groups that were not heard and how they could be.',
      parts: {
        'Views by group': 'table with group, people heard, date, topics raised and quoted statement.',
        Disagreements: 'topics on which groups differ, both views and effect on the score.',
        'Groups not heard': 'affected group, topic, way to hear it, owner and date.',
        'Effect on scores': 'scores that changed because of what was said, before and after.',
      },
    }),
    reviewing(
      'Check that every topic leads back to evidence, that the method treats all topics alike and that the threshold was fixed first. Ask for a revision where a group is spoken for and not heard.',
      { 'Method dates': 'when method and threshold were fixed and when scoring began; changes after that.' },
    ),
    deciding(
      'Decide whether an auditor could follow the choice of topics. Weigh evidence and method above convenience. Do not add or strike topics.',
      'table with criterion, met or not, and evidence: threshold fixed first, two scores for each topic, omissions with reasons, affected groups heard or dated.',
    ),
  ],
})
