import { describe, expect, it } from '@jest/globals'
import { citedChunkIds } from '../../citations.ts'
import { ask, passageOf as passage } from './testing/ask.ts'

const rates = passage({
  name: 'Price list',
  label: 'Sheet Fees rows 2-5',
  text: 'Grade | List rate (GBP) | Floor (GBP)\nDirector | 2,400 | 2,000\nSenior analyst | 990 | 850\nAnalyst | 710 | 600\nTrainee | 380 | 300',
})
const register = passage({
  name: 'Register',
  label: 'Risks',
  text: 'Risks\n\nNo. | Risk | Rating | Owner\nK-1 | Crane parts arrive late | High | Ilse Tornow\nK-2 | Port strike | Medium | Jan Okoro\nK-3 | Two welders leave | High | Ada Brandt',
})

describe('tables', () => {
  it('answer by the cell of row and column, with sheet and row', () => {
    const text = ask('What is our day rate for an analyst?', rates)
    expect(text).toContain('Analyst – List rate (GBP): **710**')
    expect(text).toContain('_(Price list, sheet Fees, row 4)_')
    expect(text).not.toMatch(/990|600|2,400/)
  })

  it('answer a German question in German, with the words of the table', () => {
    const text = ask('Wie hoch ist der Tagessatz für einen Trainee?', rates)
    expect(text).toContain('Trainee – List rate (GBP): **380**')
    expect(text).toContain('_(Price list, Blatt Fees, Zeile 5)_')
  })

  it('compare the figures of a column, and show what was compared', () => {
    const text = ask('Which grade has the lowest floor?', rates)
    expect(text).toMatch(/^Trainee – Floor \(GBP\): \*\*300\*\*/)
    expect(text).toContain('Compared: Trainee 300; Analyst 600; Senior analyst 850; Director 2,000')
  })

  it.each([
    ['Which risks are rated high?', 'Rating'],
    ['Welche Risiken sind hoch bewertet?', 'Bewertung'],
  ])('are listed row by row, under heads in the language of the question: %s', (question, head) => {
    const text = ask(question, register)
    expect(text).toContain(`Crane parts arrive late – ${head}: **High**`)
    expect(text).toContain('Two welders leave')
    expect(text).not.toContain('Port strike')
  })

  it('are counted where it is asked how many rows there are', () => {
    expect(ask('How many risks are rated high?', register)).toMatch(/^2 of 3:/)
  })

  it('go on after a page, under the head that they had', () => {
    const next = passage({
      ...register,
      chunkId: '0198c0de-0000-7000-8000-999999999999',
      text: 'K-4 | Fire in the dock | High | Jan Okoro\nK-5 | Ice | Low | Ada Brandt',
    })
    const text = ask('Which risks are rated high?', register, next)
    expect(text).toContain('Fire in the dock – Rating: **High**')
    expect(citedChunkIds(text)).toHaveLength(2)
  })
})

describe('what stands under a heading', () => {
  const open = passage({
    name: 'Log',
    label: 'Open questions',
    text: 'Open questions\n\n- Does the port take night shifts?\n- Who pays for the crane?',
  })

  it('is told item by item, and the heading is not', () => {
    const text = ask('Which open questions are there?', open)
    expect(text).toContain('“Does the port take night shifts?”')
    expect(text).toContain('“Who pays for the crane?”')
    expect(text).not.toContain('“Open questions”')
  })
})

describe('what is not answered', () => {
  it.each([
    ['What is the day rate of a data scientist?', rates],
    ['What is the day rate of an analyst at Norvane?', rates],
    ['How many cranes does the port have?', register],
    [
      'When was the contract signed?',
      passage({ text: 'The contract is signed after the audit of the port.' }),
    ],
    ['Wie viele Kräne hat der Hafen?', register],
  ])('%s', (question, given) => {
    expect(ask(question, given)).toMatch(/^(?:I found nothing about this|Dazu habe ich .*nichts gefunden)/)
  })

  it('is not answered by an agent where a document speaks', () => {
    const said = 'The crane is delivered on 3 May 2027.'
    const document = passage({ text: `${said} It is paid in June.`, relevance: 0.8 })
    const agent = passage({ name: 'Conversation', trust: 'agent', text: said, relevance: 0.9 })
    const text = ask('When is the crane delivered?', agent, document)
    expect(citedChunkIds(text)).toEqual([document.chunkId])
  })
})
