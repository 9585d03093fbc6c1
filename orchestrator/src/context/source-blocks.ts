import { excerptOf } from '../models/language/index.ts'
import type { Evidence, EvidenceDocument, Passage, RequestBlock } from '../models/port.ts'
import { fenceUntrusted } from './fence-untrusted.ts'
import { tokensOf } from './tokens.ts'

/** Tokens of the outline of documents that are left out. */
const outlineLimit = 1_500
/** Passages that every subject keeps, however short the room. */
const leastOfSubject = 2

/** The initiative's documents, each in a fence of its own, every passage with its mark and place. */
export function documentsBlock(documents: readonly EvidenceDocument[]): RequestBlock {
  const texts = documents.map(({ name, sourceKind, passages }) =>
    fenceUntrusted(
      `document, ${sourceKind} source`,
      [`[${name}]`, ...passages.map((passage) => `${placed(passage)}\n${passage.text}`)].join('\n'),
    ),
  )
  return {
    name: 'documents',
    text: texts.length === 0 ? '' : `# Documents of the initiative, whole\n\n${texts.join('\n\n')}`,
    passages: documents.flatMap(({ passages }) => passages),
  }
}

/** What there is, where the documents do not fit: names and headings alone. */
export function outlineBlock(outline: NonNullable<Evidence['outline']>): RequestBlock {
  const rows: string[] = []
  let room = outlineLimit
  for (const { name, headings } of outline) {
    const row = excerptOf(`- ${name}${headings.length > 0 ? `: ${headings.join('; ')}` : ''}`, 600)
    room -= tokensOf(row)
    if (room < 0) break
    rows.push(row)
  }
  const left = outline.length - rows.length
  const more = left > 0 ? [`- and ${left} more`] : []
  return {
    name: 'documents',
    text:
      outline.length === 0
        ? ''
        : `# Documents of the initiative (too long to be given whole; passages of them follow)\n\n${fenceUntrusted('outline of documents', [...rows, ...more].join('\n'))}`,
  }
}

const placed = (passage: Passage): string => `[[${passage.chunkId}]] ${placeOf(passage)}`

export const placeOf = ({ label, page }: Pick<Passage, 'label' | 'page'>): string =>
  label ?? (page === null ? '' : `Page ${page}`)

const whose = {
  document: '',
  person: ', words of a person',
  agent: ', written by agents of an earlier phase',
}

/**
 * What was searched for this step, document by document, most relevant first; and which passages were found for which
 * subject. Passages of documents that are given whole are named by their marks alone.
 */
export function passagesBlock(passages: readonly Passage[], evidence: Evidence): RequestBlock {
  const texts = groupsOf(passages).map((group) => {
    const [first] = group
    return fenceUntrusted(
      `source, ${first.sourceKind} source${whose[first.trust ?? 'document']}`,
      [
        `[${first.name}]`,
        ...group.map(
          (passage) =>
            `${placed(passage)}, relevance ${passage.relevance.toFixed(2)}\n${headingOf(passage)}${passage.text}`,
        ),
      ].join('\n'),
    )
  })
  const found = foundLines(evidence)
  const text = [
    texts.length > 0 ? `# Passages found for this step\n\n${texts.join('\n\n')}` : '',
    found.length > 0
      ? `# What was found for what\n\n${fenceUntrusted('subjects and passages', found.join('\n'))}`
      : '',
  ]
  return { name: 'passages', text: text.filter((part) => part !== '').join('\n\n'), passages }
}

/** What was found for statements stands among the passages, each once, and is named for its statement. */
export function withStatements(evidence: Evidence): Evidence {
  const { statements = [], passages, found = [] } = evidence
  if (statements.length === 0) return evidence
  const all = [...passages, ...statements.flatMap((statement) => statement.passages)].sort(
    (one, other) => other.relevance - one.relevance,
  )
  return {
    ...evidence,
    passages: all.filter(
      ({ chunkId }, index) => all.findIndex((other) => other.chunkId === chunkId) === index,
    ),
    found: [
      ...found,
      ...statements.map(({ id, text, passages: own }) => ({
        subject: `statement ${id}: ${text}`,
        chunkIds: own.map(({ chunkId }) => chunkId),
      })),
    ],
  }
}

/** Headings stand above a passage's text and are no part of it. */
const headingOf = ({ context, name }: Passage): string => {
  const lines = (context ?? '').split('\n').filter((line) => line !== '' && line !== name)
  const last = lines.at(-1)
  return last === undefined ? '' : `(under: ${last})\n`
}

function foundLines({ found = [] }: Evidence): string[] {
  return found.map(({ subject, chunkIds }) => {
    const marks = chunkIds.length === 0 ? 'nothing' : chunkIds.map((id) => `[[${id}]]`).join(' ')
    return `- ${excerptOf(subject.replace(/\s+/g, ' '), 160)}: ${marks}`
  })
}

/** Of one document together, in its own order; documents by their best passage. */
function groupsOf(passages: readonly Passage[]): [Passage, ...Passage[]][] {
  const groups = new Map<string, [Passage, ...Passage[]]>()
  for (const passage of passages) {
    const key = `${passage.artifactId ?? passage.name} ${passage.sourceKind} ${passage.trust ?? ''}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [passage])
    else group.push(passage)
  }
  return [...groups.values()].map((group) => group.sort((one, other) => (one.page ?? 0) - (other.page ?? 0)))
}

/**
 * The passages that fit into so many tokens: the best few of each subject first, then the others in their order.
 * @param known ids of passages that stand in whole documents already
 */
export function passagesWithin(
  evidence: Evidence,
  limits: { tokens: number; known: ReadonlySet<string> },
): Passage[] {
  const wanted = evidence.passages.filter(({ chunkId }) => !limits.known.has(chunkId))
  const first = new Set((evidence.found ?? []).flatMap(({ chunkIds }) => chunkIds.slice(0, leastOfSubject)))
  const ordered = [
    ...wanted.filter(({ chunkId }) => first.has(chunkId)),
    ...wanted.filter(({ chunkId }) => !first.has(chunkId)),
  ]
  const kept = new Set<string>()
  let room = limits.tokens
  for (const passage of ordered) {
    room -= tokensOf(passage.text) + 60
    if (room < 0) break
    kept.add(passage.chunkId)
  }
  return wanted.filter(({ chunkId }) => kept.has(chunkId))
}
