import type { Evidence, ModelTask, PromptBudget, RequestBlock } from '../models/port.ts'
import { productPrompt } from '../prompts/index.ts'
import { briefBlock } from './brief-block.ts'
import { authorBlock, taskBlock } from './instruction-blocks.ts'
import { minutesBlock, pinnedTokens } from './minutes-block.ts'
import {
  documentsBlock,
  outlineBlock,
  passagesBlock,
  passagesWithin,
  withStatements,
} from './source-blocks.ts'
import { tokensOf } from './tokens.ts'

/** Tokens of found passages at most: beyond that, more sources make answers worse, not better. */
const mostOfPassages = 40_000
/** Shares of the room that is left: whole documents may take so much, found passages so much of the rest. */
const shareOfDocuments = 0.5
/** What author and task take at most, and the steps in which a window is counted for what has to stay the same. */
const roomOfTask = 4_000
const windowStep = 8_000
const shareOfPassages = 0.6

/**
 * The one context of every task: blocks by stability, so that consecutive calls of a run share a long prefix, each
 * with its origin and its room (docs/agents.md, One context, in blocks). Pure: the same evidence and window give the
 * same text.
 */
export function composeContext(task: ModelTask, given: Evidence, budget: PromptBudget): RequestBlock[] {
  const evidence = withStatements(given)
  const product: RequestBlock = { name: 'product', text: productPrompt.text }
  const brief: RequestBlock = { name: 'brief', text: briefBlock(evidence) }
  const author: RequestBlock = { name: 'author', text: authorBlock(evidence) }
  const last: RequestBlock = { name: 'task', text: taskBlock(task, evidence) }
  const fixed = [product, brief, author, last].reduce((sum, { text }) => sum + tokensOf(text), 0)
  const room = Math.max(0, budget.inputTokens - fixed)
  const pinned = pinnedTokens(evidence.conversation)
  const documents = documentsWithin(
    evidence,
    (steadyRoom(budget, [product, brief]) - pinned) * shareOfDocuments,
  )
  const passages = passagesBlock(
    passagesWithin(evidence, {
      tokens: Math.min(mostOfPassages, (room - pinned - tokensOf(documents.text)) * shareOfPassages),
      known: new Set(documents.passages?.map(({ chunkId }) => chunkId)),
    }),
    evidence,
  )
  const left = room - tokensOf(documents.text) - tokensOf(passages.text)
  const minutes: RequestBlock = { name: 'minutes', text: minutesBlock(task, evidence.conversation, left) }
  return [product, brief, documents, minutes, passages, author, last].filter(({ text }) => text !== '')
}

/**
 * Room that is the same for every step of a phase: documents that were given whole once stay so, whatever the step's
 * own task takes, lest the shared prefix be lost and found again from call to call.
 */
function steadyRoom({ inputTokens }: PromptBudget, steady: readonly RequestBlock[]): number {
  const window = Math.floor(inputTokens / windowStep) * windowStep
  return steady.reduce((left, { text }) => left - tokensOf(text), window - roomOfTask)
}

/** The documents whole where they fit, else an outline of them. */
function documentsWithin({ documents = [], outline = [] }: Evidence, tokens: number): RequestBlock {
  const whole = documentsBlock(documents)
  return documents.length > 0 && tokensOf(whole.text) <= tokens ? whole : outlineBlock(outline)
}
