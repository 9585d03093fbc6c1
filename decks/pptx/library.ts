import { createRequire } from 'node:module'
import type Library from 'pptxgenjs'

// Its own declaration says CommonJS, which is what is loaded: its ES module is not marked as one.
export type Presentation = Library.default
export type PptxSlide = Library.default.Slide
export type TextProps = Library.default.TextProps
export type TextOptions = Library.default.TextPropsOptions
export type TableRow = Library.default.TableRow
export type MasterProps = Library.default.SlideMasterProps
export type ChartOptions = Library.default.IChartOpts

/** An empty presentation. */
export const createPresentation = (): Presentation => {
  const Pptx = createRequire(import.meta.url)('pptxgenjs') as typeof Library.default
  return new Pptx()
}
