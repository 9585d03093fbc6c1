import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { randomId } from '@parley/ui-kit/calls/random-id.ts'
import { authorization, fetchAnswer, readAnswer, withSession } from '@parley/ui-kit/calls/send.ts'
import { HttpError, type fetchUtils } from 'react-admin'

interface Answer {
  status: number
  headers: Headers
  body: string
  json: unknown
}

/**
 * What the data provider calls the server with: the session of the app, renewed once where it is over, the 60 s
 * limit, and an Idempotency-Key with every POST. Throws HttpError.
 */
export async function callServer(address: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const { method = 'GET', body, signal, headers } = options
  const given = new Headers(headers)
  given.set('Accept', 'application/json')
  if (body !== undefined && body !== null) given.set('Content-Type', 'application/json')
  else given.delete('Content-Type')
  if (method === 'POST') given.set('Idempotency-Key', randomId())
  try {
    const answer = await withSession(address, (token) => {
      for (const [name, value] of Object.entries(authorization(token))) given.set(name, value)
      const more = { ...(body === undefined ? {} : { body }), ...(signal == null ? {} : { signal }) }
      return fetchAnswer(address, { method, headers: given, ...more })
    })
    const text = await readAnswer(answer.text())
    return { status: answer.status, headers: answer.headers, body: text, json: JSON.parse(text) as unknown }
  } catch (error) {
    throw error instanceof ApiError ? asHttpError(error) : error
  }
}

/**
 * As react-admin reads errors: those of fields stand beside the fields, and the sentence is shown in any case, since a
 * field that was refused need not be on the screen.
 */
export function asHttpError(error: ApiError): HttpError {
  const { message, status, code, current, requestId } = error
  const fields = Object.keys(error.errors).length === 0 ? undefined : error.errors
  return new HttpError(message, status, {
    message,
    code,
    current,
    requestId,
    ...(fields === undefined ? {} : { errors: { ...fields, root: { serverError: message } } }),
  })
}
