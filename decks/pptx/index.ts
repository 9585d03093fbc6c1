import { proofingLanguage } from '../reading-words.ts'
import { cleanLine } from '../slides/clean-text.ts'
import type { DeckDocument, RenderDeck } from '../deck-document.ts'
import { layoutSlides } from '../slides/layout-slides.ts'
import type { Slide } from '../slides/slide.ts'
import { fontFamily, slideSize } from '../slides/slide-look.ts'
import { drawElement } from './elements.ts'
import { createPresentation, type Presentation } from './library.ts'
import { contentMaster, defineMasters, titleMaster } from './masters.ts'
import { mendPackage } from './mend-package.ts'

const startPresentation = (deck: DeckDocument): Presentation => {
  const presentation = createPresentation()
  presentation.defineLayout({ name: 'Wide', width: slideSize.width, height: slideSize.height })
  presentation.layout = 'Wide'
  presentation.title = cleanLine(`${deck.title} – ${deck.subtitle}`)
  presentation.subject = cleanLine(deck.clientName)
  presentation.author = cleanLine(deck.firmName)
  presentation.theme = { headFontFace: fontFamily, bodyFontFace: fontFamily }
  defineMasters(presentation, deck)
  return presentation
}

/** Names of PowerPoint's own sections, by what a slide belongs to; each is named once. */
const sectionNames = (slides: Slide[], deck: DeckDocument): Map<string, string> => {
  const names = new Map<string, string>()
  for (const slide of slides) {
    const key = slide.section ?? ''
    const name = cleanLine(slide.sectionTitle ?? deck.subtitle)
    const isTaken = [...names.values()].includes(name)
    if (!names.has(key)) names.set(key, isTaken || name === '' ? `${name} ${String(names.size + 1)}` : name)
  }
  return names
}

const drawSlide = (
  presentation: Presentation,
  slide: Slide,
  look: { lang: string; sectionTitle: string },
): void => {
  const masterName = slide.kind === 'title' ? titleMaster : contentMaster
  const page = presentation.addSlide({ masterName, sectionTitle: look.sectionTitle })
  for (const element of slide.elements) drawElement(page, element, look.lang)
  if (slide.notes.length > 0) page.addNotes(slide.notes.join('\n'))
}

/** The deck as a presentation of PowerPoint: native texts, tables and charts, nothing as a picture. */
export const renderPptx: RenderDeck = async (deck) => {
  const presentation = startPresentation(deck)
  const slides = layoutSlides(deck)
  const names = sectionNames(slides, deck)
  for (const title of names.values()) presentation.addSection({ title })
  const lang = proofingLanguage(deck.language)
  for (const slide of slides)
    drawSlide(presentation, slide, { lang, sectionTitle: names.get(slide.section ?? '') ?? '' })
  const written = await presentation.write({ outputType: 'nodebuffer' })
  if (!Buffer.isBuffer(written)) throw new Error('The presentation was not written as a buffer')
  return mendPackage(written)
}
