import { docFile, xlsFile } from '../orchestrator/src/ingestion/testing/old-office-files.ts'
import { docxFile, pdfFile, pptxFile, xlsxFile } from '../orchestrator/src/ingestion/testing/sample-files.ts'

/** Plain business sentences that say nothing of the facts asked for. */
export const filler = (number: number): string =>
  [
    `Section ${number} describes the ordinary course of work in the department and the people who take part in it.`,
    'Meetings are held in the morning, and minutes are kept by whoever chairs them.',
    'Changes to this section are made by the head of the department after the others were heard.',
  ][number % 3] ?? ''

export const text = (bytes: string): Buffer => Buffer.from(bytes, 'utf8')

const pdfPage = (number: number, fact?: string) =>
  [`Chapter ${number}`, filler(number), filler(number + 1), ...(fact === undefined ? [] : [fact])].map(
    (line, index) => ({ x: 60, y: 720 - index * 30, size: index === 0 ? 16 : 9, text: line }),
  )

export interface Sample {
  file: { name: string; mimeType: string; buffer: Buffer }
  question: string
  /** Words of the fact that the answer has to quote. */
  fact: string
  /** Where a reader finds it. */
  place: RegExp
}

const parts = Array.from({ length: 30 }, (_, index) => index + 1)

export const samples: Sample[] = [
  {
    file: {
      name: 'press-maintenance.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        pdfFile(
          parts.map((number) =>
            pdfPage(
              number,
              number === 23
                ? 'The hydraulic press in hall C was rebuilt by Oberlin Hydraulics in 2021.'
                : undefined,
            ),
          ),
        ),
      ),
    },
    question: 'Who rebuilt the hydraulic press in hall C?',
    fact: 'Oberlin Hydraulics',
    place: /Page 23$/,
  },
  {
    file: {
      name: 'canteen-policy.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.from(
        docxFile(
          parts.flatMap((number) => [
            { heading: number === 19 ? 'Allergen rules' : `Rule ${number}`, level: 1 },
            {
              paragraph:
                number === 19
                  ? 'The canteen labels sesame and lupin on every dish since the audit of Ferris Consulting.'
                  : filler(number),
            },
          ]),
        ),
      ),
    },
    question: 'Since which audit does the canteen label sesame and lupin?',
    fact: 'Ferris Consulting',
    place: /Allergen rules/,
  },
  {
    file: {
      name: 'forklift-register.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(
        xlsxFile({
          Summary: [['Count', 400]],
          Forklifts: [
            ['Forklift', 'Depot', 'Next inspection'],
            ...Array.from({ length: 400 }, (_, index) => [
              `FL-${index + 1}`,
              index === 311 ? 'Grimsby quay' : 'Main yard',
              index === 311 ? '9 November 2027' : 'June 2027',
            ]),
          ],
        }),
      ),
    },
    question: 'When is the next inspection of the forklift at the Grimsby quay depot?',
    fact: '9 November 2027',
    place: /Forklifts rows \d+/,
  },
  {
    file: {
      name: 'night-shift.doc',
      mimeType: 'application/msword',
      buffer: Buffer.from(
        docFile(
          parts
            .map((number) =>
              number === 22
                ? 'FIRST AID\rThe defibrillator of the night shift hangs beside the Kessler lathe.\r'
                : `RULE ${number}\r${filler(number)}\r`,
            )
            .join(''),
        ),
      ),
    },
    question: 'Where does the defibrillator of the night shift hang?',
    fact: 'Kessler lathe',
    // The old format has neither styles nor pages: the part that it stands in is told by its first heading.
    place: /RULE 21|FIRST AID/,
  },
  {
    file: {
      name: 'key-register.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(
        xlsFile({
          Keys: [
            ['Key', 'Room', 'Holder'],
            ...Array.from({ length: 200 }, (_, index) => [
              `K-${index + 1}`,
              index === 160 ? 'Paint store' : 'Office',
              index === 160 ? 'Ingrid Solheim' : 'Reception',
            ]),
          ],
        }),
      ),
    },
    question: 'Who is the holder of the key to the paint store?',
    fact: 'Ingrid Solheim',
    place: /Keys rows \d+/,
  },
  {
    file: {
      name: 'brand-workshop.pptx',
      mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      buffer: Buffer.from(
        pptxFile(
          parts.map((number) => ({
            title: `Topic ${number}`,
            lines: [
              number === 14 ? 'The new slogan was written by the Lindqvist agency in Malmo.' : filler(number),
            ],
          })),
        ),
      ),
    },
    question: 'Which agency wrote the new slogan?',
    fact: 'Lindqvist agency',
    place: /Slide 14/,
  },
  {
    file: {
      name: 'tool-cribs.csv',
      mimeType: 'text/csv',
      buffer: text(
        [
          'Crib,Keeper,Shift',
          ...parts
            .concat(parts.map((one) => one + 30))
            .map((number) => `Crib ${number},${number === 47 ? 'Rosalind Achterberg' : 'Day keeper'},Early`),
        ].join('\n'),
      ),
    },
    question: 'Who is the keeper of tool crib 47?',
    fact: 'Rosalind Achterberg',
    place: /Rows? \d+/i,
  },
  {
    file: {
      name: 'site-diary.txt',
      mimeType: 'text/plain',
      buffer: text(
        parts
          .map((number) =>
            number === 26
              ? 'The north gate was closed for nine days because the weighbridge sank.'
              : `${filler(number)} ${filler(number + 2)}`,
          )
          .join('\n\n'),
      ),
    },
    question: 'Why was the north gate closed for nine days?',
    fact: 'weighbridge sank',
    place: /./,
  },
  {
    file: {
      name: 'apprentices.md',
      mimeType: 'text/markdown',
      buffer: text(
        parts
          .map((number) =>
            number === 21
              ? '## Welding school\n\nApprentices spend eleven weeks at the welding school of Duisburg-Ruhrort.'
              : `## Year plan ${number}\n\n${filler(number)}`,
          )
          .join('\n\n'),
      ),
    },
    question: 'How many weeks do apprentices spend at the welding school?',
    fact: 'eleven weeks',
    place: /Welding school/,
  },
  {
    file: {
      name: 'visitor-guide.html',
      mimeType: 'text/html',
      buffer: text(
        `<html><body>${parts
          .map((number) =>
            number === 17
              ? '<h2>Photography</h2><p>Visitors may photograph the foundry only with a blue badge signed by Petra Nowak.</p>'
              : `<h2>Room ${number}</h2><p>${filler(number)}</p>`,
          )
          .join('')}</body></html>`,
      ),
    },
    question: 'Who signs the blue badge with which visitors may photograph the foundry?',
    fact: 'Petra Nowak',
    place: /Photography/,
  },
  {
    file: {
      name: 'sensor-settings.json',
      mimeType: 'application/json',
      buffer: text(
        JSON.stringify({
          furnaces: parts.map((number) => ({
            name: `Furnace ${number}`,
            alarm: number === 28 ? 'Calibrated by Institut Marivaux every spring' : 'Standard',
          })),
        }),
      ),
    },
    question: 'Which institute calibrates the alarm of furnace 28 every spring?',
    fact: 'Institut Marivaux',
    place: /./,
  },
]
