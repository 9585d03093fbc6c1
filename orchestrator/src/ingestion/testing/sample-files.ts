import { strToU8, type Zippable, zipSync } from 'fflate'

/** Small files of each format, built from their parts, so that tests say what the bytes mean. */

export const pack = (parts: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, packed(part)])))

/** Empty parts are stored as they are: to compress ten thousand of them takes many seconds. */
const packed = (part: string | Uint8Array): Zippable[string] =>
  part.length === 0 ? [new Uint8Array(), { level: 0 }] : typeof part === 'string' ? strToU8(part) : part

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const types = (overrides: Record<string, string>): string =>
  `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    overrides,
  )
    .map(
      ([part, type]) =>
        `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`
const relationships = (targets: [id: string, kind: string, target: string][]): string =>
  `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([id, kind, target]) =>
        `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type WordPart = { heading: string; level: number } | { paragraph: string } | { table: string[][] }

const wordText = (text: string): string => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`

function wordPart(part: WordPart): string {
  if ('heading' in part) {
    return `<w:p><w:pPr><w:pStyle w:val="Heading${part.level}"/></w:pPr>${wordText(part.heading)}</w:p>`
  }
  if ('paragraph' in part) return `<w:p>${wordText(part.paragraph)}</w:p>`
  const cell = (text: string): string => `<w:tc><w:p>${wordText(text)}</w:p></w:tc>`
  return `<w:tbl>${part.table.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** @param body raw WordprocessingML in place of `parts` */
export function docxFile(parts: WordPart[], body = parts.map(wordPart).join('')): Uint8Array {
  const style = (level: number): string =>
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`
  return pack({
    '[Content_Types].xml': types({ '/word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationships([['rId1', 'styles', 'styles.xml']]),
    'word/styles.xml': `${xml}<w:styles ${wordNamespace}>${[1, 2, 3].map(style).join('')}</w:styles>`,
    'word/document.xml': `${xml}<w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
  })
}

const columnName = (index: number): string => String.fromCharCode(65 + index)

function sheetXml(rows: (string | number)[][]): string {
  const cell = (value: string | number, row: number, column: number): string => {
    const place = `${columnName(column)}${row + 1}`
    if (value === '') return ''
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`
  }
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((value, column) => cell(value, index, column)).join('')}</row>`,
  )
  return `${xml}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

export function xlsxFile(
  sheets: Record<string, (string | number)[][]>,
  raw: Record<string, string> = {},
): Uint8Array {
  const names = Object.keys(sheets)
  const entries = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return pack({
    '[Content_Types].xml': types({ '/xl/workbook.xml': 'spreadsheetml.sheet.main' }),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relationships(
      names.map((_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`]),
    ),
    'xl/workbook.xml': `${xml}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${entries.join('')}</sheets></workbook>`,
    ...Object.fromEntries(
      names.map((name, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheets[name] ?? [])]),
    ),
    ...raw,
  })
}

export interface Slide {
  title: string
  lines: string[]
  table?: string[][]
  notes?: string
}

const drawing =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
const shape = (placeholder: string, lines: string[]): string =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph${placeholder === '' ? '' : ` type="${placeholder}"`}/></p:nvPr></p:nvSpPr><p:txBody>${lines
    .map((line) => `<a:p><a:r><a:t>${escapeXml(line)}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`

function slideXml(slide: Slide): string {
  const cell = (text: string): string =>
    `<a:tc><a:txBody><a:p><a:r><a:t>${escapeXml(text)}</a:t></a:r></a:p></a:txBody></a:tc>`
  const table =
    slide.table === undefined
      ? ''
      : `<p:graphicFrame><a:tbl>${slide.table.map((row) => `<a:tr>${row.map(cell).join('')}</a:tr>`).join('')}</a:tbl></p:graphicFrame>`
  return `${xml}<p:sld ${drawing}><p:cSld><p:spTree>${shape('', slide.lines)}${shape('title', [slide.title])}${table}${shape('sldNum', ['7'])}</p:spTree></p:cSld></p:sld>`
}

/** Slides are stored in reverse, so that only the presentation's list gives their order. */
export function pptxFile(slides: Slide[]): Uint8Array {
  const file = (index: number): number => slides.length - index
  const parts: Record<string, string> = {
    '[Content_Types].xml': types({ '/ppt/presentation.xml': 'presentationml.presentation.main' }),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `${xml}<p:presentation xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ${drawing}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      slides.map((_, index) => [`rId${index + 1}`, 'slide', `slides/slide${file(index)}.xml`]),
    ),
  }
  slides.forEach((slide, index) => {
    parts[`ppt/slides/slide${file(index)}.xml`] = slideXml(slide)
    if (slide.notes === undefined) return
    parts[`ppt/slides/_rels/slide${file(index)}.xml.rels`] = relationships([
      ['rId1', 'notesSlide', `../notesSlides/notesSlide${index + 1}.xml`],
    ])
    parts[`ppt/notesSlides/notesSlide${index + 1}.xml`] =
      `${xml}<p:notes ${drawing}><p:cSld><p:spTree>${shape('body', [slide.notes])}</p:spTree></p:cSld></p:notes>`
  })
  return pack(parts)
}

export interface PdfRun {
  x: number
  y: number
  size: number
  text: string
}

/** A PDF with Helvetica text at given places, written object by object. @param extra entries of the trailer */
export function pdfFile(pages: PdfRun[][], extra = '', moreObjects: string[] = []): Uint8Array {
  const literal = (text: string): string => text.replace(/[\\()]/gu, (mark) => `\\${mark}`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const kids: number[] = []
  for (const page of pages) {
    const stream = page
      .map((run) => `BT /F1 ${run.size} Tf ${run.x} ${run.y} Td (${literal(run.text)}) Tj ET`)
      .join('\n')
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    kids.push(objects.length)
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`
  objects.push(...moreObjects)
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return strToU8(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${extra} >>\nstartxref\n${body.length}\n%%EOF\n`,
    true,
  )
}
