import { describe, expect, it } from '@jest/globals'
import type { Evidence, Passage } from '../port.ts'
import { contribution } from './contribution.ts'

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  chunkId: '0198c0de-0000-7000-8000-000000000024',
  artifactId: null,
  sourceKind: 'initiative',
  name: 'Study',
  page: 1,
  text,
  relevance: 0.5,
  ...more,
})
const chapter = (expectedOutput: string, text: string, more: Partial<Evidence> = {}): string =>
  contribution({
    phaseName: 'Discovery',
    phaseDescription: '',
    inputs: [],
    passages: [passage(text)],
    conversation: [],
    expectedOutput,
    ...more,
  })

describe('a part is left open rather than answered by what does not fit', () => {
  it('such as what the method of the firm prescribes', () => {
    const passages = [
      passage('A trial is stopped at no more than three faults a day.', {
        sourceKind: 'firm',
        name: 'Method',
      }),
    ]
    expect(chapter('Stop limits', '', { passages })).toContain('**Open:** Stop limits.')
  })

  it('such as the average of a month under milestones', () => {
    const text =
      '2. Milestones\n\nCleaning took 52 minutes on average in March 2026. The new hall opens on 4 June 2026.'
    const told = chapter('Milestones', text)
    expect(told).toContain('opens on 4 June 2026')
    expect(told).not.toContain('52 minutes')
  })

  it('such as what has its ordinals and days alone', () => {
    const text = 'In the first half of the year spare parts were missing on 40 days of the week.'
    expect(chapter('First ninety days', text)).not.toContain('spare parts')
  })

  it('such as any budget under what drives the cost', () => {
    const text = '2. Budget\n\nThe choice of the supplier itself has a budget of €90,000.'
    expect(chapter('Cost drivers', text)).toContain('**Open:** Cost drivers.')
  })

  it('such as an expectation under open points', () => {
    const text = 'She expects a yield of 94 percent after two years, which would save €1.2 million.'
    const output = '- Open points: expected yield after years, million saved\n- Actions: who does what'
    expect(chapter(output, text)).not.toContain('94 percent')
  })
})

describe('what is recommended', () => {
  it('answers who asks for the decision, in whichever words', () => {
    const text =
      'The working group recommends variant C, starting with the tram lines. The maker recommends oil of grade 40.'
    const told = chapter('Decision requested', text)
    expect(told).toContain('recommends variant C')
    expect(told).not.toContain('grade 40')
  })

  it('is not told by a step that is called so', () => {
    const text =
      'Step | Result | Due\nTender | Offers | 4 May 2026\nRecommendation | Decision paper | 9 June 2026'
    expect(
      chapter(
        '- Decision requested: decision paper, due date of the recommendation\n- Actions: who does what',
        text,
      ),
    ).toContain('**Open:** Decision requested and Actions.')
  })
})

describe('a sentence that points back', () => {
  it('is told with the one that says to whom', () => {
    const text =
      'Six fitters know the old lifts. He regards the loss of these people as the greatest risk for the depots.'
    expect(chapter('Risks', text)).toContain(
      '“Six fitters know the old lifts. He regards the loss of these people as the greatest risk for the depots”',
    )
  })
})

describe('an input that a document contradicts', () => {
  it('is told with the value of the document, and the question quotes no more than the clause', () => {
    const text =
      'The trial has a budget of €600,000: €350,000 for parts, €150,000 for fitters and €100,000 for the report.'
    const told = chapter('Trial budget', text, { inputs: [{ label: 'Trial budget', value: 'EUR 550,000' }] })
    expect(told).toContain('**Trial budget:** EUR 550,000 (input; Study, page 1: €600,000)')
    expect(told).toContain(
      'the input says “EUR 550,000”, but “The trial has a budget of €600,000” (Study, page 1)',
    )
  })
})

describe('the answer to a question', () => {
  it('is kept as what holds and is not told as a wish that nobody could fulfil', () => {
    const person = 'Ana Ruiz'
    const decision = 'The study holds: six hundred thousand.'
    const question =
      '**Trial budget:** the input says “EUR 550,000”, but “The budget is €600,000” (Study, page 1).'
    const told = chapter('Trial budget', 'The trial has a budget of €600,000.', {
      inputs: [{ label: 'Trial budget', value: 'EUR 550,000' }],
      standing: [{ number: 1, kind: 'decision', person, text: decision, question }],
      revisionRequest: decision,
      revisionBy: 'person',
    })
    expect(told).toContain(decision)
    expect(told).not.toContain('cannot do this by rule')
  })

  it('such as the end of a contract under deadlines of something else', () => {
    const text =
      'Table 1. Firms\n\nFirm | Way in | Contract ends\nCrane & Co | Key | 30 June 2027\nMoss | Card | 31 May 2028'
    expect(chapter('Reporting deadlines: what is reported and by when', text)).toContain('**Open:**')
    expect(chapter('End dates of contracts', text)).toContain('Crane & Co')
  })

  it('such as what minutes of a body say under its people', () => {
    const text = 'The board took the figures of last year. It closed the east door in spring.'
    const label = 'Building committee, 5 November 2026'
    expect(chapter('People needed', '', { passages: [passage(text, { label })] })).toContain('**Open:**')
  })

  it.each([
    ['The policy pays up to 2 million pounds for the loss of stock and of machines.', 'Ranked risks'],
    ['You tell the tenants if the risk to them is high, within two days.', 'Ranked risks'],
    ['Die Versicherung zahlt bei Ausfall der Anlage bis zu 2 Millionen Euro.', 'Größte Risiken'],
    ['Nets for the quay cost 4,000 pounds a year and ropes 2,000 pounds a year.', 'Savings by quay'],
    ['The trial costs 14,200 pounds; a second crew would come by boat.', 'Sensitivity'],
    ['The harbour master said that it would rain until 2028.', 'Sensitivity'],
    ['Tarn does not meet YARD-02 (crane capacity of all berths).', 'Capacity'],
    ['Ada Brandt presented her review of the quay.', 'Review of the quay'],
    ['Ada Brandt und Jonas Weir, für den Vorstand. 4. Mai 2027', 'Termine des Vorstands'],
    ['Keeping the quay for ten more years costs 4,000 pounds a year.', 'Proposals'],
  ])('such as “%s” under “%s”', (text, part) => {
    const passages = [passage(`${text}\n\nThe tide was low and the wind came from the west.`)]
    expect(chapter(part, '', { passages })).toMatch(/\*\*(?:Open|Offen):\*\*/)
  })
})

describe('a part is told by what fits it', () => {
  it.each([
    ['Wenn die Pacht stiege, wären es 19.000 Euro mehr.', 'Sensitivität'],
    ['Closing the east gate saves 4,000 pounds a year.', 'Savings by gate'],
    ['The harbour master proposes a second crane.', 'Proposals'],
    ['The board decided that the quay be closed.', 'Decisions'],
    [
      'The loss of the crane would stop the quay: that is the greatest risk.',
      'Ranked risks: risk, loss, what stops',
    ],
  ])('such as “%s” under “%s”', (text, part) => {
    expect(chapter(part, text)).toContain(text.replace(/\.$/, ''))
  })

  it.each([
    ['- Datenschutzanforderungen: was mit den Daten zu geschehen hat', 'Anforderungen an den Datenschutz'],
    ['Schnittstellenübersicht', 'Schnittstellen'],
  ])('a compound by a heading with its parts: %s', (part, label) => {
    const text = 'Die Namen der Pächter bleiben im Haus.'
    expect(chapter(part, '', { passages: [passage(text, { label })] })).toContain('Pächter')
  })
})
