import { createHash } from 'node:crypto'
import type { BundledOutput } from '@parley/contracts/http/activation.ts'
import { chunkId, chunkDocument, sectionPages } from '../ingestion/index.ts'
import { markdownPieces } from '../ingestion/parsers/index.ts'

/** A piece of a bundle that can be found and cited. */
export interface BundleChunk {
  id: string
  position: number
  /** What a citation names: 'Activation of Initiation: Business Analyst'. */
  label: string
  heading: string
  text: string
}

interface Part {
  label: string
  heading: string
  markdown: string
}

/**
 * A bundle in pieces, conclusions first. The same words give the same id at every activation, so that what cites them
 * keeps pointing at them.
 */
export async function chunksOfBundle(activationId: string, bundle: BundledOutput): Promise<BundleChunk[]> {
  const chunks: BundleChunk[] = []
  const copies = new Map<string, number>()
  for (const part of partsOf(bundle)) {
    const document = { pages: sectionPages(markdownPieces(part.markdown)), warnings: [] }
    for (const { text, headingPath } of await chunkDocument(document)) {
      const heading = [part.heading, ...headingPath].filter(Boolean).join(' › ')
      const hash = createHash('sha256').update(`${part.label}\u0000${text}`).digest('hex')
      const copy = copies.get(hash) ?? 0
      copies.set(hash, copy + 1)
      chunks.push({
        id: chunkId(activationId, hash, copy),
        position: chunks.length,
        label: part.label,
        heading,
        text,
      })
    }
  }
  return chunks
}

function partsOf({ phase, ...bundle }: BundledOutput): Part[] {
  const part = (name: string, heading: string, lines: string[]): Part[] =>
    lines.length === 0
      ? []
      : [{ label: `Activation of ${phase.name}: ${name}`, heading, markdown: lines.join('\n') }]
  return [
    ...part('final summary', '', bundle.summary === null ? [] : [withoutMarks(bundle.summary.text)]),
    ...bundle.answers.flatMap(({ agent, chapterTitle, text }) =>
      part(agent.name, chapterTitle ?? '', [withoutMarks(text)]),
    ),
    ...part('decisions', '', bundle.decisions.map(decisionLine)),
    ...part('observations', '', bundle.observations.map(observationLine)),
    ...part(
      'inputs',
      '',
      bundle.inputs.map(({ label, value }) => `- ${label}: ${oneLine(value)}`),
    ),
  ]
}

const decisionLine = ({ kind, by, about, text }: BundledOutput['decisions'][number]): string =>
  kind === 'overruled'
    ? `- ${by} overruled ${about}${text === '' ? '.' : `: ${oneLine(text)}`}`
    : `- ${by}${about === '' ? '' : `, asked “${oneLine(about)}”`}: ${oneLine(text)}`

function observationLine(observation: BundledOutput['observations'][number]): string {
  const { severity, status, description, consultantNotes, remediationPlan } = observation
  const notes = [
    consultantNotes && `Notes: ${consultantNotes}`,
    remediationPlan && `Plan: ${remediationPlan}`,
  ]
  const said = [description, ...notes.filter((note) => note !== null && note !== '')].join(' ')
  return `- ${words(severity)}, ${words(status)}: ${oneLine(said)}`
}

const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ')
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Numbers of citations mean nothing outside of their answer; its quotes name their documents. */
const withoutMarks = (text: string): string => text.replace(/\s*\[\d{1,3}\]/g, '')
