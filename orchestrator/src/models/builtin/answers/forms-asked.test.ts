import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

describe('the form of a question', () => {
  it('has initials that a passage writes out, in both languages', () => {
    const rules = passageOf({ text: 'Ropes\n\nPersonal protective equipment is inspected every March.' })
    expect(ask('When is the PPE inspected?', rules)).toContain('every March')
    const agreement = passageOf({
      text: 'Werft\n\nDie persönliche Schutzausrüstung wird jeden März durch Ada Brandt geprüft.',
    })
    expect(isRefused(ask('Wann wird der TÜV geprüft?', agreement))).toBe(true)
    const letter = passageOf({ text: 'Werft\n\nFreie Mitarbeit Hafen wird ab März 2031 geprüft.' })
    expect(ask('Wann wird die FMH geprüft?', letter)).toContain('März 2031')
  })

  it.each([
    ['Which of the two offers is cheaper?', 'Ostrand'],
    ['Which offer is more expensive?', 'Alderly'],
    ['Welches Angebot ist teurer?', 'Alderly'],
    ['Welches der beiden Angebote ist günstiger?', 'Ostrand'],
  ])('compares what there is, without a word for the most: %s', (question, told) => {
    const offers = passageOf({
      name: 'Offers',
      text: 'Offers\n\nOffer | Price in £\nAlderly | 41,000\nOstrand | 38,500',
    })
    const answer = ask(question, offers)
    expect(answer).toContain(told)
    expect(answer).toContain('**')
  })

  it('chooses of two only where there are two', () => {
    const offers = passageOf({
      name: 'Offers',
      text: 'Offers\n\nOffer | Price in £\nAlderly | 41,000\nOstrand | 38,500\nBirkdale | 31,000',
    })
    expect(ask('Which of the two offers is cheaper?', offers)).not.toContain('**31,000**')
  })

  it.each([
    ['How often are the ropes inspected?', 'The ropes are inspected every six weeks.', 'every six weeks'],
    ['Wie oft werden die Seile geprüft?', 'Die Seile werden alle sechs Wochen geprüft.', 'alle sechs Wochen'],
  ])('asks for a frequency: %s', (question, text, told) => {
    expect(ask(question, passageOf({ text: `Ropes\n\n${text}` }))).toContain(told)
    const day = text.replace(told, /^Die/.test(text) ? 'am 3. Mai 2031' : 'on 3 May 2031')
    expect(isRefused(ask(question, passageOf({ text: `Ropes\n\n${day}` })))).toBe(true)
  })

  it.each([
    ['In which months is the lock closed?', 'The lock is closed in January and February.', 'January'],
    [
      'In welchem Monat ist die Schleuse geschlossen?',
      'Im Monat Januar ist die Schleuse geschlossen.',
      'Januar',
    ],
  ])('asks for months: %s', (question, text, told) => {
    expect(ask(question, passageOf({ text: `Lock\n\n${text}` }))).toContain(told)
    const none = passageOf({
      text: `Lock\n\n${/Schleuse/.test(text) ? 'Die Schleuse ist bei Sturm geschlossen.' : 'The lock is closed during storms.'}`,
    })
    expect(isRefused(ask(question, none))).toBe(true)
  })

  it.each(['Was zahlen die Reeder für die Liegeplätze?', 'Was zahlt der Reeder für die Liegeplätze?'])(
    'asks for money: %s',
    (question) => {
      const rule = passageOf({
        text: 'Entgelte\n\nDie Reeder zahlen für die Liegeplätze gern und bald. Für die Liegeplätze zahlen die Reeder 1.200 Euro.',
      })
      expect(ask(question, rule)).toContain('1.200 Euro')
    },
  )

  it.each([
    'What changes for the pilots?',
    'Was ändert sich für die Lotsen?',
    'What will change for the pilots?',
  ])('asks what changes, which no count tells: %s', (question) => {
    const staff = passageOf({ text: 'Staff | Number\nPilots (Lotsen) | 14\nCrane drivers | 9' })
    expect(isRefused(ask(question, staff))).toBe(true)
  })

  it('counts what it names, and not what is done with it', () => {
    const text = 'Quays\n\nThe tide gauge is read by 14 harbours on the coast, in 2 shifts.'
    expect(ask('How many harbours read the tide gauge?', passageOf({ text }))).toContain('14 harbours')
    const german = 'Kais\n\nDen Pegel lesen 14 Häfen an der Küste, in 2 Schichten.'
    expect(ask('Wie viele Häfen lesen den Pegel?', passageOf({ text: german }))).toContain('14 Häfen')
    const tide = 'Kais\n\nAn 14 Häfen wird der Pegel gelesen, in 2 Schichten.'
    expect(ask('An wie vielen Häfen wird der Pegel gelesen?', passageOf({ text: tide }))).toContain('14')
  })

  it('counts what a number of is told of', () => {
    const text = 'Aims\n\nThe number of groundings in the channel is to fall from 20 to 9.'
    expect(ask('How many groundings are there in the channel?', passageOf({ text }))).toContain('20 to 9')
    const german = 'Ziele\n\nDie Zahl der Havarien in der Rinne soll von 20 auf 9 fallen.'
    expect(ask('Wie viele Havarien gibt es in der Rinne?', passageOf({ text: german }))).toContain('20 auf 9')
  })

  it('asks leave by its first words alone', () => {
    const text = 'Bilder\n\nAufnahmen der Kameras werden höchstens neun Tage aufbewahrt.'
    expect(ask('Wie lange dürfen wir Aufnahmen der Kameras aufbewahren?', passageOf({ text }))).toContain(
      'neun Tage',
    )
    const english = 'Images\n\nRecordings of the cameras are kept for at most nine days.'
    expect(ask('How long may we keep recordings of the cameras?', passageOf({ text: english }))).toContain(
      'nine days',
    )
  })
})

describe('what is meant by other words', () => {
  it.each([
    ['Can the pilots work at home?', 'Pilots may telework on two days a week.', 'telework'],
    [
      'Wie viele Tage dürfen Lotsen daheim arbeiten?',
      'Lotsen dürfen zwei Tage in der Woche im Homeoffice arbeiten.',
      'Homeoffice',
    ],
    ['Is the radio of the pilots taped?', 'The radio of the pilots is recorded.', 'is recorded'],
    ['Wird der Funk der Lotsen mitgehört?', 'Der Funk der Lotsen wird nicht aufgezeichnet.', 'aufgezeichnet'],
    [
      'How long does a phone call with the harbour take?',
      'A conversation with the harbour takes nine minutes.',
      'nine minutes',
    ],
    [
      'Wie lange dauert ein Telefonat mit dem Hafen?',
      'Ein Gespräch mit dem Hafen dauert neun Minuten.',
      'neun Minuten',
    ],
    [
      'Who decides if the pilots cannot agree?',
      'Disputes of the pilots are decided by the harbour board.',
      'harbour board',
    ],
    [
      'Wer entscheidet, wenn sich die Lotsen nicht einig sind?',
      'Über Streitfälle der Lotsen entscheidet der Hafenrat.',
      'Hafenrat',
    ],
    ['Which shipyard is out of the race?', 'The shipyard Ostrand is no longer considered.', 'Ostrand'],
    ['Welche Werft ist aus dem Rennen?', 'Die Werft Ostrand ist ausgeschieden.', 'Ostrand'],
    [
      'What are we still discussing with the shipyard?',
      'With the shipyard the warranty is still open.',
      'warranty',
    ],
    [
      'Worüber verhandeln wir mit der Werft?',
      'Mit der Werft ist die Gewährleistung noch offen.',
      'Gewährleistung',
    ],
    [
      'How much did the council agree to spend on the quay?',
      'The council approved £41,000 for the quay.',
      '£41,000',
    ],
    ['Wie viel hat der Rat für den Kai bewilligt?', 'Der Rat genehmigt 41.000 Euro für den Kai.', '41.000'],
    [
      'How long is the wait of the ships at the lock?',
      'The queue of ships at the lock lasts 40 minutes.',
      '40 minutes',
    ],
    [
      'Wie lange warten Schiffe an der Schleuse?',
      'Die Wartezeit der Schiffe an der Schleuse beträgt 40 Minuten.',
      '40 Minuten',
    ],
  ])('is told: %s', (question, text, told) =>
    expect(ask(question, passageOf({ text: `Harbour\n\n${text}` }))).toContain(told),
  )
})
