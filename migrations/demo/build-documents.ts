import { mkdirSync, writeFileSync } from 'node:fs'
import { buildDocx } from './builders/docx.ts'
import { buildCsv, buildMarkdown, buildPptx, buildXlsx } from './builders/other.ts'
import { buildPdf } from './builders/pdf.ts'
import { demoDocuments } from './documents/index.ts'
import type { DemoDocument } from './documents/source.ts'

// Makes the demo's files from their texts: node migrations/demo/build-documents.ts. The files are committed.

const folder = new URL('files/', import.meta.url)

function build(document: DemoDocument): Promise<Buffer> | Buffer {
  switch (document.format) {
    case 'pdf':
      return buildPdf(document)
    case 'docx':
      return buildDocx(document)
    case 'md':
      return buildMarkdown(document)
    case 'xlsx':
      return buildXlsx(document)
    case 'csv':
      return buildCsv(document)
    case 'pptx':
      return buildPptx(document)
  }
}

mkdirSync(folder, { recursive: true })
for (const document of demoDocuments) {
  const content = await build(document)
  writeFileSync(new URL(document.fileName, folder), content)
  process.stdout.write(`${document.fileName} ${content.length} bytes\n`)
}
