import {
  AlignmentType,
  BorderStyle,
  LevelFormat,
  LineRuleType,
  type INumberingOptions,
  type IStylesOptions,
} from 'docx'
import type { DeckLanguage } from '@parley/contracts/http/exports.ts'
import { paper } from '../paper-colours.ts'
import { proofingLanguage } from '../reading-words.ts'

/** On every desktop, and fonts of the same widths stand in for it elsewhere. */
const font = 'Arial'

/** Height of a line in 240ths of what its font needs; what is higher, as a chart, has its own. */
const lines = (line: number) => ({ line, lineRule: LineRuleType.AUTO })

const heading = (size: number, before: number, after: number) => ({
  run: { font, size, bold: true, color: paper.ink },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
})

// Sizes are half points, distances twentieths of a point.
const paragraphStyles: NonNullable<IStylesOptions['paragraphStyles']> = [
  {
    id: 'Lead',
    name: 'Lead',
    basedOn: 'Normal',
    next: 'Normal',
    run: { size: 23, color: paper.primary },
    paragraph: { spacing: { after: 200 }, keepNext: true },
  },
  {
    id: 'Subtitle',
    name: 'Subtitle',
    basedOn: 'Normal',
    run: { size: 26, bold: true, color: paper.primary },
    paragraph: { spacing: { before: 2600, after: 80 } },
  },
  {
    id: 'CoverText',
    name: 'Cover Text',
    basedOn: 'Normal',
    run: { size: 22, color: paper.muted },
    paragraph: { spacing: { after: 60 } },
  },
  {
    id: 'Mark',
    name: 'Mark',
    basedOn: 'Normal',
    run: { size: 18, bold: true, color: paper.critical, allCaps: true },
  },
  {
    id: 'ContentsTitle',
    name: 'Contents Title',
    basedOn: 'Normal',
    run: { size: 32, bold: true },
    paragraph: { spacing: { after: 200 }, keepNext: true },
  },
  {
    id: 'TableText',
    name: 'Table Text',
    basedOn: 'Normal',
    run: { size: 18 },
    paragraph: { spacing: { after: 0, ...lines(252) } },
  },
  {
    id: 'TableHeading',
    name: 'Table Heading',
    basedOn: 'TableText',
    run: { size: 17, bold: true, color: paper.muted },
  },
  {
    id: 'Figure',
    name: 'Figure',
    basedOn: 'Normal',
    run: { size: 34, bold: true },
    paragraph: { spacing: { before: 40, after: 0, ...lines(252) } },
  },
  {
    id: 'Speaker',
    name: 'Speaker',
    basedOn: 'Normal',
    paragraph: {
      spacing: { before: 160, after: 30 },
      keepNext: true,
      indent: { left: 170 },
      border: { left: { style: BorderStyle.SINGLE, size: 18, color: paper.primary, space: 8 } },
    },
  },
  {
    id: 'Statement',
    name: 'Statement',
    basedOn: 'Normal',
    paragraph: {
      spacing: { after: 60 },
      indent: { left: 170 },
      border: { left: { style: BorderStyle.SINGLE, size: 18, color: paper.primary, space: 8 } },
    },
  },
  { id: 'ListBullet', name: 'List Bullet', basedOn: 'Normal', paragraph: { spacing: { after: 60 } } },
  {
    id: 'Source',
    name: 'Source',
    basedOn: 'Normal',
    run: { size: 18 },
    paragraph: { spacing: { after: 100 } },
  },
  {
    id: 'Gap',
    name: 'Gap',
    basedOn: 'Normal',
    run: { size: 12 },
    paragraph: { spacing: { after: 60, ...lines(200) } },
  },
  {
    id: 'Running',
    name: 'Running',
    basedOn: 'Normal',
    run: { size: 16, color: paper.muted },
    paragraph: { spacing: { after: 0 } },
  },
]

/** Word's own styles, so that people can go on writing with them. */
export const stylesIn = (language: DeckLanguage): IStylesOptions => ({
  default: {
    document: {
      run: { font, size: 20, color: paper.ink, language: { value: proofingLanguage(language) } },
      paragraph: { spacing: { after: 120, ...lines(276) } },
    },
    title: { run: { font, size: 60, bold: true, color: paper.ink }, paragraph: { spacing: { after: 240 } } },
    heading1: heading(34, 480, 80),
    heading2: heading(25, 280, 100),
    heading3: heading(21, 200, 80),
    caption: {
      run: { font, size: 19, bold: true, color: paper.ink },
      paragraph: { spacing: { before: 160, after: 80 }, keepNext: true },
    },
  },
  paragraphStyles,
  characterStyles: [
    { id: 'Citation', name: 'Citation', run: { superScript: true, color: paper.primary } },
    { id: 'Back', name: 'Back', run: { color: paper.primary, size: 16 } },
  ],
})

const level = (index: number, text: string, indent: number) => ({
  level: index,
  format: LevelFormat.BULLET,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: indent, hanging: 240 } } },
})

/** Numbers of chapters and sources, and the signs of lists. */
export const numbering: INumberingOptions = {
  config: [
    { reference: 'bullets', levels: [level(0, '•', 360), level(1, '–', 720)] },
    {
      reference: 'chapters',
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 567, hanging: 567 } } },
        },
      ],
    },
    {
      reference: 'sources',
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 567, hanging: 567 } } },
        },
      ],
    },
  ],
}
