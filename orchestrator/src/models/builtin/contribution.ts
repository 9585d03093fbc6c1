import { contentStems } from '../language/words.ts'
import { joinedList } from '../language/sentences.ts'
import type { Evidence } from '../port.ts'
import {
  blocks,
  documentNames,
  filledInputs,
  findingsFor,
  inputLine,
  inputsFor,
  leadingFindings,
  quoteLine,
} from './findings.ts'
import type { Finding } from './findings.ts'
import { coversPart, headingOf, partsOf } from './parts.ts'

/** A sentence is quoted for a part if it has at least this share of the part's content. */
export const partShare = 0.4

/**
 * Rule: a chapter with one section for each named part of the expected output that the passages or inputs speak of,
 * made of verbatim quotes with their marks and of input values. A part without a source is left out, for the
 * reviewer to find; a redo takes up each part that was asked for, from the sources or by saying that there is none
 * (decisions D11).
 */
export function contribution(evidence: Evidence): string {
  const used = new Set<string>()
  const parts = partsOf(evidence.expectedOutput)
  const requested = requestedParts(evidence.revisionRequest)
  const sections = parts.map((part) => section(part, evidence, used)).filter((text) => text !== undefined)
  const body = sections.length > 0 ? sections : [general(evidence, used)]
  const missing = requested.filter((part) => !body.some((text) => coversPart(text, part)))
  const added = missing.map((part) => section(part, evidence, used) ?? nothingOn(part, evidence))
  const title = evidence.agent?.chapterTitle ?? evidence.phaseName
  return blocks(`## ${title}`, opening(evidence, used), ...body, ...added)
}

/** The parts that a reviewer or a person asked for; a person's sentence is one part, whatever its commas. */
function requestedParts(request: string | undefined): string[] {
  if (request === undefined) return []
  return request
    .split(/\n+/)
    .map((row) => row.trim())
    .filter((row) => contentStems(row).length > 0)
    .map((row) => row.replace(/^(?:[-*•]|\d+[.)])\s+/, '').replace(/[.!?;:]+$/, ''))
}

/** Quotes and inputs share the set of what was said; no quote looks like this. */
const inputKey = (label: string): string => `\u0000input ${label}`

function section(part: string, evidence: Evidence, used: Set<string>): string | undefined {
  const findings = takeUnused(
    findingsFor(part, evidence.passages, { limit: 6, leastShare: partShare }),
    used,
    3,
  )
  const fitting = inputsFor(part, evidence, 2)
  // An input stands in a chapter once, unless it is all that there is on a part.
  const unsaid = fitting.filter(({ label }) => !used.has(inputKey(label)))
  const inputs = findings.length > 0 ? unsaid : fitting
  for (const { label } of inputs) used.add(inputKey(label))
  if (findings.length === 0 && inputs.length === 0) return undefined
  return blocks(`### ${headingOf(part)}`, [...inputs.map(inputLine), ...findings.map(quoteLine)].join('\n'))
}

/** Without named parts, or with no source for any of them: what the sources say on the question as a whole. */
function general(evidence: Evidence, used: Set<string>): string {
  const subject = [
    evidence.question,
    evidence.agent?.chapterTitle,
    evidence.expectedOutput,
    evidence.phaseName,
  ]
    .filter(Boolean)
    .join(' ')
  const lexical = findingsFor(subject, evidence.passages, { limit: 8 })
  const findings = takeUnused(lexical.length > 0 ? lexical : leadingFindings(evidence.passages, 4), used, 5)
  const inputs = inputsFor(subject, evidence, 4)
  const shown = inputs.length > 0 ? inputs : filledInputs(evidence).slice(0, 4)
  if (findings.length === 0 && shown.length === 0) {
    return `Nothing in the inputs or documents speaks of ${evidence.agent?.chapterTitle ?? evidence.phaseName} yet.`
  }
  return blocks(
    findings.length > 0 && `From the documents:\n\n${findings.map(quoteLine).join('\n')}`,
    shown.length > 0 && `From the inputs:\n\n${shown.map(inputLine).join('\n')}`,
  )
}

/** A quote stands once in a chapter, under the part that it fits first. */
function takeUnused(findings: readonly Finding[], used: Set<string>, limit: number): Finding[] {
  const taken = findings.filter((finding) => !used.has(finding.quote)).slice(0, limit)
  for (const finding of taken) used.add(finding.quote)
  return taken
}

function nothingOn(part: string, evidence: Evidence): string {
  const names = documentNames(evidence.passages)
  const looked = names.length > 0 ? ` (looked at: ${joinedList(names.slice(0, 4))})` : ''
  return blocks(
    `### ${headingOf(part)}`,
    `Neither the inputs nor the documents say anything on “${part}”${looked}; it needs a source or an answer from the team.`,
  )
}

/** Names the sources that are really quoted. */
function opening(evidence: Evidence, used: ReadonlySet<string>): string | undefined {
  const quotedNames = documentNames(
    evidence.passages.filter((passage) => [...used].some((quote) => passage.text.includes(quote))),
  )
  const people = evidence.conversation.filter((turn) => turn.role === 'USER').slice(-1)
  const sources = [...quotedNames, ...(filledInputs(evidence).length > 0 ? ['phase inputs'] : [])]
  const basis = sources.length > 0 ? `_Sources: ${joinedList(sources)}._` : undefined
  const said = people.map((turn) => `Taken into account, from ${turn.speaker}: “${turn.text.trim()}”`)
  return [basis, ...said].filter((text) => text !== undefined).join('\n\n') || undefined
}
