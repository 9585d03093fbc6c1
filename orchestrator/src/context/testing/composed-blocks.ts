import type { BlockName, Evidence, ModelTask, RequestBlock } from '../../models/port.ts'
import { buildRequest } from '../build-request.ts'

/** Blocks of a request, in a window of so many tokens. */
export const blocksOf = (
  task: ModelTask,
  evidence: Evidence,
  inputTokens = 100_000,
): readonly RequestBlock[] => buildRequest(task, evidence).compose({ inputTokens })
export const textOf = (blocks: readonly RequestBlock[], name: BlockName): string =>
  blocks.find((block) => block.name === name)?.text ?? ''
/** All blocks as one text. */
export const whole = (blocks: readonly RequestBlock[]): string => blocks.map(({ text }) => text).join('\n\n')
