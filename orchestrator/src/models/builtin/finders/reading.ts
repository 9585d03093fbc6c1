import type { Evidence, Passage } from '../../port.ts'
import { headingsOf, isEnded, type Line, linesOf, sheetNameOf } from './lines.ts'
import { dayOfPaper } from './paper-dates.ts'
import type { Section } from './pieces.ts'
import { byLead, type OpenText, piecesOf } from './text-pieces.ts'
import { createTableReader, type TableReader } from './tables.ts'

/**
 * Everything that may be told of the sources of a step: the documents that were given whole, then passages that are in
 * none of them. What agents wrote is evidence for nothing, and what the firm's method prescribes is no finding about a
 * client: both are left out (docs/agents.md, Provenance).
 */
export function readSources({
  documents = [],
  passages,
}: Pick<Evidence, 'documents' | 'passages'>): Section[] {
  const inDocuments = new Set(documents.flatMap((one) => one.passages.map(({ chunkId }) => chunkId)))
  const alone = passages.filter(({ chunkId, trust }) => trust !== 'agent' && !inDocuments.has(chunkId))
  return [...documents.map((one) => one.passages), ...alone.map((passage) => [passage])]
    .filter(([first]) => first?.sourceKind !== 'firm')
    .flatMap(readSource)
}

/**
 * What activated phases hand over: words of agents under their names, without what they quote. It answers a part only
 * where no source does (docs/agents.md, Provenance).
 */
export const readHandOver = ({ passages }: Pick<Evidence, 'passages'>): Section[] =>
  passages
    .filter(({ trust }) => trust === 'agent')
    .flatMap((passage) => readSource([passage]))
    .map((section) => ({ ...section, pieces: section.pieces.filter(({ text }) => !/[“„"[]/.test(text)) }))

const known = new WeakMap<Passage, { passages: readonly Passage[]; sections: Section[] }>()

/** One source is read once, however many parts ask for it. */
function readSource(passages: readonly Passage[]): Section[] {
  const [first] = passages
  if (first === undefined) return []
  const before = known.get(first)
  if (
    before?.passages === passages ||
    (before !== undefined && passages.length === 1 && before.passages.length === 1)
  )
    return before.sections
  const sections = read(passages)
  known.set(first, { passages, sections })
  return sections
}

function read(passages: readonly Passage[]): Section[] {
  const reader = createReader(titleOfSource(passages), dayOf(passages))
  const lines = linesOf(passages)
  for (const [index, line] of lines.entries()) reader.take(line, lines[index + 1])
  return reader.end()
}

const headsOf = ({ passage }: Line): string => [passage.name, ...headingsOf(passage)].join('\n')

/** What a clause or an item of minutes is about, as long as its text goes on. */
function createLabel() {
  let open: { text: string; lasts: Line['label']; under: string; isNew: boolean } | undefined
  return {
    text: (): string | undefined => open?.text,
    begin(line: Line): void {
      open = { text: line.text, lasts: line.label, under: headsOf(line), isNew: true }
    },
    /** Whether it ends before a line: with its paragraph, or with the headings that it stands under. */
    endsBefore(line: Line): boolean {
      if (open === undefined) return false
      const isOver = open.lasts === 'paragraph' && line.isAfterGap && !open.isNew && line.kind !== 'row'
      if (!isOver && line.kind !== 'heading' && open.under === headsOf(line)) {
        open.isNew = false
        return false
      }
      return true
    },
    end(): void {
      open = undefined
    },
  }
}

/** What paragraphs and lists say goes into the section that they stand in, and what they announce under it. */
function addText(open: OpenText, own: Section): Section | undefined {
  const { before, led } = byLead(piecesOf(open, own))
  own.pieces.push(...before)
  if (led === undefined) return undefined
  const title = [own.title, led.lead].filter(Boolean).join(' › ')
  const section: Section = { ...own, title, isLed: true, pieces: [] }
  section.pieces.push(...led.pieces.map((piece) => ({ ...piece, section })))
  return section
}

/** The sections of a source, each begun by the first line that stands under other headings. */
function createSections(sourceTitle: string | undefined, dated: string) {
  const sections: Section[] = []
  const label = createLabel()
  let heading = ''
  let section: Section | undefined
  const titleOf = (line: Line): string => titleFor(line, { heading, sourceTitle, label: label.text() })
  const begin = (line: Line, title: string, caption = ''): Section => {
    const own: Section = { source: line.passage.name, title, caption, heads: [], dated, pieces: [] }
    sections.push(own)
    return own
  }
  return {
    label,
    sections,
    setHeading(text: string): void {
      heading = text
    },
    add(text: OpenText): void {
      const title = titleOf(text.line)
      if (section?.title !== title || section.source !== text.line.passage.name)
        section = begin(text.line, title)
      const led = addText(text, section)
      if (led === undefined) return
      section = led
      sections.push(led)
    },
    table: (line: Line, caption: string): Section => begin(line, titleOf(line), caption),
  }
}

/** Goes through a source line by line: prose is put together again, tables are read by their own rules. */
function createReader(sourceTitle: string | undefined, dated: string) {
  const into = createSections(sourceTitle, dated)
  const { label, sections } = into
  let table: TableReader | undefined
  let sheet = ''
  let open: OpenText | undefined
  let paragraph = 0

  const close = (): void => {
    if (open !== undefined) into.add(open)
    open = undefined
  }
  const startTable = (line: Line, caption: string): TableReader => {
    close()
    sheet = sheetNameOf(line.passage.label)
    return createTableReader(into.table(line, caption))
  }
  const takeText = (line: Line): void => {
    if (open !== undefined && joins(open, line)) open = { ...open, text: `${open.text} ${line.text}` }
    else {
      const isListed = line.kind === 'bullet' && open?.line.kind === 'bullet' && !line.isAfterGap
      if (!isListed) paragraph += 1
      close()
      open = { text: line.text, line, paragraph }
    }
  }

  return {
    take(line: Line, next: Line | undefined): void {
      const isOver = label.endsBefore(line)
      if (isOver || line.kind === 'label' || line.kind === 'heading') close()
      if (isOver) label.end()
      if (line.kind === 'label') label.begin(line)
      else if (line.kind === 'heading') into.setHeading(line.text.replace(/^#+\s*/, ''))
      else if (line.kind === 'caption') table = startTable(line, line.text)
      else if (line.kind === 'row') {
        close()
        // The next sheet of a workbook has a table of its own, however many columns it has.
        const isSameSheet = sheetNameOf(line.passage.label) === sheet
        table = table?.takes(line) === true && isSameSheet ? table : startTable(line, '')
        table.row(line, next)
      } else if (table?.continues(line) !== true) {
        table = undefined
        takeText(line)
      }
      if (line.kind === 'label' || line.kind === 'heading') table = undefined
    },
    end(): Section[] {
      close()
      return sections.filter(({ pieces }) => pieces.length > 0)
    },
  }
}

function titleFor(
  { passage, isSlide }: Line,
  {
    heading,
    sourceTitle,
    label,
  }: { heading: string; sourceTitle: string | undefined; label: string | undefined },
): string {
  const titles = headingsOf(passage).filter((title, index) => index > 0 || title !== sourceTitle)
  const own = label === undefined ? [] : [label]
  if (titles.length > 0 && !isSlide) return [...titles, ...own].join(' › ')
  // What a clause is about is told by its own name; the paper's is that of all of them.
  const only = isSlide || own.length === 0 ? (isSlide ? heading : (sourceTitle ?? heading)) : ''
  return (only === passage.name || only === '' ? own : [only, ...own]).join(' › ')
}

/** What a source is called, or the top of its first page, tells of which day it is. */
function dayOf(passages: readonly Passage[]): string {
  const [first] = passages
  return first === undefined
    ? ''
    : dayOfPaper([first.name, first.context ?? '', first.text.slice(0, topOfPaper)])
}
const topOfPaper = 400

/** What stands above all headings of a source is what it calls itself. */
function titleOfSource(passages: readonly Passage[]): string | undefined {
  const [first, ...others] = passages.map((passage) => headingsOf(passage)[0])
  return others.length > 0 && others.every((title) => title === first) ? first : undefined
}

/** A line goes on where the former one did not end. */
function joins({ text, line }: OpenText, next: Line): boolean {
  if (next.kind !== 'plain' || isEnded(text)) return false
  if (/^[\p{Ll}(]/u.test(next.text)) return true
  return !line.isSlide && !next.isAfterGap && line.text.length >= 60 && line.passage === next.passage
}
