import type { BlockName, Evidence, ModelTask, RequestBlock } from '../../models/port.ts'
import { buildRequest } from '../build-request.ts'

/** A window, in tokens, in which all that these tests give has room. */
const wide = 100_000

/** Blocks of a request, in a window of so many tokens. */
export const blocksOf = (task: ModelTask, evidence: Evidence, inputTokens = wide): readonly RequestBlock[] =>
  buildRequest(task, evidence).compose({ inputTokens })

/** What a block says; '' where the request has none of that name. */
export const textOf = (blocks: readonly RequestBlock[], name: BlockName): string =>
  blocks.find((block) => block.name === name)?.text ?? ''

/** All blocks as one text. */
export const whole = (blocks: readonly RequestBlock[]): string => blocks.map(({ text }) => text).join('\n\n')
