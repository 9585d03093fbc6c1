import type { DeckDocument, DeckSection } from '../deck-document.ts'
import { paper } from '../paper-colours.ts'
import { withSources } from '../reading-outline.ts'
import { readingWords } from '../reading-words.ts'
import { writeBlock } from './blocks.ts'
import { sourceName, type Writing } from './citing.ts'
import type { InkRun, InkStyle } from './ink.ts'
import { a4, left, Sheets, styles, textWidth } from './sheets.ts'
import { breakLines, writeLine } from './typeset.ts'

interface Entry {
  title: string
  level: 0 | 1
  name: string
  page: number
}

function cover(sheets: Sheets, document: DeckDocument): void {
  sheets.turn()
  sheets.ink.fill({ x: left, y: 96, width: textWidth, height: 5 }, paper.primary)
  sheets.y = 250
  const title: InkStyle = { size: 30, leading: 37, isBold: true, colour: paper.ink }
  sheets.text([{ text: document.subtitle, isBold: true }], { style: styles.lead, after: 6 })
  sheets.text([{ text: document.title }], {
    style: document.title.length > 120 ? styles.chapter : title,
    after: 18,
  })
  const about: InkStyle = { ...styles.body, size: 11.5, leading: 18 }
  sheets.text([{ text: `${readingWords(document.language).preparedFor} ${document.clientName}` }], {
    style: about,
  })
  for (const text of [document.firmName, document.templateName, document.date])
    if (text !== null && text !== '') sheets.text([{ text, colour: paper.muted }], { style: about })
  if (document.confidentialityMark !== null)
    sheets.text([{ text: document.confidentialityMark, isBold: true, colour: paper.critical }], {
      style: about,
      before: 20,
    })
}

const entryHeight = 17
const entriesOfSheet = Math.floor((a4.height - 78 - 66 - 44) / entryHeight)

/** The contents, written last, on sheets kept free for them: only then is it known where each chapter begins. */
function contents(writing: Writing, entries: Entry[]): void {
  const { sheets, document } = writing
  entries.forEach((entry, index) => {
    const place = index % entriesOfSheet
    if (place === 0) {
      sheets.ink.doc.switchToPage(1 + index / entriesOfSheet)
      const [line] = breakLines(sheets.ink, [{ text: document.words.contents }], {
        width: textWidth,
        style: styles.chapter,
      })
      if (line !== undefined)
        writeLine(sheets.ink, line, { x: left, y: 78, width: textWidth, style: styles.chapter })
    }
    const y = 78 + 40 + place * entryHeight
    const indent = entry.level === 0 ? 0 : 22
    const run: InkRun = { text: entry.title, leadsTo: entry.name, isBold: entry.level === 0 }
    const width = textWidth - indent - 40
    const [line, more] = breakLines(sheets.ink, [run], { width: width - 12, style: styles.body })
    if (line === undefined) return
    const shown =
      more === undefined ? line : { ...line, pieces: [...line.pieces, { text: '…', run, x: line.width }] }
    writeLine(sheets.ink, shown, { x: left + indent, y, width, style: styles.body })
    const page: InkRun = { text: String(entry.page), leadsTo: entry.name }
    const [number] = breakLines(sheets.ink, [page], { width: 40, style: styles.body })
    if (number !== undefined)
      writeLine(sheets.ink, number, {
        x: left + textWidth - 40,
        y,
        width: 40,
        style: styles.body,
        align: 'right',
      })
  })
}

/** Ways back into the text; more would be noise. */
const waysBack = 8

function sources(writing: Writing): void {
  const { sheets, document } = writing
  for (const source of document.sources) {
    const page = source.page === null ? '' : `, ${document.words.page} ${source.page}`
    const back = (writing.citedAt.get(source.number) ?? [])
      .slice(0, waysBack)
      .map((leadsTo, index): InkRun => ({ text: ` ↑${index + 1}`, leadsTo, colour: paper.primary }))
    const quote = source.quote.trim()
    const runs: InkRun[] = [
      { text: `${source.number}. `, named: sourceName(source.number), isBold: true },
      { text: source.name, isBold: true },
      { text: page },
      ...(quote === '' ? [] : [{ text: `\n“${quote}”`, colour: paper.muted }]),
      ...back,
    ]
    sheets.text(runs, { style: styles.cell, indent: 12, after: 7 })
  }
}

function chapter(writing: Writing, section: DeckSection, number: number): Entry[] {
  const { sheets } = writing
  if (number > 1) sheets.space(26)
  const heading = (title: string, level: 0 | 1, name: string): Entry => {
    const style = level === 0 ? styles.chapter : styles.group
    sheets.text([{ text: title, named: name }], {
      style,
      before: level === 0 ? 0 : 12,
      after: level === 0 ? 3 : 4,
      keepWith: level === 0 ? 150 : 60,
    })
    return { title, level, name, page: sheets.page }
  }
  const entries = [heading(`${number}  ${section.title}`, 0, `section-${number}`)]
  if (section.lead !== '')
    sheets.text([{ text: section.lead }], { style: styles.lead, after: 9, keepWith: 40 })
  section.groups.forEach((group, index) => {
    if (group.heading !== null) entries.push(heading(group.heading, 1, `section-${number}-${index + 1}`))
    for (const block of group.blocks) writeBlock(writing, block)
  })
  if (section.id === 'sources') sources(writing)
  return entries
}

/** What stands at the head and foot of each sheet. */
function running({ sheets, document }: Writing): void {
  const total = sheets.page
  const width = textWidth / 2 - 6
  const put = (text: string, look: { y: number; align: 'left' | 'right'; run?: Partial<InkRun> }): void => {
    const [line] = breakLines(sheets.ink, [{ text, ...look.run }], { width, style: styles.small })
    const x = look.align === 'left' ? left : left + textWidth - width
    if (line !== undefined)
      writeLine(sheets.ink, line, { x, y: look.y, width, style: styles.small, align: look.align })
  }
  for (let index = 0; index < total; index += 1) {
    sheets.ink.doc.switchToPage(index)
    put(document.firmName, { y: 40, align: 'left' })
    if (document.confidentialityMark !== null)
      put(document.confidentialityMark, {
        y: 40,
        align: 'right',
        run: { isBold: true, colour: paper.critical },
      })
    put(`${document.title} · ${document.clientName}`, { y: a4.height - 46, align: 'left' })
    const number = `${document.words.page} ${index + 1} ${readingWords(document.language).of} ${total}`
    put(number, { y: a4.height - 46, align: 'right' })
  }
}

function outline({ sheets }: Writing, entries: Entry[]): void {
  let chapterItem: PDFKit.PDFOutline | undefined
  for (const entry of entries) {
    sheets.ink.doc.switchToPage(entry.page - 1)
    if (entry.level === 0) chapterItem = sheets.ink.doc.outline.addItem(entry.title)
    else chapterItem?.addItem(entry.title)
  }
}

/** A document to be read, on A4: cover, contents with page numbers, numbered chapters, sources. */
export function writeReading(document: DeckDocument): Promise<Buffer> {
  const sheets = new Sheets({
    title: document.title,
    subject: document.subtitle,
    author: document.firmName,
    language: document.language,
  })
  const writing: Writing = { document, sheets, citedAt: new Map() }
  const sections = withSources(document)
  cover(sheets, document)
  const count = sections.reduce(
    (sum, section) => sum + 1 + section.groups.filter((group) => group.heading !== null).length,
    0,
  )
  for (let sheet = 0; sheet <= Math.ceil(count / entriesOfSheet); sheet += 1) sheets.turn()
  const entries = sections.flatMap((section, index) => chapter(writing, section, index + 1))
  contents(writing, entries)
  running(writing)
  outline(writing, entries)
  return sheets.ink.finish()
}
