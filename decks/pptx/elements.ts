import type { ShapeElement, SlideElement, TextElement } from '../slides/slide.ts'
import { colours } from '../slides/slide-look.ts'
import { drawChart } from './chart.ts'
import type { PptxSlide } from './library.ts'
import { drawTable } from './table.ts'
import { textFrame, textProps } from './text-props.ts'

const shapes = { rectangle: 'rect', rounded: 'roundRect', ellipse: 'ellipse' } as const

const drawShape = (slide: PptxSlide, { shape, frame, fill, line }: ShapeElement): void => {
  slide.addShape(shapes[shape], {
    x: frame.x,
    y: frame.y,
    w: frame.width,
    h: frame.height,
    ...(shape === 'rounded' ? { rectRadius: 0.05 } : {}),
    ...(fill === null ? {} : { fill: { color: colours[fill] } }),
    ...(line === null ? {} : { line: { color: colours[line.colour], width: line.width } }),
  })
}

/** The headline goes into the slide's title, so that outlines and screen readers have it. */
const drawText = (slide: PptxSlide, element: TextElement, lang: string): void => {
  const { style, colour, paragraphs } = element
  slide.addText(textProps(paragraphs, { style, colour, lang }), {
    ...textFrame(element),
    ...(element.role === 'headline' ? { placeholder: 'headline' } : {}),
  })
}

/** Draws an element on a slide. */
export const drawElement = (slide: PptxSlide, element: SlideElement, lang: string): void => {
  switch (element.type) {
    case 'shape':
      drawShape(slide, element)
      return
    case 'text':
      drawText(slide, element, lang)
      return
    case 'table':
      drawTable(slide, element, lang)
      return
    case 'chart':
      drawChart(slide, element)
  }
}
