export type BlockKind = 'heading' | 'paragraph' | 'table' | 'list'

/** A piece of a stored page: `text` of the page from `start` to `end` is its words. */
export interface PageBlock {
  kind: BlockKind
  /** Heading depth, 1 is the highest. */
  level?: number | undefined
  start: number
  end: number
}
