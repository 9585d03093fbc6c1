import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const harbour = (text: string, more: Partial<Parameters<typeof passageOf>[0]> = {}) =>
  passageOf({ text: `Notes\n\n${text}`, ...more })

describe('what a question asks and the sentence does not say', () => {
  it.each([
    ['What changes in the first year?', 'The harbour master is told of changes by radio.'],
    ['Was ändert sich im ersten Jahr?', 'Der Hafenmeister wird über Änderungen per Funk unterrichtet.'],
    ['Why is Ostrand dearer?', 'Higher tides of Ostrand would add £40 a year.'],
    ['Which yard has customers in Bergen?', 'Alderly sails past Bergen. Ostrand has customers of all ages.'],
    [
      'Where are our charts stored?',
      'Only charts with a change in the last 36 months are kept up. Old letters stay in a chest for ten years.',
    ],
    ['What was the tide level last year?', 'If the tide level falls below 2 metres, the lock is closed.'],
    ['How many pilots does Ostrand have?', 'Ostrand has 60 pilot hours a week.'],
    ['Wie viele Lotsen hat Ostrand?', 'Ostrand plant für Lotsen zwölf Stunden am Tag.'],
    ['How long is the dredging to take in future?', 'Dredging takes nine days.'],
    ['Wie lange soll das Baggern künftig dauern?', 'Das Baggern dauert neun Tage.'],
    ['Werden Funksprüche mitgeschnitten?', 'Funksprüche sind kurz. Segel werden mitgeschnitten.'],
  ])('is not told by what has its words: %s', (question, text) =>
    expect(isRefused(ask(question, harbour(text)))).toBe(true),
  )

  it.each([
    ['What does the mooring cost in the first year?', 'In the first year the mooring costs £40.', '£40'],
    ['Why is Ostrand dearer?', 'Ostrand is dearer because its quay is longer.', 'longer'],
    ['Where are our charts stored?', 'Our charts are stored in Bergen.', 'Bergen'],
    [
      'Wie lange soll das Baggern künftig dauern?',
      'Das Baggern darf künftig höchstens fünf Tage dauern.',
      'fünf',
    ],
    ['How often does the council meet?', 'Der Rat tagt jeden zweiten Dienstag.', 'zweiten Dienstag'],
    ['When are pilots free for drills?', 'Pilots are free for drills on Mondays and Fridays.', 'Mondays'],
    ['Who is allowed to close the lock?', 'The harbour officer may close the lock.', 'officer'],
    ['Who retires soon?', 'Two of the four retire before 2031.', 'Two of the four'],
    ['How long can a leaver stay aboard?', 'A leaver may stay aboard for 24 hours.', '24 hours'],
    [
      'Wie viele Mitarbeiter hat die Genossenschaft?',
      'Sie beschäftigt 187 Menschen, davon 41 als Lotsen.',
      '187',
    ],
  ])('is told by what says it: %s', (question, text, told) =>
    expect(ask(question, harbour(text, { relevance: 0.6 }))).toContain(told),
  )

  it('takes the rows of a year by its number or its order', () => {
    const costs = passageOf({
      name: 'Costs',
      label: 'Sheet By year',
      text: 'Yard | Cost | Year 1 | Year 2\nOstrand | Rent | 40 | 41\nOstrand | Total | 95 | 80\nAlderly | Rent | 30 | 31\nAlderly | Total | 61 | 62',
    })
    expect(ask('What would Ostrand cost us in year 1?', costs)).toContain('**95**')
    expect(ask('Was würde Ostrand im zweiten Jahr kosten?', costs)).toContain('**80**')
  })
})

describe('compounds', () => {
  const boats = passageOf({
    text: 'Boats\n\nBoat | Length (m) | Main cargo\nHeron | 41 | Timber\nTern | 38 | Coal',
  })
  const lines = passageOf({ text: 'Lines\n\nCargo line | Length (m)\nNorth | 12\nSouth | 19' })

  it('are said by all their parts, and not by one of them', () => {
    const text = ask('Welche Frachtlinie hat die größte Länge?', boats, lines)
    expect(text).not.toContain('Heron')
  })

  it('that are expressions are of more than the noun that they end with', () => {
    const systems = passageOf({
      name: 'Systems',
      text: 'Systems\n\nSystem | Used at | Remarks\nHarbourbook | Hull | To be kept\nCrateline WMS | Hull | To be replaced by the new platform',
    })
    const text = ask('Was wird aus dem Lagerverwaltungssystem?', systems)
    expect(text).toContain('Crateline WMS')
    expect(text).not.toContain('Harbourbook')
  })
})

describe('where and before', () => {
  it('tells places under a heading of places, each sentence that has one', () => {
    const text = ask(
      'Where are the charts stored?',
      passageOf({
        label: 'Location of charts',
        text: 'Location of charts\n\nOstrand keeps paper in Bergen with copies in Hull. Alderly prints all of hers in Leith. The council meets twice.',
      }),
    )
    expect(text).toContain('Bergen')
    expect(text).toContain('Leith')
    expect(text).not.toContain('twice')
  })

  it('tells the conditions of what is to begin, though a page has lost their bullets', () => {
    const plan = passageOf({ name: 'Plan', text: 'Options\n\nOption B begins with the quay in May.' })
    const conditions = passageOf({
      name: 'Plan',
      label: '3. Conditions',
      text: '3. Conditions\n\nThe survey of the sea bed has to be complete. The pilots have agreed to the night shifts.',
    })
    const text = ask('What has to happen before option B can start?', plan, conditions)
    expect(text).toContain('survey of the sea bed')
    expect(text).toContain('night shifts')
    expect(text).not.toContain('begins with the quay')
  })
})

describe('names and parties', () => {
  it('takes what English writes large within a sentence for a name in German, too', () => {
    const passage = passageOf({
      text: 'Databases\n\nDatabase | File transfer\nBanks and tax | 0\nThe charts of the Kestrelo hull are drawn by hand.',
    })
    expect(isRefused(ask('Auf welcher Datenbank läuft Kestrelo?', passage))).toBe(true)
  })

  it('takes what bears the short name of the client for its own', () => {
    const effort = passageOf({
      context: 'Brenko Shipyards\nEffort of the dredging\n1. Summary',
      label: '1. Summary',
      text: '1. Summary\n\nThe dredging needs an effort of 610 days, of which 390 fall to Brenko.',
    })
    expect(ask('How much internal effort does the dredging need?', effort)).toContain('390')
  })

  it('tells a deputy where one is asked for, and marks for a price as no price', () => {
    const services = passageOf({
      name: 'Services',
      text: 'Services\n\nService | Owner | Deputy\nRadio room | Ada Brandt | Jonas Weir',
    })
    const deputy = ask('Who stands in for the owner of the radio room?', services)
    expect(deputy).toContain('Jonas Weir')
    expect(deputy).not.toContain('Ada Brandt')
    const scores = passageOf({
      label: 'Scores',
      text: 'Scores\n\nCriterion | Ostrand | Alderly\nPrice (25) | 25 | 19\nPlan (30) | 20 | 28',
    })
    expect(ask("What is the price of Ostrand's offer?", scores)).not.toContain('**25**')
  })

  it('tells yes or no by no row that has not what is asked about', () => {
    const rows = passageOf({
      text: 'Drill\n\nQuay | Part in the drill\nNorth | Drill, weeks 1 to 3\nSouth | None',
    })
    expect(isRefused(ask('Are visitors part of the drill?', rows))).toBe(true)
  })
})
