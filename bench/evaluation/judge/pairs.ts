import type { MeasuredAnswer } from '../answers/index.ts'
import type { MeasuredPlace } from '../contributions/index.ts'
import type { JudgedPair, Pair, Preference } from './compare.ts'

/** Answers of two arms to the same questions; near misses, to which the right answer is none, are not compared. */
export const answerPairs = (one: readonly MeasuredAnswer[], other: readonly MeasuredAnswer[]): Pair[] =>
  one.flatMap(({ question, text }) => {
    const against = other.find((answer) => answer.question.id === question.id)
    if (against === undefined || question.kind === 'unanswerable') return []
    const holds = question.answers.map(({ quote }) => quote)
    return [{ id: question.id, question: question.question, holds, one: text, other: against.text }]
  })

/** Contributions of two arms at the same places. */
export const placePairs = (one: readonly MeasuredPlace[], other: readonly MeasuredPlace[]): Pair[] =>
  one.flatMap(({ place, text }) => {
    const against = other.find((measured) => measured.place === place)
    if (against === undefined) return []
    const parts = place.parts.map(({ part }) => part)
    return [
      {
        id: `${place.company}-${place.phase}-${place.agent}`,
        question: `A contribution with these parts: ${parts.join('; ')}.`,
        holds: place.parts.flatMap(({ part, items }) =>
          items.length === 0 ? [`${part}: open`] : items.map((item) => `${part}: ${item.text}`),
        ),
        one: text,
        other: against.text,
      },
    ]
  })

export const comparedHead = ['compared', 'n', 'first arm better', 'second arm better', 'ties', 'by order']

/** A row for the tables of README.md; ties of which the order decided are told apart. */
export function comparedRow(name: string, judged: readonly JudgedPair[]): string[] {
  const count = (preference: Preference): string =>
    String(judged.filter((one) => one.preference === preference).length)
  const unsteady = String(judged.filter(({ isUnsteady }) => isUnsteady).length)
  return [name, String(judged.length), count('one'), count('other'), count('tie'), unsteady]
}
