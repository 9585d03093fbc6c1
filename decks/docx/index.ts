import {
  Bookmark,
  Document,
  Footer,
  Header,
  HeadingLevel,
  InternalHyperlink,
  LeaderType,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
  type FileChild,
} from 'docx'
import type { DeckDocument, DeckSection, RenderDeck } from '../deck-document.ts'
import { paper } from '../paper-colours.ts'
import { withSources } from '../reading-outline.ts'
import { readingWords } from '../reading-words.ts'
import { tidyDocument } from '../tidy-document.ts'
import { writeBlock } from './blocks.ts'
import { numbering, stylesIn } from './styles.ts'
import { textWidth } from './tables.ts'
import { runs, sourceAnchor, startWriting, type Writing } from './texts.ts'

const mark = (document: DeckDocument): Paragraph[] =>
  document.confidentialityMark === null
    ? []
    : [new Paragraph({ style: 'Mark', children: runs(document.confidentialityMark) })]

function cover(document: DeckDocument): FileChild[] {
  const line = (text: string | null): Paragraph[] =>
    text === null || text === '' ? [] : [new Paragraph({ style: 'CoverText', children: runs(text) })]
  return [
    new Paragraph({ style: 'Subtitle', children: runs(document.subtitle) }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: runs(document.title) }),
    ...line(`${readingWords(document.language).preparedFor} ${document.clientName}`),
    ...line(document.firmName),
    ...line(document.templateName),
    ...line(document.date),
    ...mark(document),
    new Paragraph({ children: [new PageBreak()] }),
  ]
}

/** Ways back into the text; more would be noise. */
const waysBack = 8

function sources(writing: Writing): Paragraph[] {
  const { document } = writing
  return document.sources.map((source) => {
    const page = source.page === null ? '' : `, ${document.words.page} ${source.page}`
    const back = (writing.citedAt.get(source.number) ?? []).slice(0, waysBack).map(
      (anchor, index) =>
        new InternalHyperlink({
          anchor,
          children: [new TextRun({ text: ` ↑${index + 1}`, style: 'Back' })],
        }),
    )
    return new Paragraph({
      style: 'Source',
      numbering: { reference: 'sources', level: 0 },
      children: [
        new Bookmark({ id: sourceAnchor(source.number), children: runs(source.name, { bold: true }) }),
        ...(page === '' ? [] : runs(page)),
        ...(source.quote.trim() === ''
          ? []
          : [new TextRun({ break: 1 }), ...runs(`“${source.quote.trim()}”`, { color: paper.muted })]),
        ...back,
      ],
    })
  })
}

function chapter(writing: Writing, section: DeckSection, index: number): FileChild[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: index === 0,
      numbering: { reference: 'chapters', level: 0 },
      children: runs(section.title),
    }),
    ...(section.lead === '' ? [] : [new Paragraph({ style: 'Lead', children: runs(section.lead) })]),
    ...section.groups.flatMap((group) => [
      ...(group.heading === null
        ? []
        : [new Paragraph({ heading: HeadingLevel.HEADING_2, children: runs(group.heading) })]),
      ...group.blocks.flatMap((block) => writeBlock(writing, block)),
    ]),
    ...(section.id === 'sources' ? sources(writing) : []),
  ]
}

const tabStops = [{ type: TabStopType.RIGHT, position: textWidth }]

const header = (document: DeckDocument): Header =>
  new Header({
    children: [
      new Paragraph({
        style: 'Running',
        tabStops,
        children: [
          new TextRun(document.firmName),
          new TextRun({
            children: ['\t', document.confidentialityMark ?? ''],
            bold: true,
            color: paper.critical,
          }),
        ],
      }),
    ],
  })

const footer = (document: DeckDocument): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Running',
        tabStops,
        children: [
          new TextRun({
            children: [
              `${document.title} · ${document.clientName}`,
              '\t',
              `${document.words.page} `,
              PageNumber.CURRENT,
              ` ${readingWords(document.language).of} `,
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  })

function contents(document: DeckDocument): FileChild[] {
  return [
    new Paragraph({ style: 'ContentsTitle', children: runs(document.words.contents) }),
    new TableOfContents(document.words.contents, {
      hyperlink: true,
      headingStyleRange: '1-2',
      // Word would ask whether it may update the document, before anybody has read a line of it.
      beginDirty: false,
      // Where the chapters begin, only Word can tell: the entries lead there, and it adds the numbers on request.
      tabLeader: LeaderType.NONE,
    }),
  ]
}

/** A Word document with Word's own styles, contents, tables and charts, which people can go on writing. */
export const renderDocx: RenderDeck = async (input) => {
  const document = tidyDocument(input)
  const writing = startWriting(document)
  const chapters = withSources(document).flatMap((section, index) => chapter(writing, section, index))
  const file = new Document({
    title: document.title,
    subject: document.subtitle,
    creator: document.firmName,
    description: [document.clientName, document.templateName, document.confidentialityMark]
      .filter((part) => part !== null && part !== '')
      .join(' · '),
    styles: stylesIn(document.language),
    numbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1247, bottom: 1134, left: 1134, right: 1134 },
          },
        },
        headers: { default: header(document) },
        footers: { default: footer(document) },
        children: [...cover(document), ...contents(document), ...chapters],
      },
    ],
  })
  return Packer.toBuffer(file)
}
