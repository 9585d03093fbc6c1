import mammoth from 'mammoth'
import { packArchive, readArchive } from '../archive.ts'
import type { ParsedDocument } from '../parsed-document.ts'
import { sectionPages } from '../section-pages.ts'
import { htmlPieces } from './html.ts'

/** Parts that hold text or say how to read it; pictures and embedded objects stay packed. */
const wanted = (name: string): boolean =>
  name === '[Content_Types].xml' || /^(?:_rels|word)\/.*\.(?:xml|rels)$/u.test(name)

/**
 * Word: headings by style, tables and lists kept, tracked deletions left out (mammoth). The reader gets a
 * repacked archive of checked parts, so that it cannot be made to unpack a bomb.
 */
export async function parseDocx(bytes: Uint8Array): Promise<ParsedDocument> {
  const buffer = packArchive(readArchive(bytes, wanted))
  const result = await mammoth.convertToHtml(
    { buffer },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      styleMap: [
        "p[style-name='Title'] => h1:fresh",
        "p[style-name='Subtitle'] => p:fresh",
        'comment-reference => ',
      ],
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
    },
  )
  return { pages: sectionPages(htmlPieces(result.value)), warnings: [] }
}
