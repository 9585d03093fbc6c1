import type { Paragraph, Run, TextElement } from '../slides/slide.ts'
import { bulletIndent, colours, fontFamily, type Colour, type TextStyle } from '../slides/slide-look.ts'
import type { TextOptions, TextProps } from './library.ts'

interface Look {
  style: TextStyle
  colour: Colour
  /** Language that spelling is checked in. */
  lang: string
}

const runOptions = (run: Run, { style, colour, lang }: Look): TextOptions => ({
  fontFace: fontFamily,
  fontSize: style.size,
  color: colours[run.colour ?? colour],
  bold: run.isBold ?? style.isBold,
  italic: run.isItalic ?? false,
  superscript: run.isRaised ?? false,
  lineSpacing: style.leading,
  lang,
})

const bulletOptions = (level: 0 | 1): TextOptions => ({
  // The library adds the indent once more for each level.
  bullet: { indent: (bulletIndent[level] * 72) / (level + 1) },
  ...(level === 0 ? {} : { indentLevel: level }),
})

const paragraphProps = (paragraph: Paragraph, look: Look, isFirst: boolean): TextProps[] => {
  const { runs, bullet, before } = paragraph
  return runs.map((run, index) => ({
    text: run.text,
    options: {
      ...runOptions(run, look),
      ...(index === 0 && bullet !== undefined ? bulletOptions(bullet) : {}),
      ...(before === undefined || isFirst ? {} : { paraSpaceBefore: before }),
      breakLine: index === runs.length - 1,
    },
  }))
}

/** Paragraphs as runs of the library. */
export const textProps = (paragraphs: Paragraph[], look: Look): TextProps[] =>
  paragraphs.flatMap((paragraph, index) => paragraphProps(paragraph, look, index === 0))

/** Place of a text without inner margins; it keeps its size whatever is typed into it. */
export const textFrame = ({
  frame,
  align,
  valign,
}: Pick<TextElement, 'frame' | 'align' | 'valign'>): TextOptions => ({
  x: frame.x,
  y: frame.y,
  w: frame.width,
  h: frame.height,
  margin: 0,
  align,
  valign,
  fit: 'none',
  wrap: true,
})
