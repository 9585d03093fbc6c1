import { describe, expect, it } from '@jest/globals'
import { citationMark, citedChunkIds, stripCitationMarks } from '../citations.ts'
import { costsPassage, sampleEvidence, sampleIds, sampleTurn } from '../testing/sample-evidence.ts'
import { checkClaims, undecidedClaims, withReadings } from './index.ts'

const costs = citationMark(sampleIds.costs)
const requirements = citationMark(sampleIds.requirements)
const check = (text: string) => checkClaims(text, sampleEvidence())

describe('checked citations (D4)', () => {
  it('keeps a mark whose passage supports the sentence, with a verbatim quote', () => {
    const checked = check(`The licences cost EUR 410,000 over five years ${costs}.`)
    expect(checked.text).toBe(`The licences cost EUR 410,000 over five years ${costs}.`)
    expect(checked.citations).toEqual([
      { chunkId: sampleIds.costs, quote: 'Licence costs amount to EUR 410,000 over five years.' },
    ])
    expect(checked.unsupportedClaims).toEqual([])
  })

  it('drops marks of unknown passages and reports the claim', () => {
    const unknown = citationMark('01920000-0000-7000-8000-00000000ffff')
    const checked = check(`The vendor has been bankrupt twice in the last decade. ${unknown}`)
    expect(checked.text).toBe('The vendor has been bankrupt twice in the last decade.')
    expect(checked.citations).toEqual([])
    expect(checked.unsupportedClaims).toEqual(['The vendor has been bankrupt twice in the last decade.'])
  })

  it('drops a mark whose passage is about something else', () => {
    const checked = check(`Every employee receives three weeks of classroom training. ${costs}`)
    expect(checked.citations).toEqual([])
    expect(checked.unsupportedClaims).toHaveLength(1)
  })

  it('gives each sentence its own marks', () => {
    const checked = check(
      `Licence costs are EUR 410,000 over five years. ${costs} Interfaces to the warehouse system have to be documented. ${requirements}`,
    )
    expect(checked.citations.map((citation) => citation.chunkId)).toEqual([
      sampleIds.costs,
      sampleIds.requirements,
    ])
    expect(checked.citations[1]?.quote).toContain('documented interfaces')
  })

  it('finds the quote itself when the sentence quotes', () => {
    const checked = check(`“Implementation costs are estimated at EUR 780,000” (Cost model, page 4) ${costs}`)
    expect(checked.citations[0]?.quote).toBe('Implementation costs are estimated at EUR 780,000')
  })

  it('does not report headings, questions, what inputs say, or that nothing was found', () => {
    const text = [
      '## Costs of the chosen system in detail',
      'Which of the vendors do you want to see first?',
      'The budget of EUR 1.2 million was approved by the steering committee.',
      'I found nothing about this in the documents and inputs that I was given.',
    ].join('\n')
    expect(check(text).unsupportedClaims).toEqual([])
  })

  it('lists and strips marks', () => {
    expect(citedChunkIds(`a ${costs} b ${costs}${requirements}`)).toEqual([
      sampleIds.costs,
      sampleIds.requirements,
    ])
    expect(stripCitationMarks(`a ${costs} b.`)).toBe('a b.')
  })
})

describe('claims against the passage that they cite', () => {
  const cited = (text: string, about: string, claim: string) => {
    const passage = { ...costsPassage, text, context: about }
    return checkClaims(`${claim} ${costs}`, { passages: [passage], inputs: [], conversation: [] })
  }
  describe('The clinic treats 14,200 outpatients a year, 8 percent more ', () => {
    const text =
      'The clinic treats 14,200 outpatients a year, 8 percent more than in 2022. Waiting time averages 31 days. A second scanner was approved by the board in March and will be installed in October 2026. Dr. Hanna Olsen heads radiology.'
    it.each([
      'The clinic sees 14,200 outpatients per year.',
      'Compared with 2022, outpatients have risen by 8 percent.',
      'On average patients wait 31 days.',
      'The board gave its approval for a second scanner in March.',
      'Radiology is led by Dr. Hanna Olsen.',
      'Der zweite Scanner wird im Oktober 2026 installiert.',
      'Die Klinik behandelt 14.200 ambulante Patienten im Jahr.',
      'Die Wartezeit beträgt im Durchschnitt 31 Tage.',
      'Leiterin der Radiologie ist Dr. Hanna Olsen.',
    ])('bears out: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.marks).toHaveLength(1)
      expect(checked.claims[0]?.standing).not.toBe('contradicted')
    })
    it.each([
      'The clinic treats 12,400 outpatients a year.',
      'Waiting time averages 31 weeks.',
      'A second scanner was installed in October 2026.',
      'The board rejected a second scanner.',
      'Dr. Peter Lund heads radiology.',
      'Der Vorstand hat den zweiten Scanner abgelehnt.',
      'Outpatients are 18 percent more than in 2022.',
      'The second scanner will be installed in April 2026.',
    ])('contradicts: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.claims[0]?.standing).toBe('contradicted')
      expect(checked).toMatchObject({ marks: [], citations: [], unsupportedClaims: [claim] })
    })
  })
  describe('Die Bank führt 320', () => {
    const text =
      'Die Bank führt 320.000 Girokonten. 41 Prozent der Kunden nutzen die App, Ziel sind 60 Prozent bis Ende 2027. Die Filiale in Bremen wird nicht geschlossen. Kredite über 500.000 Euro müssen vom Kreditausschuss genehmigt werden.'
    it.each([
      'Die Bank hat 320.000 Girokonten.',
      'Die App wird von 41 Prozent der Kunden genutzt.',
      'Bis Ende 2027 sollen 60 Prozent der Kunden die App nutzen.',
      'Die Filiale in Bremen bleibt bestehen.',
      'Der Kreditausschuss muss Kredite über 500.000 Euro genehmigen.',
      'The bank keeps 320,000 current accounts.',
      '41 percent of the customers use the app.',
      'The branch in Bremen will not be closed.',
      'Loans above EUR 500,000 have to be approved by the credit committee.',
    ])('bears out: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.marks).toHaveLength(1)
      expect(checked.claims[0]?.standing).not.toBe('contradicted')
    })
    it.each([
      'Die Bank führt 230.000 Girokonten.',
      '60 Prozent der Kunden nutzen die App.',
      'Die Filiale in Bremen wird geschlossen.',
      'Die Filiale in Hamburg wird nicht geschlossen.',
      'Kredite über 50.000 Euro müssen vom Kreditausschuss genehmigt werden.',
      'Kredite über 500.000 Euro können vom Kreditausschuss genehmigt werden.',
      'The branch in Bremen will be closed.',
      'Loans above USD 500,000 have to be approved by the credit committee.',
      'Das Ziel sind 60 Prozent bis Ende 2025.',
    ])('contradicts: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.claims[0]?.standing).toBe('contradicted')
      expect(checked).toMatchObject({ marks: [], citations: [], unsupportedClaims: [claim] })
    })
  })
  describe('Steel prices rose by 12 percent in the first quarter', () => {
    const text =
      'Steel prices rose by 12 percent in the first quarter. The supplier may adjust prices twice a year, but never by more than 5 percent. Deliveries take six weeks on average. All mills except Lulea are certified to ISO 14001.'
    it.each([
      'In the first quarter the price of steel went up by 12 percent.',
      'The supplier is allowed to adjust its prices two times a year.',
      'Price adjustments are capped at 5 percent.',
      'It takes six weeks on average to deliver.',
      'Lulea is the only mill without ISO 14001.',
      'Im ersten Quartal stiegen die Stahlpreise um 12 Prozent.',
      'Lieferungen dauern durchschnittlich sechs Wochen.',
      'Bis auf Lulea sind alle Werke nach ISO 14001 zertifiziert.',
    ])('bears out: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.marks).toHaveLength(1)
      expect(checked.claims[0]?.standing).not.toBe('contradicted')
    })
    it.each([
      'Steel prices fell by 12 percent in the first quarter.',
      'Steel prices rose by 12 percent in the third quarter.',
      'The supplier must adjust prices twice a year.',
      'The supplier may not adjust prices.',
      'Deliveries take six months on average.',
      'All mills are certified to ISO 14001.',
      'All mills except Lulea are certified to ISO 9001.',
      'Steel prices rose by 12 percentage points in the first quarter.',
      'Die Stahlpreise sanken im ersten Quartal um 12 Prozent.',
    ])('contradicts: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.claims[0]?.standing).toBe('contradicted')
      expect(checked).toMatchObject({ marks: [], citations: [], unsupportedClaims: [claim] })
    })
  })
  describe('The pilot in Porto was stopped after four weeks because scan', () => {
    const text =
      'The pilot in Porto was stopped after four weeks because scanners failed. It has not been repeated. The team proposes to repeat it in May with new devices. Maria Sousa is responsible for the devices, Joao Reis for the training.'
    it.each([
      'After four weeks the Porto pilot was stopped.',
      'Failing scanners were the reason for stopping the pilot.',
      'So far the pilot has not been repeated.',
      'A repetition of the pilot in May with new devices is proposed.',
      'Maria Sousa answers for the devices and Joao Reis for the training.',
      'Der Pilot in Porto wurde nach vier Wochen gestoppt.',
      'Das Team schlägt vor, den Pilot im Mai mit neuen Geräten zu wiederholen.',
    ])('bears out: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.marks).toHaveLength(1)
      expect(checked.claims[0]?.standing).not.toBe('contradicted')
    })
    it.each([
      'The pilot in Porto was stopped after eight weeks.',
      'The pilot in Lisbon was stopped after four weeks.',
      'The pilot was repeated in May.',
      'Joao Reis is responsible for the devices.',
      'Der Pilot wurde wiederholt.',
    ])('contradicts: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.claims[0]?.standing).toBe('contradicted')
      expect(checked).toMatchObject({ marks: [], citations: [], unsupportedClaims: [claim] })
    })
  })
  describe('| Milestone | Due | Amount |', () => {
    const text =
      '| Milestone | Due | Amount |\n| --- | --- | ---: |\n| Design accepted | 15 March 2026 | EUR 120,000 |\n| Tests passed | 30 June 2026 | EUR 240,000 |\n| Final acceptance | 30 September 2026 | EUR 90,000 |'
    it.each([
      'EUR 240,000 are due when tests are passed.',
      'Final acceptance is due on 30 September 2026.',
      'For design acceptance EUR 120,000 are paid.',
      'Bei der Endabnahme sind 90.000 Euro fällig.',
    ])('bears out: %s', (claim) => {
      const checked = cited(text, 'Contract > Payment', claim)
      expect(checked.marks).toHaveLength(1)
      expect(checked.claims[0]?.standing).not.toBe('contradicted')
    })
    it.each([
      'EUR 120,000 are due when tests are passed.',
      'Final acceptance is due on 30 June 2026.',
      'Final acceptance is due on 30 November 2026.',
      'Tests passed is worth EUR 420,000.',
    ])('contradicts: %s', (claim) => {
      const checked = cited(text, 'Contract > Payment', claim)
      expect(checked.claims[0]?.standing).toBe('contradicted')
      expect(checked).toMatchObject({ marks: [], citations: [], unsupportedClaims: [claim] })
    })
  })
  describe('The old system cannot export invoices', () => {
    const text =
      'The old system cannot export invoices. Customers complain about double bookings, which concern less than 1 percent of orders. The new system went live in Oslo on 4 February and will follow in Bergen in June. Nobody in Bergen has been trained yet.'
    it.each([
      'Invoices cannot be exported from the old system.',
      'Fewer than one percent of orders are affected by double bookings.',
      'In Oslo the new system has been live since 4 February.',
      'Bergen follows in June.',
      'In Bergen there has been no training so far.',
      'Das Altsystem kann keine Rechnungen exportieren.',
      'In Oslo ging das neue System am 4. Februar live.',
    ])('bears out: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.marks).toHaveLength(1)
      expect(checked.claims[0]?.standing).not.toBe('contradicted')
    })
    it.each([
      'The old system can export invoices.',
      'The new system went live in Bergen on 4 February.',
      'The new system went live in Oslo on 14 February.',
      'The staff in Bergen have been trained.',
      'Double bookings concern more than 10 percent of orders.',
      'Das Altsystem kann Rechnungen exportieren.',
      'The new system will go live in Oslo in June.',
    ])('contradicts: %s', (claim) => {
      const checked = cited(text, '', claim)
      expect(checked.claims[0]?.standing).toBe('contradicted')
      expect(checked).toMatchObject({ marks: [], citations: [], unsupportedClaims: [claim] })
    })
  })
})

describe('claims that cite nothing', () => {
  const text = 'The pilot with three hundred drivers was stopped in May.'
  const standingWith = (changes: Partial<ReturnType<typeof sampleEvidence>>) =>
    checkClaims(text, sampleEvidence({ inputs: [], passages: [], ...changes })).claims[0]?.standing

  it('rest on inputs and people, never on agents', () => {
    const said = 'The pilot with 300 drivers was stopped in May.'
    expect(standingWith({ inputs: [{ label: 'Pilot', value: said }] })).toBe('supported')
    expect(standingWith({ conversation: [sampleTurn('Jana Voss', said, { role: 'USER' })] })).toBe(
      'supported',
    )
    expect(standingWith({ conversation: [sampleTurn('Analyst', said)] })).toBe('unsupported')
  })

  it('are contradicted by inputs', () => {
    const value = 'The pilot with 300 drivers was stopped in June.'
    expect(standingWith({ inputs: [{ label: 'Pilot', value }] })).toBe('contradicted')
  })
})

describe('what a rule cannot decide', () => {
  const claim = 'Quality of the interfaces is proven in advance of the launch.'
  const checked = check(`${claim} ${requirements}`)

  it('keeps its mark, and is asked for', () => {
    expect(checked.marks).toHaveLength(1)
    expect(undecidedClaims(checked)).toEqual([{ index: 0, text: claim, chunkIds: [sampleIds.requirements] }])
  })

  it('is decided by a model’s reading', () => {
    expect(withReadings(checked, [{ index: 0, says: 'supports' }]).claims[0]?.standing).toBe('supported')
    const against = withReadings(checked, [{ index: 0, says: 'contradicts' }])
    expect(against).toMatchObject({
      marks: [],
      unsupportedClaims: [claim],
      claims: [{ standing: 'contradicted' }],
    })
    expect(withReadings(checked, [{ index: 0, says: 'unrelated' }]).marks).toEqual([])
    expect(withReadings(checked, [{ index: 0, says: 'partly' }]).marks).toHaveLength(1)
  })

  it('is decided by words where no model is asked', () => {
    const decided = withReadings(checked, [])
    expect(undecidedClaims(decided)).toEqual([])
    expect(decided.marks).toHaveLength(1)
  })
})
