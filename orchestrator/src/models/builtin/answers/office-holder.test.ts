import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const minutes = passageOf({
  name: 'Minutes of the harbour board',
  label: 'Minutes of the harbour board',
  text: 'Minutes of the harbour board\n\nChair: Ada Brandt, Chief Financial Officer\nGuests: Ida Holm, Deputy Chief Executive',
})
const talk = passageOf({
  name: 'Interviews',
  label: 'Jonas Weir, Head of IT and Project Owner',
  text: 'Jonas Weir, Head of IT and Project Owner\n\nHe insists on one register for all berths. The cranes are twelve years old. He would not sign before the audit.',
})

describe('whose an office is', () => {
  it('is told where name and office stand side by side, in whatever words either language has for it', () => {
    expect(ask('Who is the CFO?', minutes, talk)).toContain('Ada Brandt')
    expect(ask('Wer ist der Finanzchef?', minutes, talk)).toContain('Ada Brandt')
    expect(ask('Who is the CIO?', minutes, talk)).toContain('Jonas Weir')
    expect(ask('Wer ist der Leiter der IT?', minutes, talk)).toContain('Jonas Weir')
  })

  it('is nobody who deputises, and nobody who holds another office', () => {
    expect(isRefused(ask('Who is the chief executive?', minutes, talk))).toBe(true)
    expect(isRefused(ask('Who is the chief operating officer?', minutes, talk))).toBe(true)
    expect(isRefused(ask('Wer ist der Personalleiter?', minutes, talk))).toBe(true)
  })

  it('is told of an undertaking by who owns or sponsors it, where nobody is called its manager', () => {
    expect(ask('Who leads the project?', minutes, talk)).toContain('Project Owner')
    const manager = passageOf({ text: 'Team\n\nProject manager: Ida Holm\nSecretary: Karl Voss' })
    const told = ask('Wer leitet das Projekt?', minutes, talk, manager)
    expect(told).toContain('Ida Holm')
    expect(told).not.toContain('Jonas Weir')
  })
})

describe('what a person wants', () => {
  it('is told by the wishes and conditions of the part that the person heads', () => {
    const told = ask('What does Jonas Weir want?', minutes, talk)
    expect(told).toContain('one register')
    expect(told).toContain('before the audit')
    expect(told).not.toContain('twelve years')
    expect(ask('Was erwartet Jonas Weir?', minutes, talk)).toContain('one register')
    expect(ask('What does Ada Brandt want?', minutes, talk)).not.toContain('register')
  })
})
