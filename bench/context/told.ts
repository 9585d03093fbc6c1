import { wordsOf } from '@parley/orchestrator/src/models/language/words.ts'
import type { RecordedPhase } from './demo-engagement.ts'

/** A finding of a contribution: a line with a mark. */
export interface Told {
  agent: string
  line: string
  /** Its own words, without place and marks. */
  words: string
}

const flat = (text: string): string => wordsOf(text).join(' ')

export const toldIn = ({ turns }: RecordedPhase): Told[] =>
  turns
    .filter(({ role }) => role === 'CONTRIBUTOR')
    .flatMap(({ agent, text }) =>
      text
        .split('\n')
        .filter((line) => /^- .*\[\d+\]$/.test(line))
        .map((line) => ({ agent, line, words: flat(/“([^”]+)”/.exec(line)?.[1] ?? withoutPlace(line)) })),
    )

const withoutPlace = (line: string): string =>
  line.replace(/^- /, '').replace(/(?: \([^()]*(?:\([^()]*\))?[^()]*\))? \[\d+\]$/, '')

/** Names, headings and rows of column heads of all that the phase's agents were given. */
export function titlesIn({ requests }: RecordedPhase): Set<string> {
  const passages = requests.flatMap(({ evidence }) => [
    ...evidence.passages,
    ...(evidence.documents ?? []).flatMap((document) => document.passages),
  ])
  const titles = passages.flatMap(({ name, label, context, text }) => [
    name,
    label ?? '',
    ...(context ?? '').split(/\n| › /),
    ...text
      .split('\n')
      .filter((line, index, lines) => line.includes(' | ') && lines[index - 1]?.includes(' | ') !== true),
  ])
  return new Set(titles.map(flat).filter((title) => title !== ''))
}

/** Findings that two agents tell. */
export const twiceIn = (told: readonly Told[]): string[] =>
  told
    .filter(({ words, agent }) => told.some((other) => other.agent !== agent && other.words === words))
    .map(({ line }) => line)

/** Parts that contributions name as open. */
export const openPartsIn = ({ turns }: RecordedPhase): string[] =>
  turns
    .filter(({ role }) => role === 'CONTRIBUTOR')
    .flatMap(
      ({ text }) => /^\*\*Open:\*\* (.+?)\. Nothing/m.exec(text)?.[1]?.split(/, | and (?=[A-Z])/) ?? [],
    )
