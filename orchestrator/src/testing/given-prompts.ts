import { newId } from '@parley/contracts/ids.ts'
import type { BlockName, ProviderRequest } from '../models/port.ts'

/** What stands outside of every fence: what may instruct. */
export const outsideFences = (text: string): string =>
  text.replace(/<untrusted id="([0-9a-f]+)"[^>]*>[^]*?<\/untrusted id="\1">/g, '')

export const blockOf = ({ blocks }: Pick<ProviderRequest, 'blocks'>, name: BlockName): string =>
  blocks.find((block) => block.name === name)?.text ?? ''

export const wholePrompt = ({ blocks }: Pick<ProviderRequest, 'blocks'>): string =>
  blocks.map(({ text }) => text).join('\n\n')

/** What a prompt says with authority, the product's own rules apart. */
export const instructionsOf = ({ blocks }: Pick<ProviderRequest, 'blocks'>): string =>
  outsideFences(wholePrompt({ blocks: blocks.filter(({ name }) => name !== 'product') }))

/** Text that is like nothing else in a prompt. */
export const uniqueWord = (): string => `w${newId().replaceAll('-', '').slice(-12)}`
