import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

describe('what is of another kind than what is asked for', () => {
  it('tells no place where it has none', () => {
    const rule = passageOf({
      text: 'Storage\n\nNordvik has to hand over the drawings stored for the ferry within one hour.',
    })
    const place = passageOf({ text: 'Storage\n\nNordvik stores the drawings of the ferry in Bergen.' })
    expect(ask('Where are the drawings of Nordvik stored?', rule)).not.toContain('within one hour')
    expect(ask('Wo werden die Zeichnungen von Nordvik gespeichert?', rule, place)).toContain('Bergen')
  })

  it.each([
    ['Where does the lifebuoy hang?', 'The lifebuoy hangs behind the winch of quay 2'],
    ['Where does the pump stand?', 'The pump stands opposite the fire station'],
    ['Wo hängt der Rettungsring?', 'Der Rettungsring hängt neben der Winde an Kai 2'],
    ['Wo steht die Pumpe?', 'Die Pumpe steht gegenüber der Feuerwache'],
  ])('tells a place by what it is beside: %s', (question, text) =>
    expect(ask(question, passageOf({ text: `Quay\n\n${text}.` }))).toContain(text),
  )

  it('sends somebody to an address as to a place', () => {
    const text = 'Complaints\n\nComplaints about noise go to quay@nordvik.test.'
    expect(ask('Where do I send complaints about noise?', passageOf({ text }))).toContain('quay@nordvik.test')
  })

  it('takes two things that a question names apart from each other for no one name', () => {
    const hours = passageOf({
      name: 'Services',
      text: 'Services\n\nService | Support hours | Response\nCrane 4 | 06:00 to 22:00 | 15 minutes\nGate | 24/7 | 5 minutes',
    })
    expect(ask('Zu welchen Zeiten gibt es Unterstützung für Crane 4?', hours)).toContain('06:00 to 22:00')
  })

  it('counts nothing in money, and tells no amount by a multiple', () => {
    const costs = passageOf({
      text: 'Running cost\n\nItem | € thousand a year\nCranes, belts, lamps | 212\nGuards | 80',
    })
    expect(ask('How many cranes do we have?', costs)).not.toContain('212')
    const rule = passageOf({ text: 'Effort\n\nInternal effort is 1.2 to 1.5 times the days of the builder.' })
    expect(ask('Wie hoch ist der interne Aufwand?', rule)).not.toContain('1.2')
  })

  it('tells which people by people, and what lies between several by two of them', () => {
    const risk = passageOf({ text: 'Assumptions\n\nPrices of steel are shown as a risk of the yard.' })
    expect(isRefused(ask('Which people are at risk of leaving?', risk))).toBe(true)
    const money = passageOf({
      text: 'Notes\n\nShe accepts no gains that depend on fewer hands in the harbours.',
    })
    expect(isRefused(ask('What are the dependencies between the harbours?', money))).toBe(true)
  })

  it('tells which one lacks something by those that do, and none where all have it', () => {
    const log = (owner: string) =>
      passageOf({
        name: 'Risk log',
        label: 'Risks',
        text: `Risk | Rating | Owner\nQuay wall moves | High | Ada Brandt\nSilt in the basin | Low | ${owner}`,
      })
    expect(isRefused(ask('Which risks have no owner?', log('Jonas Weir')))).toBe(true)
    const told = ask('Which risks have no owner?', log('to be named'))
    expect(told).toContain('Silt in the basin')
    expect(told).not.toContain('Quay wall')
  })

  it('says of no vendor that it is best, without by what', () => {
    const work = passageOf({
      text: 'Effort\n\nWork | Own days | Builder days\nSupplier cleansing | 60 | 10\nTrial loads | 70 | 60',
    })
    expect(isRefused(ask('Which supplier is best?', work))).toBe(true)
  })

  it('tells to what something is done by a verb, and beside a table of some by the sentences on others', () => {
    const scope = passageOf({
      text: 'Notes\n\nThe owners of the data matter most for the migration estimate. Only open berth records are migrated.',
    })
    const told = ask('Welche Daten werden migriert?', scope)
    expect(told).toContain('Only open berth records')
    expect(told).not.toContain('estimate')
    const table = passageOf({
      name: 'Systems',
      text: 'System | Used at | Remarks\nBerthlog | Hull | To be replaced by the new register\nCranesoft | Gdynia | Old release',
    })
    const aim = passageOf({ text: 'Aim\n\nThe board wants to replace Cranesoft in Gdynia by 2029.' })
    const replaced = ask('Which systems are being replaced?', table, aim)
    expect(replaced).toContain('Berthlog')
    expect(replaced).toContain('Cranesoft in Gdynia')
  })

  it('is no table of others: a document whose other tables have the name over a column', () => {
    const offers = passageOf({
      name: 'Ferry prices',
      label: 'Offers',
      text: 'Cost, € thousand | Nordvik | Tessaro\nHull | 410 | 520\nEngines | 90 | 80',
    })
    const today = passageOf({
      name: 'Ferry prices',
      label: 'Present fleet',
      text: 'Cost, € thousand | A year\nBerths, ropes and licences of Nordvik and Tessaro | 12\nServers, database licences | 212',
    })
    expect(ask('What is the licence fee of Nordvik per year?', offers, today)).not.toContain('212')
  })
})
