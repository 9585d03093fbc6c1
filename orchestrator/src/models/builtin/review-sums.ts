import { stripCitationMarks } from '../citations.ts'
import type { EvidenceTurn } from '../port.ts'

const sum =
  /^_?(?<head>[^:_]{1,60}): (?<terms>[-\d][\d.,%]*(?: \+ [-\d][\d.,%]*)+) = (?<total>[-\d][\d.,%]*?)\.?_?$/u
const mostSums = 6

/** Sums that contributions give with their terms, as they come out: 'Must 61', or with the right figure where it differs. */
export const sumsOfTurns = (turns: readonly EvidenceTurn[]): string[] =>
  turns
    .flatMap(({ text }) => stripCitationMarks(text).split('\n'))
    .flatMap((line) => {
      const { head, terms, total } = sum.exec(line.trim())?.groups ?? {}
      if (head === undefined || terms === undefined || total === undefined) return []
      const right = terms.split(' + ').reduce((added, term) => added + numberOf(term), 0)
      const isRight = Math.abs(right - numberOf(total)) < 0.001
      return [isRight ? `${head} ${total}` : `${head} ${Math.round(right * 1_000) / 1_000}, not ${total}`]
    })
    .slice(0, mostSums)

function numberOf(text: string): number {
  const plain = text.replace(/%/g, '')
  return Number(
    /^-?\d{1,3}(?:[.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : plain.replace(',', '.'),
  )
}
