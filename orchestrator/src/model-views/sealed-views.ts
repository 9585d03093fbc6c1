import { createHmac } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { type ModelCall, modelCallSchema } from '@parley/contracts/http/model-views.ts'
import { currentSecret, type Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import { createSealedText } from '@parley/server-kit/secrets/sealed-text.ts'
import { z } from 'zod'
import { segmentsOf } from './segments.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Everything of a call but the words of its blocks, which are named by their segments' places in `keys`. */
const headSchema = modelCallSchema.extend({
  blocks: z.array(
    modelCallSchema.shape.blocks.element.omit({ text: true }).extend({ segments: z.array(z.number().int()) }),
  ),
})

/** A call cut in pieces: `segments` by their keys, each of which is stored once for an initiative. */
export interface CutView {
  head: z.infer<typeof headSchema>
  /** In the order in which they first come. */
  keys: string[]
  segments: ReadonlyMap<string, string>
}

/**
 * What is stored of a call: its pieces compressed and sealed with `PARLEY_SECRET`, and named by a keyed hash, which
 * tells nothing of the text to who has the table alone.
 */
export function createViewSealer(secrets: Secrets) {
  const sealed = createSealedText(secrets, 'model-view')
  const naming = `model-view ${currentSecret(secrets)}`
  const seal = async (text: string, owner: string): Promise<Buffer> =>
    sealed.sealBytes(await compress(text, quick), owner)
  const open = async (bytes: Uint8Array, owner: string): Promise<string> =>
    (await decompress(await sealed.openBytes(bytes, owner))).toString()
  const keyOf = (initiativeId: string, text: string): string =>
    asUuid(createHmac('sha256', naming).update(`${initiativeId}\n${text}`).digest('hex'))
  return {
    cut: (view: ModelCall, initiativeId: string): CutView =>
      cutView(view, (text) => keyOf(initiativeId, text)),
    sealHead: (id: string, { head }: CutView) => seal(JSON.stringify(head), id),
    sealSegment: seal,
    openSegment: open,
    /** @throws where it was sealed with another secret, or a segment is missing */
    openView: async (
      row: { id: string; sealed: Uint8Array; segments: readonly string[] },
      texts: ReadonlyMap<string, string>,
    ): Promise<ModelCall> => {
      const head = headSchema.parse(JSON.parse(await open(row.sealed, row.id)))
      return { ...head, blocks: head.blocks.map((block) => wholeBlock(block, row.segments, texts)) }
    },
  }
}
export type ViewSealer = ReturnType<typeof createViewSealer>

/** The first 128 bits of a hash in the form of an id, which the database keeps in 16 bytes. */
const asUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')

function cutView(view: ModelCall, keyOf: (text: string) => string): CutView {
  const segments = new Map<string, string>()
  const places = new Map<string, number>()
  const placeOf = (text: string): number => {
    const key = keyOf(text)
    segments.set(key, text)
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  }
  const blocks = view.blocks.map(({ text, ...block }) => ({
    ...block,
    segments: segmentsOf(text).map(placeOf),
  }))
  return { head: { ...view, blocks }, keys: [...places.keys()], segments }
}

function wholeBlock(
  { segments, ...block }: CutView['head']['blocks'][number],
  keys: readonly string[],
  texts: ReadonlyMap<string, string>,
): ModelCall['blocks'][number] {
  const text = segments.map((place) => {
    const found = texts.get(keys[place] ?? '')
    if (found === undefined) throw new Error('A segment of a block is missing.')
    return found
  })
  return { ...block, text: text.join('') }
}
