import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const dataAndSafety = phase('data-and-safety', 'Data and safety', {
  description: 'Find out whether the data is fit, lawful and fair, and what could go wrong for people.',
  durationDays: 28,
  requiredInputs: inputs([
    group('default', 'Data', 'StorageIcon', [
      field('dataSources', 'Data sources', 'tags'),
      field('personalData', 'Personal data', 'select', {
        options: ['None', 'Pseudonymised', 'Identified', 'Special categories'],
      }),
      field('legalBasis', 'Legal basis', 'textarea', { required: false }),
      field('impactAssessment', 'Impact assessment', 'file', { required: false }),
    ]),
    group('safety', 'Safety', 'HealthAndSafetyIcon', [
      field('harms', 'Ways in which people could come to harm', 'textarea', {
        placeholder: 'Hazard, group affected, who would notice, within which time',
      }),
      field('riskClass', 'Risk class under applicable law', 'select', {
        options: ['Prohibited', 'High', 'Duties of transparency', 'Minimal', 'Not yet decided'],
      }),
      field('humanDecides', 'Decisions that stay with people', 'tags'),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Data Protection Impact Assessment', 'Very High'),
    artifact('Hazard Log', 'Very High'),
    artifact('Data Inventory', 'High'),
    artifact('Supplier Contract', 'Normal'),
  ],
  initialRiskMitigations: [
    'A data protection impact assessment has been made',
    'People can object to automated processing and are treated without delay if they do',
    'The supplier may not train models on the data',
  ],
  riskMitigations: [
    'A human decides wherever a person is affected',
    'Groups of people for whom the data is thin are named',
    'Each hazard has a way to be noticed',
    'Consultations that the impact assessment plans have taken place',
  ],
  aiAgents: [
    place('research-analyst', 'Data', {
      asks: 'Whoever decides must know whether the data is fit for these people and this use. Weigh a measured error rate above a description, and recent data above old. Separate what the documents measure from what they intend. Name the gap that would mislead the tool most and who could close it.',
      parts: {
        'Data sources':
          'table with source, content, period, volume, owner and recipient; compared with the input Data sources.',
        'Data quality':
          'measured completeness, errors and delays with unit and sample; where there is no measurement, that there is none.',
        Retention:
          'for each kind of data, purpose, how long it is kept, recipient and whether it identifies people; conflicts with the inputs Personal data and Legal basis.',
        'Groups with thin data':
          'by age, language, sex or other group, number or share of cases and what follows for the tool.',
      },
    }),
    place('security-expert', 'Protection', {
      asks: 'The data owner must see who can read, keep or change the data at each step, suppliers included. Follow one record from its source to the supplier and back. Evidence goes before certificates, certificates before statements. Do not assess clinical or other harm: that is another chapter.',
      parts: {
        'Path of one record':
          'table by step with system, place, who can read it, protection and how long it stays; the supplier and its subprocessors included.',
        Controls:
          'access, encryption, logging and deletion, each as tested, evidenced or only stated, with source and date.',
        'Supplier terms':
          'role as processor, training on the data, subprocessors, notice of incidents in hours, return and deletion; state of each (agreed, offered, open).',
        'Open findings': 'ranked; gap, remedy by contract or configuration, owner and date.',
      },
    }),
    place('ai-assurance-expert', 'Harm and oversight', {
      asks: 'A pilot is only lawful and decent if harm is noticed in time by somebody who can act. Start from the input Ways in which people could come to harm and from the hazard log. Look at wrong, late and missing answers, unequal treatment and too much trust. Do not net a harm against a benefit.',
      parts: {
        Hazards:
          'table with hazard, group affected, severity, control, how it is noticed, within which time and who intervenes; the number of hazards rated high.',
        'Stop limits':
          'each limit with figure, period, who measures it and who stops; hazards without a limit named.',
        'Human oversight':
          'which decisions stay with people, how a person can disagree, time they have for it, and what guards against too much trust.',
        'Unequal treatment':
          'comparison by group with measure, tolerated difference and frequency; groups that are not compared.',
        Consultations:
          'who was or is to be consulted, date, state (done, planned, missing) and what is open; a planned one is not done.',
      },
    }),
    reviewing(
      'Check that each hazard has a way to be noticed, a person who can intervene and a time, and that data gaps are named by group. Compare retention and recipients between the contributors. Ask for a revision where a planned consultation or a draft assessment is reported as complete.',
      {
        'State of documents':
          'version, date and status (draft, approved) of each assessment, charter or contract that a claim rests on.',
      },
    ),
    deciding(
      'Decide whether a pilot with this data is lawful and safe enough to design. Reject it if a decision about a person is left to the tool alone, or if a hazard rated high has no control. Where law is unclear, make the answer of counsel a condition.',
      'table with criterion, met or not, and evidence: impact assessment complete, legal basis stated, high hazards controlled, stop limits with figures, consultations held.',
    ),
  ],
})
