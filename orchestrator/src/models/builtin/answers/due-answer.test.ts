import { describe, expect, it } from '@jest/globals'
import { ask, askOn, isRefused, passageOf } from './testing/ask.ts'

const actions = passageOf({
  name: 'Minutes of the harbour board',
  label: 'Actions',
  text: [
    'Actions',
    '',
    'No. | Action | Owner | Due',
    'B-1 | Survey of the quay walls ordered | Ada Brandt | 3 March 2027',
    'B-2 | Tariff of the new berth drafted | Jonas Weir | 19 March 2027',
    'B-3 | Pilots heard | Ada Brandt | 2 April 2027',
  ].join('\n'),
})
const withStates = passageOf({
  name: 'Maßnahmenplan',
  label: 'Maßnahmen',
  text: [
    'Maßnahmen',
    '',
    'Maßnahme | Verantwortlich | Frist | Status',
    'Zaun am Nordtor erneuern | Ada Brandt | 3. März 2027 | erledigt',
    'Beleuchtung der Rampe prüfen | Jonas Weir | 10. März 2027 | offen',
    'Wachdienst ausschreiben | Ida Holm | 2. April 2027 | offen',
  ].join('\n'),
})

describe('what is due', () => {
  it('is overdue where its day is before today, and it is said that a list does not tell what is done', () => {
    const told = askOn('2027-03-20', 'Which actions are overdue?', actions)
    expect(told).toContain('20 March 2027; whether they are done by now, the source does not say')
    expect(told).toContain('B-1')
    expect(told).toContain('B-2')
    expect(told).not.toContain('B-3')
  })

  it('is not overdue where its state says that it is done', () => {
    const told = askOn('2027-03-20', 'Welche Maßnahmen sind überfällig?', withStates)
    expect(told).toContain('Stand heute, 20. März 2027')
    expect(told).toContain('Beleuchtung der Rampe')
    expect(told).not.toContain('Nordtor')
    expect(told).not.toContain('Wachdienst')
  })

  it('comes next with the first day from today on, and of a thing that is named alone', () => {
    expect(askOn('2027-03-20', 'What is due next?', actions)).toContain('B-3')
    expect(askOn('2027-03-19', 'Was ist als nächstes fällig?', actions)).toContain('B-2')
    const told = askOn('2027-03-20', 'Is the tariff overdue?', actions)
    expect(told).toContain('B-2')
    expect(told).not.toContain('B-1')
  })

  it('is not told where nothing is, where no day is known, or of what a rule says', () => {
    expect(isRefused(askOn('2027-03-01', 'Which actions are overdue?', actions))).toBe(true)
    expect(isRefused(ask('Which actions are overdue?', actions))).toBe(true)
    expect(isRefused(askOn('2027-03-20', 'Is the survey of the lighthouse overdue?', actions))).toBe(true)
    expect(askOn('2027-03-20', 'What happens if an action is overdue?', actions)).not.toContain('B-1')
  })
})
