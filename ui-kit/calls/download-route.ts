import type { RouteDefinition } from '@parley/contracts/route.ts'
import { addressOf, type CallInput } from './call-input.ts'
import { authorization, fetchAnswer, readAnswer, withSession } from './send.ts'

/** The file that a download route answers, fetched with the token (decisions D11, Files). */
export async function fetchFile<D extends RouteDefinition>(
  definition: D,
  input: CallInput<D>,
  /** Of routes that answer a file only where it is asked for. */
  type?: string,
): Promise<{ blob: Blob; name: string | undefined }> {
  const answer = await withSession(definition.path, (token) =>
    fetchAnswer(addressOf(definition, input), {
      method: definition.method,
      headers: { ...(type === undefined ? {} : { Accept: type }), ...authorization(token) },
    }),
  )
  const blob = await readAnswer(answer.blob())
  return { blob, name: nameIn(answer.headers.get('Content-Disposition')) }
}

/** Fetches the file and gives it to the person, under the server's name unless another is given. */
export async function downloadRoute<D extends RouteDefinition>(
  definition: D,
  input: CallInput<D>,
  fileName?: string,
): Promise<void> {
  const { blob, name } = await fetchFile(definition, input)
  saveFile(blob, fileName ?? name ?? 'download')
}

/** Gives a file made in the browser to the person. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** RFC 6266: the encoded name first, then the plain one. */
function nameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1]
}
