import type { Block, BlockGroup, DeckSection } from '../deck-document.ts'
import { layoutBand, type BandBlock } from './bands.ts'
import { layoutStatements } from './card-columns.ts'
import { textIn } from './elements.ts'
import { densities } from './density.ts'
import { copyOf, headlineStyle, isFresh, put, roomOf, turn, type Pager } from './pager.ts'
import { heightOf } from './paragraphs.ts'
import type { Paragraph, Run } from './slide.ts'
import { contentWidth, margin, styles } from './slide-look.ts'
import { layoutTable } from './table-rows.ts'
import { layoutTimeline } from './timeline.ts'

type GroupBlock = Block | BandBlock
interface Group {
  heading: string | null
  blocks: GroupBlock[]
}
type Statement = Extract<Block, { type: 'statement' }>
/** Blocks that are laid out together. */
type Stretch =
  | { type: 'band'; blocks: BandBlock[] }
  | { type: 'statements'; statements: Statement[] }
  | Extract<Block, { type: 'table' | 'timeline' }>

const stretchesOf = (blocks: GroupBlock[]): Stretch[] => {
  const stretches: Stretch[] = []
  for (const block of blocks) {
    const last = stretches.at(-1)
    if (block.type === 'table' || block.type === 'timeline') stretches.push(block)
    else if (block.type === 'statement') {
      if (last?.type === 'statements') last.statements.push(block)
      else stretches.push({ type: 'statements', statements: [block] })
    } else if (last?.type === 'band') last.blocks.push(block)
    else stretches.push({ type: 'band', blocks: [block] })
  }
  return stretches
}

const layoutStretch = (pager: Pager, stretch: Stretch): void => {
  if (stretch.type === 'band') layoutBand(pager, stretch.blocks)
  else if (stretch.type === 'statements') layoutStatements(pager, stretch.statements)
  else if (stretch.type === 'table') layoutTable(pager, stretch)
  else layoutTimeline(pager, stretch.items)
}

const layoutBlocks = (pager: Pager, blocks: GroupBlock[]): void => {
  for (const stretch of stretchesOf(blocks)) layoutStretch(pager, stretch)
}

const belowHeading = 0.11

const putHeading = (pager: Pager, heading: Paragraph): void => {
  const height = heightOf([heading], contentWidth, styles.heading)
  const frame = { x: margin, y: pager.y, width: contentWidth, height }
  put(pager, [textIn(frame, styles.heading, { paragraphs: [heading] })], pager.y + height)
  pager.y = pager.y - pager.density.gap + belowHeading
}

const longestOnOneLine = 100

/** A heading with the caption of the table below it behind it, where both are short. */
const headingWithCaption = (heading: string, blocks: GroupBlock[]): [Paragraph, GroupBlock[]] => {
  const [first, ...others] = blocks
  if (first?.type !== 'table' || first.caption === '') return [{ runs: [{ text: heading }] }, blocks]
  if (heading.length + first.caption.length > longestOnOneLine) return [{ runs: [{ text: heading }] }, blocks]
  const caption: Run = { text: `   ${first.caption}`, colour: 'muted', isBold: false }
  return [{ runs: [{ text: heading }, caption] }, [{ ...first, caption: '' }, ...others]]
}

const layoutUnderHeading = (pager: Pager, group: Group): void => {
  if (group.heading === null) {
    layoutBlocks(pager, group.blocks)
    return
  }
  const [heading, blocks] = headingWithCaption(group.heading, group.blocks)
  putHeading(pager, heading)
  pager.heading = group.heading
  layoutBlocks(pager, blocks)
}

/** Whether a group needs no slide more than there are. */
const fitsBelow = (pager: Pager, group: Group): boolean => {
  const trial = copyOf(pager)
  layoutUnderHeading(trial, group)
  return trial.slides.length === pager.slides.length
}

const layoutGroup = (pager: Pager, group: Group, headline: string): void => {
  if (!isFresh(pager) && group.heading !== null && !(roomOf(pager) > 1 && fitsBelow(pager, group))) {
    pager.heading = headline
    turn(pager)
  }
  layoutUnderHeading(pager, group)
}

const isText = (block: GroupBlock): boolean => block.type === 'paragraph' || block.type === 'bullets'
const isBand = (block: GroupBlock): boolean =>
  isText(block) || ['heading', 'facts', 'chart'].includes(block.type)

/** Groups of texts alone run on below the group before them, with their headings in the text. */
const withTextsJoined = (groups: BlockGroup[]): Group[] => {
  const joined: Group[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    const heading = group.heading === null ? [] : [{ type: 'heading' as const, text: group.heading }]
    if (
      last !== undefined &&
      group.blocks.every(isText) &&
      last.blocks.every(isBand) &&
      last.blocks.some(isText)
    )
      last.blocks.push(...heading, ...group.blocks)
    else joined.push({ heading: group.heading, blocks: [...group.blocks] })
  }
  return joined
}

/** A headline ends without a full stop. */
const withoutStop = (sentence: string): string => sentence.replace(/(?<=[^.])\.$/, '')

const layoutGroups = (pager: Pager, section: DeckSection): void => {
  const isHeadline = section.lead !== '' && section.groups.length > 0 && headlineStyle(section.lead) !== null
  pager.section = section
  const headline = isHeadline ? withoutStop(section.lead) : section.title
  pager.heading = headline
  pager.isBegun = false
  turn(pager)
  const lead: Block = { type: 'paragraph', text: section.lead, sources: [] }
  if (!isHeadline && section.lead !== '') layoutBlocks(pager, [lead])
  for (const group of withTextsJoined(section.groups)) layoutGroup(pager, group, headline)
}

/** Slides that a section may be set closer for to need fewer; more of them are left easy to read. */
const mostSetCloser = 6

/**
 * The slides of a section. The first says its lead as the headline; those after it say that they
 * go on with it, or with the group that they go on with. A short section is set closer where that saves a slide.
 */
export const layoutSection = (pager: Pager, section: DeckSection): void => {
  const [normal, ...closer] = densities
  const attempt = (density: Pager['density']): Pager => {
    const trial = { ...pager, density, slides: [] }
    layoutGroups(trial, section)
    return trial
  }
  let best = attempt(normal)
  if (best.slides.length > 1 && best.slides.length <= mostSetCloser)
    for (const trial of closer.map(attempt)) if (trial.slides.length < best.slides.length) best = trial
  pager.slides.push(...best.slides)
}
