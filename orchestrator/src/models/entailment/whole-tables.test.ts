import { describe, expect, it } from '@jest/globals'
import { readPassage } from './read-passage.ts'

const says = (statement: string, text: string): string => readPassage(statement, { text }).says

const visits = `| Clinic | Applied on | Opened on |
| --- | --- | --- |
| Elm Row | 4 March | 2 May |
| Quayside | 9 June | 1 June |`

const grants = `Closing day for grant applications: 12 October.

| Grant application | Received |
| --- | --- |
| Choir | 3 October |
| Youth club | 11 October |`

const nurseries = `| Baumschule | Verhältnis |
| --- | --- |
| Nord | 1 zu 3 |
| Süd | 1 zu 5 |`

describe('statements of all of a kind, by a table with a row for each', () => {
  it.each([
    ['Every clinic applied before it opened.', visits, 'contradicts'],
    ['Every clinic applied before it opened.', visits.replace('1 June', '1 July'), 'supports'],
    ['All grant applications were received before the closing day.', grants, 'supports'],
    [
      'All grant applications were received before the closing day.',
      grants.replace('11 Oct', '14 Oct'),
      'contradicts',
    ],
    ['Keine der zwei Baumschulen überschreitet das Verhältnis von 1 zu 4.', nurseries, 'contradicts'],
    [
      'Every ferry carries at least 200 passengers.',
      '| Ferry | Passengers |\n| --- | --- |\n| Tern | 240 |\n| Skua | 210 |',
      'supports',
    ],
    [
      'Every ferry carries at least 220 passengers.',
      '| Ferry | Passengers |\n| --- | --- |\n| Tern | 240 |\n| Skua | 210 |',
      'contradicts',
    ],
    [
      'Each workshop has a foreman.',
      '| Workshop | Foreman |\n| --- | --- |\n| Paint | Ida Rohr |\n| Saws | Per Lund |',
      'supports',
    ],
    [
      'Each workshop has a foreman.',
      '| Workshop | Foreman |\n| --- | --- |\n| Paint | Ida Rohr |\n| Saws | vacant |',
      'contradicts',
    ],
    [
      'Every hired crane uses a spotter.',
      'Hired cranes\n\n| Crane | Where | Spotter |\n| --- | --- | --- |\n| K1 | North quay | Yes |\n| K2 | South quay | No |',
      'contradicts',
    ],
    [
      'Every hired crane uses a spotter.',
      'Hired cranes\n\n| Crane | Where | Spotter |\n| --- | --- | --- |\n| K1 | North quay | Yes |\n| K2 | South quay | Yes |',
      'supports',
    ],
  ])('%s', (statement, text, expected) => {
    expect(says(statement, text)).toBe(expected)
  })

  it('cannot tell days of two years by their months', () => {
    const winter = visits.replace('4 March', '12 December').replace('2 May', '10 January')
    expect(says('Every clinic applied before it opened.', winter.replace('1 June', '1 July'))).not.toBe(
      'supports',
    )
    expect(
      says(
        'Every clinic applied before it opened.',
        '| Clinic | Applied on | Opened on |\n| --- | --- | --- |\n| Elm Row | 12 December | 10 January |\n| Quayside | 9 June | 1 July |',
      ),
    ).not.toBe('contradicts')
  })

  it('does not take a table for all where a sentence counts more of them', () => {
    const few =
      'The line runs five ferries.\n\n| Ferry | Passengers |\n| --- | --- |\n| Tern | 240 |\n| Skua | 210 |'
    expect(says('Every ferry carries at least 200 passengers.', few)).not.toBe('supports')
  })
})

describe('statements of a total', () => {
  const depots = '| Depot | Staff |\n| --- | --- |\n| Hull | 40 |\n| Goole | 35 |\n| Selby | 20 |'
  it.each([
    ['The three depots have more than 90 staff in total.', depots, 'supports'],
    ['The three depots have fewer than 90 staff in total.', depots, 'contradicts'],
    [
      'Der Umbau der Halle bleibt im Rahmen von 80.000 Euro.',
      '| Umbau der Halle | Kosten in Euro |\n| --- | --- |\n| Tore | 50.000 |\n| Strom | 21.000 |\n| Summe | 71.000 |',
      'supports',
    ],
  ])('%s', (statement, text, expected) => {
    expect(says(statement, text)).toBe(expected)
  })

  it('adds up neither shares nor another number of things than there are rows', () => {
    expect(says('The four depots have more than 90 staff in total.', depots)).not.toBe('supports')
    const shares = depots.replace('Staff', 'Share of staff in percent')
    expect(says('The three depots have more than 90 percent of staff in total.', shares)).not.toBe('supports')
  })
})

describe('bounds that a verb sets', () => {
  it.each([
    [
      'The mill keeps to the dust limit of 5 milligrams.',
      'Dust of the mill was at most 4 milligrams.',
      'contradicts',
    ],
    [
      'Inspections are announced at least two weeks ahead.',
      'Inspections are announced no later than two weeks before.',
      'contradicts',
    ],
  ])('%s is not denied', (statement, text, not) => {
    expect(says(statement, text)).not.toBe(not)
  })
})

it('reads a no with what is added to it, and a column that is answered with yes and no', () => {
  const head = '| Boat | Radio licensed by the harbour |\n| --- | --- |\n'
  const text = `${head}| Gull | yes, until 2029 |\n| Heron | no, since 2023 |\n| Tern | yes |`
  expect(readPassage('All boats carry a licensed radio.', { text }).says).toBe('contradicts')
  const fitted = '| Halle | Löschanlage |\n| --- | --- |\n| Nord | ja |\n| Süd | keine |'
  expect(readPassage('Alle Hallen sind mit einer Löschanlage ausgestattet.', { text: fitted }).says).toBe(
    'contradicts',
  )
})
