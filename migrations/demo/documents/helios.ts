import { bullets, table, text, type TextDocument } from './source.ts'

export const heliosCharter: TextDocument = {
  key: 'helios-charter',
  name: 'Clinical Triage Pilot Charter',
  fileName: 'helios-clinical-triage-pilot-charter.pdf',
  format: 'pdf',
  title: 'Clinical Triage Pilot Charter',
  subtitle: 'Helios Health, project HELIOTROPE-7731',
  facts: [
    ['Sponsor', 'Dr Naomi Feldman, Chief Medical Information Officer'],
    ['Date', '1 September 2026'],
    ['Version', '1.0, approved by the clinical safety board'],
  ],
  sections: [
    {
      heading: '1. Problem',
      blocks: [
        text(
          'The four urgent care centres of Helios Health see 168,000 patients a year. The median time from arrival to first clinical assessment was 34 minutes in the first half of 2026; the target is 15. Nurses spend about 40% of the triage conversation on typing.',
        ),
        text(
          'Project HELIOTROPE-7731 tests whether an assistant that drafts the triage note and proposes an urgency category can shorten this time without lowering safety. The nurse decides in every case; the assistant never discharges, refers or reorders a queue by itself.',
        ),
      ],
    },
    {
      heading: '2. Scope of the pilot',
      blocks: [
        table(
          ['Centre', 'Patients a year', 'Part in the pilot'],
          [
            ['Riverside', '52,000', 'Pilot, weeks 1 to 12'],
            ['Northgate', '47,000', 'Pilot, weeks 5 to 12'],
            ['Elm Park', '38,000', 'Control'],
            ['Harbour', '31,000', 'Control'],
            ['Total', '168,000', ''],
          ],
          { caption: 'Table 1. Centres', widths: [30, 30, 40] },
        ),
        bullets(
          'Adults who arrive on their own; not children under 16, not patients brought by ambulance.',
          'English and Spanish.',
          'Draft note and proposed category only; no prescriptions, no advice to patients.',
        ),
      ],
    },
    {
      heading: '3. Measures of success',
      blocks: [
        table(
          ['Measure', 'Today', 'Target', 'Stop if'],
          [
            ['Median time to first assessment', '34 min', '22 min', 'above 36 min for two weeks'],
            ['Under-triage (category too low)', '3.1%', '3.1% or less', 'above 3.6% in any week'],
            ['Nurse agreement with the proposal', 'none', '85%', 'below 70%'],
            ['Documentation time for a patient', '6.2 min', '3.5 min', 'none'],
          ],
          { caption: 'Table 2. Measures', widths: [40, 16, 20, 24] },
        ),
        text(
          'Under-triage is assessed by two physicians who do not see the proposal, on a weekly sample of 200 cases.',
        ),
      ],
    },
    {
      heading: '4. Safety and oversight',
      blocks: [
        text(
          'The clinical safety officer may stop the pilot at any time. A hazard log with 27 hazards has been opened; five are rated high and have two independent controls each. Incidents are reported within one hour. The clinical safety board meets weekly during the pilot.',
        ),
      ],
    },
    {
      heading: '5. Budget and time',
      blocks: [
        text(
          'The pilot has a budget of $740,000: $310,000 for the vendor, $190,000 for integration with the patient record, $150,000 for clinical time and $90,000 for evaluation. It begins on 11 January 2027 and ends with a report on 30 April 2027.',
        ),
      ],
    },
  ],
}

export const heliosDpia: TextDocument = {
  key: 'helios-dpia',
  name: 'Data Protection Impact Assessment',
  fileName: 'helios-data-protection-impact-assessment.docx',
  format: 'docx',
  title: 'Data Protection Impact Assessment',
  subtitle: 'Triage assistant, Helios Health',
  facts: [
    ['Author', 'Samuel Ortiz, Privacy Officer'],
    ['Date', '22 September 2026'],
    ['Status', 'Draft for consultation; register entry HEL-DPIA-0318'],
  ],
  sections: [
    {
      heading: '1. Processing',
      blocks: [
        text(
          'The assistant listens to the triage conversation, writes a draft note and proposes one of five urgency categories. Audio is held in memory and deleted when the note is signed, at the latest after 30 minutes. The note becomes part of the patient record. The vendor may not train models on the data.',
        ),
      ],
    },
    {
      heading: '2. Data and recipients',
      blocks: [
        table(
          ['Data', 'Purpose', 'Kept', 'Recipient'],
          [
            ['Audio', 'Drafting the note', '30 minutes at most', 'Vendor, as processor'],
            ['Draft and final note', 'Care', 'As the patient record', 'Helios'],
            [
              'Proposed and final category',
              'Safety evaluation',
              'Three years',
              'Helios, pseudonymised to the evaluator',
            ],
            ['Corrections by nurses', 'Quality', 'One year', 'Helios'],
          ],
          { widths: [25, 25, 22, 28] },
        ),
      ],
    },
    {
      heading: '3. Risks',
      blocks: [
        bullets(
          'Patients do not notice that a conversation is recorded. Measure: spoken notice and a sign; refusal leads to ordinary triage without delay.',
          'Accuracy differs between groups. Measure: weekly comparison by age, sex and language; a difference above two percentage points stops the pilot in that group.',
          'Nurses trust the proposal too much. Measure: the proposal is shown only after the nurse has entered an own category, in one case of ten.',
        ),
        text(
          'The residual risk is judged medium. The consultation of the patients’ council is planned for 14 October 2026 and has not taken place.',
        ),
      ],
    },
  ],
}
