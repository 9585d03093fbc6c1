import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { uploadArtifact } from '@parley/contracts/http/artifacts.ts'

export interface SlowUpload {
  /** Sends what is left. @returns status and body of the answer */
  finish(): Promise<{ status: number; body: string }>
}

/** Begins to upload a text document to a bff and stands still in the middle of it. */
export async function beginUpload(
  origin: string,
  token: string,
  { clientId, words }: { clientId: string; words: string },
): Promise<SlowUpload> {
  const form = new FormData()
  form.set('clientId', clientId)
  form.set('file', new File([words], 'minutes.txt', { type: 'text/plain' }))
  const encoded = new Response(form)
  const content = Buffer.from(await encoded.arrayBuffer())
  const half = Math.floor(content.length / 2)
  const sending = request(`${origin}/api${uploadArtifact.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': content.length,
    },
  })
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
  })
  // Looked at when it is finished; until then a failure is nobody's.
  answered.catch(() => undefined)
  await new Promise((resolve) => sending.write(content.subarray(0, half), resolve))
  return {
    finish() {
      sending.end(content.subarray(half))
      return answered
    },
  }
}
