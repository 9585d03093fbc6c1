import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const answer = (question: string, text: string): string =>
  ask(question, passageOf({ text: `Notes\n\n${text}` }))

describe('a sentence that says something else', () => {
  it.each([
    [
      'How high is the tide at the lock?',
      'If the tide at the lock is above 4 metres, the gate is closed.',
      'The tide at the lock is 3 metres high.',
    ],
    [
      'Wie hoch ist die Flut an der Schleuse?',
      'Wenn die Flut an der Schleuse 4 Meter hoch ist, wird das Tor geschlossen.',
      'Die Flut an der Schleuse ist 3 Meter hoch.',
    ],
  ])('has its figure in a condition: %s', (question, conditional, plain) => {
    expect(isRefused(answer(question, conditional))).toBe(true)
    expect(answer(question, plain)).toContain('3')
  })

  it.each([
    [
      'Who was harbour master before Brandt?',
      'Ada Brandt is harbour master.',
      'Jonas Weir was harbour master until Ada Brandt followed him.',
    ],
    [
      'Wer war Hafenmeister vor Brandt?',
      'Ada Brandt ist Hafenmeister.',
      'Jonas Weir war Hafenmeister bis Ada Brandt folgte.',
    ],
  ])('is of who came after: %s', (question, successor, before) => {
    expect(isRefused(answer(question, successor))).toBe(true)
    expect(answer(question, before)).toContain('Jonas Weir')
  })

  it.each([
    [
      'How much has the council granted for the quay?',
      'The master asks the council to grant £41,000 for the quay.',
      'The council granted £38,000 for the quay.',
      '38,000',
    ],
    [
      'Wie viel hat der Rat für den Kai bewilligt?',
      'Der Meister beantragt beim Rat 41.000 Euro für den Kai.',
      'Der Rat hat 38.000 Euro für den Kai bewilligt.',
      '38.000',
    ],
  ])('asks for what is not yet granted: %s', (question, ...[request, grant, told]) => {
    expect(isRefused(answer(question, request))).toBe(true)
    expect(answer(question, grant)).toContain(told)
  })

  it.each([
    [
      'Which harbour has a crane in the basin?',
      'The harbour Hull has no crane in the basin.',
      'The harbour Hull has a crane in the basin.',
    ],
    [
      'Welcher Hafen hat einen Kran im Becken?',
      'Der Hafen Hull hat keinen Kran im Becken.',
      'Der Hafen Hull hat einen Kran im Becken.',
    ],
  ])('is of one that lacks what is asked for: %s', (question, lacking, having) => {
    expect(isRefused(answer(question, lacking))).toBe(true)
    expect(answer(question, having)).toContain('Hull')
  })

  it.each([
    [
      'What does the crane cost per year?',
      'The crane costs £900 a month.',
      'The crane costs £10,800 a year.',
      '10,800',
    ],
    [
      'Was kostet der Kran pro Jahr?',
      'Der Kran kostet 900 Euro im Monat.',
      'Der Kran kostet 10.800 Euro im Jahr.',
      '10.800',
    ],
  ])('has the price of a month: %s', (question, ...[monthly, yearly, told]) => {
    expect(isRefused(answer(question, monthly))).toBe(true)
    expect(answer(question, yearly)).toContain(told)
  })

  it.each([
    ['Who decides on the mooring fees?', 'The harbour commission decides on the mooring fees.', 'commission'],
    ['Who decides on the design of the quay?', 'A jury decides on the design of the quay.', 'jury'],
    [
      'Wer entscheidet über die Liegegebühren?',
      'Über die Liegegebühren entscheidet die Hafenkommission.',
      'Hafenkommission',
    ],
  ])('names whom decides: %s', (question, text, told) => expect(answer(question, text)).toContain(told))
})

describe('a report on another month', () => {
  it.each([
    [
      'Wie hoch war die Auslastung im November in Hull?',
      'Bericht Oktober',
      'Vor dem Umbau im November\n\nDie Auslastung in Hull war 91 %.',
    ],
    [
      'How high was the use of the quay in November in Hull?',
      'Report on October',
      'Before the works in November\n\nThe use of the quay in Hull was 91%.',
    ],
  ])('does not tell of the one that is asked for: %s', (question, name, text) => {
    expect(isRefused(ask(question, passageOf({ name, text })))).toBe(true)
    const own = name.replace(/O[kc]tober/u, 'November')
    expect(ask(question, passageOf({ name: own, text }))).toContain('91')
  })
})

describe('who it is', () => {
  it('is not who came after', () => {
    expect(
      isRefused(answer('Who ran the yard before Brandt?', 'Ada Brandt has run the yard since May.')),
    ).toBe(true)
    expect(answer('Who ran the yard?', 'Ada Brandt has run the yard since May.')).toContain('Ada Brandt')
  })

  it.each([
    ['Who retires next year?', 'Two of the four crane drivers retire next year.', 'Two of the four'],
    [
      'Wer geht nächstes Jahr in Rente?',
      'Nächstes Jahr gehen zwei der vier Kranführer in Rente.',
      'zwei der vier',
    ],
    [
      'Wer geht nächstes Jahr in Rente?',
      'Nächstes Jahr gehen zwei von den vier Kranführern in Rente.',
      'zwei von den vier',
    ],
  ])('is told by so many of them: %s', (question, text, told) =>
    expect(answer(question, text)).toContain(told),
  )

  it.each(['Who retires soon?', 'Wer geht bald in Rente?'])(
    'is not told by the owner of a risk: %s',
    (question) => {
      const risks = passageOf({
        name: 'Risk log',
        label: 'Risks',
        text: 'Risk | Rating | Owner\nThe crane driver retires and nobody follows | High | Ada Brandt\nSilt in the basin | Low | Jonas Weir',
      })
      const german = passageOf({
        name: 'Risiken',
        label: 'Risiken',
        text: 'Risiko | Bewertung | Verantwortlich\nKranführer geht in Rente, niemand folgt | Hoch | Ada Brandt\nSchlick im Becken | Gering | Jonas Weir',
      })
      expect(ask(question, risks)).not.toMatch(/\*\*Ada Brandt/)
      expect(isRefused(ask(question, risks))).toBe(true)
      expect(isRefused(ask(question, german))).toBe(true)
    },
  )

  it('is not told by a sentence that has but a part of the word', () =>
    expect(
      isRefused(answer('Wer ist in Rente?', 'Ada Brandt prüft die Rentenrückstellung der Reederei.')),
    ).toBe(true))
})
