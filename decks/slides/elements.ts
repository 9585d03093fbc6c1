import type { Frame, Paragraph, ShapeElement, TextElement } from './slide.ts'
import type { Colour, TextStyle } from './slide-look.ts'

interface TextLook {
  role?: TextElement['role']
  colour?: Colour
  align?: TextElement['align']
  valign?: TextElement['valign']
}

/** A text in its frame; ink, left and at the top where nothing else is said. */
export const textIn = (
  frame: Frame,
  style: TextStyle,
  { paragraphs, ...look }: TextLook & { paragraphs: Paragraph[] },
): TextElement => ({
  type: 'text',
  role: 'body',
  colour: 'ink',
  align: 'left',
  valign: 'top',
  ...look,
  frame,
  style,
  paragraphs,
})

/** One line of text, as the only paragraph. */
export const plain = (text: string): Paragraph[] => [{ runs: [{ text }] }]

/** An area without a line around it. */
export const area = (
  frame: Frame,
  fill: Colour,
  shape: ShapeElement['shape'] = 'rectangle',
): ShapeElement => ({ type: 'shape', shape, frame, fill, line: null })

/** An area with a thin line around it. */
export const card = (frame: Frame, fill: Colour, line: Colour = 'line'): ShapeElement => ({
  type: 'shape',
  shape: 'rounded',
  frame,
  fill,
  line: { colour: line, width: 0.75 },
})
