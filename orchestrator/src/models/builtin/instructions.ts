import { citedChunkIds, stripCitationMarks } from '../citations.ts'
import { coverageOf } from '../language/overlap.ts'
import type { Evidence } from '../port.ts'
import { stemsOf } from './finders/index.ts'

/** What a person wants of a text, as far as a rule can tell. */
export interface Instruction {
  person: string
  text: string
  /** Number of the standing request; none for what a redo has to change. */
  number: number | null
  asTable: boolean
  shorter: boolean
  /** Stems of what comes first, what is left out, and what is added; empty where nothing is asked. */
  first: readonly string[]
  without: readonly string[]
  added: readonly string[]
  /** The words of what is to be added, as they stand. */
  addedWords: string
}

const table = /\b(?:as|in|into|use|make)\b[^.]{0,20}\btables?\b|\btabular\b|\btabell(?:e|arisch)\b/iu
const short =
  /\b(?:short(?:er|en)?|brief(?:er|ly)?|concise|half the length|cut (?:it )?down|kürzer|knapper|kürzen|kurz fassen)\b/iu
const first =
  /\b(?:weigh|put|set|name|treat|list|begin with|start with|prioriti[sz]e|wägen|nenn\w*|stell\w*|beginn\w* mit)\s+(.{2,60}?)\s*(?:first|before|at the top|zuerst|vor(?:an|ne)?|an (?:die )?erste[rn]? stelle)\b|\b(?:begin|start) with\s+([^.,;]{2,60})|\bprioriti[sz]e\s+([^.,;]{2,60})|\bbeginn\w* mit\s+([^.,;]{2,60})/iu
const without =
  /\b(?:leave out|omit|without|drop|remove|no longer mention|lass\w*|ohne|streich\w*)\s+([^.,;]{2,60}?)(?:\s+(?:weg|aus))?(?=[.,;]|$)/iu
const add =
  /\b(?:add|include|mention|name|also (?:give|show|list)|give|say|state|ergänz\w*|nenn\w*|füg\w*)\s+([^.;]{2,80}?)(?:\s+hinzu)?(?=[.;]|$)/iu

/** What a request asks for; all of it empty where no rule knows what it means. */
export function readInstruction(text: string, from: { person: string; number: number | null }): Instruction {
  const [, ...found] = first.exec(text) ?? []
  const firstWords = found.find(Boolean) ?? ''
  const withoutWords = without.exec(text)?.[1] ?? ''
  const isFormOnly = table.test(text) && firstWords === ''
  const rest = [firstWords, withoutWords].reduce(
    (left, words) => (words === '' ? left : left.replace(words, ' ')),
    text,
  )
  const addedWords = isFormOnly || firstWords !== '' ? '' : (add.exec(rest)?.[1] ?? '')
  return {
    ...from,
    text,
    asTable: table.test(text),
    shorter: short.test(text),
    first: stemsOf(firstWords),
    without: stemsOf(withoutWords),
    added: stemsOf(addedWords),
    addedWords: addedWords.replace(/^(?:the|an?|die|den|das|der)\s+/i, ''),
  }
}

export const isUnderstood = ({ asTable, shorter, first: one, without: two, added }: Instruction): boolean =>
  asTable || shorter || one.length + two.length + added.length > 0

const listItem = /^\s*(?:[-*•]|\d+[.)])\s+/

/** A redo's points: the named parts that an agent misses, and what a person wants changed. */
export function revisionOf({ revisionRequest, revisionBy, standing = [] }: Evidence): {
  parts: string[]
  instructions: Instruction[]
} {
  // What answers a question is kept as what holds, and asks for nothing beyond that.
  const answers = standing.filter(({ kind, question }) => kind === 'decision' && question !== undefined)
  const rows = (revisionRequest ?? '')
    .split(/\n+/)
    .map((row) => row.trim())
    .filter((row) => stemsOf(row).length > 0 && !answers.some(({ text }) => text.includes(row)))
    .filter((row) => revisionBy === 'person' || !isReason(row))
  const isPart = (row: string): boolean =>
    revisionBy !== 'person' && (listItem.test(row) || row.split(/\s+/).length <= 8)
  const parts = rows.filter(isPart).map((row) => row.replace(listItem, '').replace(/[.!?;:]+$/, ''))
  const asked = standing.filter(({ kind }) => kind === 'request')
  const person = asked.at(-1)?.person ?? ''
  const said = rows
    .filter((row) => !isPart(row))
    .map((row) => readInstruction(row.replace(listItem, ''), { person, number: null }))
  return { parts, instructions: [...asked.map((one) => readInstruction(one.text, one)), ...said] }
}

/** Why a verdict went as it did is a sentence that names no part and asks for nothing: '7 of 13 parts have no source.' */
const isReason = (row: string): boolean =>
  /[.!?]$/u.test(row) &&
  /(?<!\p{L})(?:is|are|was|were|has|have|had|cannot|ist|sind|war|waren|hat|haben|fehlt|fehlen|reicht|liegt|liegen)(?!\p{L})/iu.test(
    row,
  )

const mostWords = 320

/** Whether an answer fulfils a request wholly, as far as a rule can tell; otherwise it stays open. */
export function isMet(instruction: Instruction, answer: string): boolean {
  if (!isUnderstood(instruction)) return false
  const rows = answer
    .split('\n')
    .filter((row) => citedChunkIds(row).length > 0 || /^\s*(?:[-*|]|\d+\.)/.test(row))
  const speaks = (row: string, stems: readonly string[]): boolean =>
    coverageOf(new Set(stems), new Set(stemsOf(stripCitationMarks(row)))) >= 0.6
  const { first: one, without: two, added } = instruction
  const isFirst = one.length === 0 || rows.slice(0, 2).some((row) => speaks(row, one))
  const isLeftOut = two.length === 0 || !rows.some((row) => speaks(row, two))
  const isAdded = added.length === 0 || rows.some((row) => speaks(row, added))
  const isTable = !instruction.asTable || /^\s*\|.*\|\s*$/m.test(answer)
  const isShort = !instruction.shorter || answer.split(/\s+/).length <= mostWords
  return isFirst && isLeftOut && isAdded && isTable && isShort
}
