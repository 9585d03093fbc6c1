import { colours, type Colour } from '../slides/slide-look.ts'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

// What the library writes and PowerPoint takes for damage, or reads differently than meant.

type Mend = (xml: string) => string

/** Content types of parts and pictures that are not there (a master for each slide); the notes' theme is added. */
const mendContentTypes = (xml: string, parts: Set<string>): string =>
  xml
    .replace(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, part: string) =>
      parts.has(part) ? override : '',
    )
    .replace(/<Default Extension="(?!xml"|rels"|xlsx")[^>]*\/>/g, '')
    .replace(
      /<Override PartName="\/ppt\/theme\/theme1\.xml"[^>]*\/>/,
      (own) => own + own.replace('theme1', 'theme2'),
    )

/** Tables get numbers that other shapes of the slide have. */
const numberShapes: Mend = (xml) => {
  let next = 0
  return xml.replace(/(<p:cNvPr id=")[^"]*"/g, (_, start: string) => `${start}${String((next += 1))}"`)
}

/** Properties of a paragraph stand once, before its first run; the library repeats them for each run. */
const paragraphPropertiesOnce: Mend = (xml) =>
  xml.replace(/<a:p>.*?<\/a:p>/gs, (paragraph) => {
    let isFirst = true
    return paragraph.replace(/<a:pPr[^>]*?(?:\/>|>.*?<\/a:pPr>)/gs, (properties) => {
      const kept = isFirst ? properties : ''
      isFirst = false
      return kept
    })
  })

const emptyText = '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody>'
/** A shape without a text has an empty one. */
const textInShapes: Mend = (xml) => xml.replace(/<\/p:spPr>\s*<\/p:sp>/g, `</p:spPr>${emptyText}</p:sp>`)

/** A line without any property is none. */
const noEmptyLines: Mend = (xml) => xml.replace(/<a:ln>\s*<\/a:ln>/g, '')

/** A slide's title is the placeholder that outlines and screen readers look for, and bears its name. */
const mendTitle: Mend = (xml) =>
  xml.replace(
    /name="[^"]*">(<\/p:cNvPr><p:cNvSpPr\/><p:nvPr>)<p:ph[^>]*type="title"[^>]*\/>/g,
    'name="Title">$1<p:ph type="title"/>',
  )

const mendSlide: Mend = (xml) =>
  [numberShapes, paragraphPropertiesOnce, textInShapes, noEmptyLines, mendTitle].reduce(
    (mended, mend) => mend(mended),
    xml,
  )

const place = (position: string, size: string): string =>
  `<p:spPr><a:xfrm><a:off ${position}/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>`
// Places of picture, notes and number on a portrait page, EMU.
const notesPlaces = [
  place('x="685800" y="1143000"', 'cx="5486400" cy="3086100"'),
  place('x="685800" y="4400550"', 'cx="5486400" cy="3600450"'),
  place('x="3884613" y="8685213"', 'cx="2971800" cy="458787"'),
]

/** Notes have a paragraph for each line, and their places themselves: the master's are refused. */
const mendNotes: Mend = (xml) => {
  let index = 0
  const between = '</a:t></a:r></a:p><a:p><a:r><a:rPr lang="en-US" dirty="0"/><a:t>'
  return xml
    .replace(/<p:spPr\/>/g, (empty) => notesPlaces[index++] ?? empty)
    .replace(/<a:t>[^<]*<\/a:t>/g, (text) => text.replace(/\r?\n/g, between))
}

const mendNotesMaster: Mend = (xml) => xml.replace(/<p:sp>.*<\/p:sp>/s, '')

const slideTheme = 'ppt/theme/theme1.xml'
const notesTheme = 'ppt/theme/theme2.xml'
const contentTypes = '[Content_Types].xml'
const accents: Colour[] = ['primary', 'blue', 'amber', 'violet', 'good', 'critical']

/** A master has a theme of its own; the library gives the notes that of the slides. */
const ownTheme: Mend = (xml) => xml.replace('theme/theme1.xml', 'theme/theme2.xml')

/** The notes' master stands before the slides, and a page of notes is upright. */
const mendPresentation: Mend = (xml) => {
  const notes = /<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s.exec(xml)?.[0] ?? ''
  return xml
    .replace(notes, '')
    .replace('<p:sldIdLst>', `${notes}<p:sldIdLst>`)
    .replace(/<p:notesSz [^>]*\/>/, '<p:notesSz cx="6858000" cy="9144000"/>')
}

/** Colours that charts and shapes take which somebody adds by hand. */
const mendTheme: Mend = (xml) =>
  accents.reduce(
    (themed, colour, index) =>
      themed.replace(
        new RegExp(`(<a:accent${String(index + 1)}>).*?(</a:accent${String(index + 1)}>)`, 's'),
        `$1<a:srgbClr val="${colours[colour]}"/>$2`,
      ),
    xml,
  )

/** The company is not escaped, and the counts are wrong: PowerPoint writes them anew. */
const appProperties =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Parley</Application></Properties>'

const mends: [RegExp, Mend][] = [
  [/^docProps\/app\.xml$/, () => appProperties],
  [/^ppt\/(slides|slideLayouts|slideMasters)\/[^/]+\.xml$/, mendSlide],
  [/^ppt\/notesSlides\/[^/]+\.xml$/, mendNotes],
  [/^ppt\/notesMasters\/[^/]+\.xml$/, mendNotesMaster],
  [/^ppt\/notesMasters\/_rels\/.+\.rels$/, ownTheme],
  [/^ppt\/presentation\.xml$/, mendPresentation],
  [/^ppt\/theme\/.+\.xml$/, mendTheme],
]

/** The presentation as PowerPoint opens it without an offer to repair it. */
export const mendPackage = (written: Buffer): Buffer => {
  const files = Object.entries(unzipSync(written)).filter(([name]) => !name.endsWith('/'))
  const theme = files.find(([name]) => name === slideTheme)
  if (theme !== undefined) files.push([notesTheme, theme[1]])
  const parts = new Set(files.map(([name]) => name))
  const mended = files.map(([name, bytes]): [string, Uint8Array] => {
    if (name === contentTypes) return [name, strToU8(mendContentTypes(strFromU8(bytes), parts))]
    const mend = mends.find(([path]) => path.test(name))?.[1]
    return [name, mend === undefined ? bytes : strToU8(mend(strFromU8(bytes)))]
  })
  return Buffer.from(zipSync(Object.fromEntries(mended), { level: 6 }))
}
