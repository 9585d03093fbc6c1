import type { DeckDocument } from '../deck-document.ts'
import { layoutMaster, pageNumberFrame } from '../slides/layout-slides.ts'
import type { Frame, SlideElement, TextElement } from '../slides/slide.ts'
import { colours, fontFamily, headlineFrame, styles, titleFrame } from '../slides/slide-look.ts'
import type { MasterProps, Presentation } from './library.ts'
import { textFrame } from './text-props.ts'

export const titleMaster = 'Title'
export const contentMaster = 'Content'

type MasterObject = NonNullable<MasterProps['objects']>[number]

const masterText = (element: TextElement): MasterObject => ({
  text: {
    text: element.paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join(''),
    options: {
      ...textFrame(element),
      fontFace: fontFamily,
      fontSize: element.style.size,
      lineSpacing: element.style.leading,
      bold: element.style.isBold,
      color: colours[element.colour],
    },
  },
})

const masterObject = (element: SlideElement): MasterObject[] => {
  if (element.type === 'text') return [masterText(element)]
  if (element.type !== 'shape') return []
  const { x, y, width, height } = element.frame
  return [{ rect: { x, y, w: width, h: height, fill: { color: colours[element.fill ?? 'line'] } } }]
}

const headline = (frame: Frame, valign: 'top' | 'bottom', size: number): MasterObject => ({
  placeholder: {
    text: '',
    options: {
      name: 'headline',
      type: 'title',
      x: frame.x,
      y: frame.y,
      w: frame.width,
      h: frame.height,
      margin: 0,
      align: 'left',
      valign,
      fontFace: fontFamily,
      fontSize: size,
      bold: true,
      color: colours.ink,
    },
  },
})

/** The two layouts of a deck: its title slide, and all others with names, mark and page number. */
export const defineMasters = (presentation: Presentation, deck: DeckDocument): void => {
  presentation.defineSlideMaster({
    title: titleMaster,
    objects: [headline(titleFrame, 'bottom', styles.deckTitle.size)],
  })
  const { x, y, width, height } = pageNumberFrame
  presentation.defineSlideMaster({
    title: contentMaster,
    objects: [
      ...layoutMaster(deck).flatMap(masterObject),
      headline(headlineFrame, 'top', styles.headline.size),
    ],
    slideNumber: {
      x,
      y,
      w: width,
      h: height,
      margin: 0,
      align: 'right',
      fontFace: fontFamily,
      fontSize: styles.foot.size,
      color: colours.muted,
    },
  })
}
