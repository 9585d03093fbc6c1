import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const levels = passageOf({
  name: 'Harbour levels',
  text: 'Availability\n\nService | Agreed | Reached\nCrane | 99.5% | 99.1%\nLock | 99.0% | 99.4%\nPilot radio | 99.9% | 99.2%',
})
const german = passageOf({
  name: 'Hafendienste',
  text: 'Verfügbarkeit\n\nDienst | Vereinbart | Erreicht\nKran | 99,5 % | 99,1 %\nSchleuse | 99,0 % | 99,4 %\nLotsenfunk | 99,9 % | 99,2 %',
})

describe('what was promised beside what was reached', () => {
  it.each([
    [
      'Which services fall short of what was agreed?',
      levels,
      { told: ['Crane', 'Pilot radio'], other: 'Lock' },
    ],
    ['Which services reach the agreed level?', levels, { told: ['Lock'], other: 'Crane' }],
    [
      'Welche Dienste verfehlen die Vereinbarung?',
      german,
      { told: ['Kran', 'Lotsenfunk'], other: 'Schleuse' },
    ],
    ['Welche Dienste erfüllen die Vereinbarung?', german, { told: ['Schleuse'], other: 'Lotsenfunk' }],
  ])('tells the rows: %s', (question, passage, { told, other }) => {
    const answer = ask(question, passage)
    for (const name of told) expect(answer).toContain(name)
    expect(answer).not.toContain(other)
  })

  it('tells in German what was not kept', () => {
    const promises = passageOf({
      text: 'Verfügbarkeit\n\nZusage | Zugesagt | Ist\nKran | 99,5 % | 99,1 %\nSchleuse | 99,0 % | 99,4 %',
    })
    const answer = ask('Welche Zusagen wurden nicht eingehalten?', promises)
    expect(answer).toContain('Kran')
    expect(answer).not.toContain('Schleuse')
  })

  it('tells none where the table does not say which side is good', () => {
    const colours = passageOf({ text: 'Paint\n\nService | Agreed | Reached\nCrane | 12 | 14\nLock | 9 | 7' })
    expect(ask('Which services fall short of what was agreed?', colours)).not.toContain('**')
  })
})

describe('things that are compared', () => {
  const offers = passageOf({
    name: 'Quay offers',
    text: 'Price in £ thousand | Brenko | Satzbau | Alderly\nPiles | 210 | 190 | 250\nCrane | 80 | 140 | 60\nTotal | 290 | 330 | 310',
  })

  it.each([
    ['Which offer is the cheapest?', 'Brenko'],
    ['Which offer is the most expensive?', 'Satzbau'],
    ['Welches Angebot ist das günstigste?', 'Brenko'],
  ])('are told by the total of what has names over its columns: %s', (question, told) => {
    const answer = ask(question, offers)
    expect(answer).toContain(told)
    expect(answer).toMatch(told === 'Brenko' ? /290/ : /330/)
  })

  it('leave remarks with a figure among them out', () => {
    const marks = passageOf({
      name: 'Marks',
      text: 'Marks\n\nCriterion | Brenko | Ostrand | Remarks\nCrane | 4 | 3 | 27 houses asked\nPiles | 2 | 5 | As offered\nRopes | 3 | 3 | None',
    })
    const answer = ask('Which vendor has the highest mark for the crane?', marks)
    expect(answer).toContain('Brenko')
    expect(answer).not.toContain('27')
  })

  it.each([
    ['How far above the limit are the offers?', 'Above (+) or below (-) the limit'],
    ['Wie weit liegen die Angebote über dem Rahmen?', 'Über (+) oder unter (-) dem Rahmen'],
  ])('all lie at a distance: %s', (question, name) => {
    const limits = passageOf({
      name: 'Offers',
      text: `Price in £ thousand | Brenko | Ostrand\nPiles | 210 | 190\n${name} | +12 | -8`,
    })
    const answer = ask(question, limits)
    expect(answer).toContain('+12')
    expect(answer).toContain('-8')
  })
})

describe('a row', () => {
  it('is not chosen by the name of a column in the remarks of another', () => {
    const stock = passageOf({
      name: 'Stock',
      text: 'Part | Hull | Gdynia | Remarks\nRopes | 14 | 9 | From Ostrand\nLamps | 6 | 11 | Ordered with those of Hull',
    })
    expect(ask('How many ropes are there in Hull?', stock)).toContain('14')
  })

  it('of a deed counts nobody', () => {
    const plan = passageOf({ name: 'Plan', text: 'Schritt der Werft | Zahl\nLieferung | 3\nAnstrich | 8' })
    expect(isRefused(ask('Wie viele Lieferanten hat die Werft?', plan))).toBe(true)
    const list = passageOf({ name: 'Plan', text: 'Wer der Werft dient | Zahl\nLieferanten | 3\nMaler | 8' })
    expect(ask('Wie viele Lieferanten hat die Werft?', list)).toContain('**3**')
  })
})

describe('before something can begin', () => {
  it.each([
    [
      'What has to be done before the opening of the quay?',
      'Conditions',
      'The quay opens in May, its opening is public.',
    ],
    [
      'Was muss vor der Eröffnung des Kais erledigt sein?',
      'Voraussetzungen',
      'Die Eröffnung des Kais ist im Mai.',
    ],
  ])('its conditions have to be met: %s', (question, heading, text) => {
    const paper = passageOf({
      text: `Quay\n\n${text}\n\n${heading}\n\n- Piles tested\n- Crane certified`,
    })
    const answer = ask(question, paper)
    expect(answer).toContain('Piles tested')
    expect(answer).toContain('Crane certified')
  })
})
