import type { RouteDefinition } from '@parley/contracts/route.ts'
import { errorOfAnswer, networkError, parseJson, timeoutError } from './api-error.ts'
import { addressOf, type CallOutput } from './call-input.ts'
import { authorization, requestTimeoutMs, withSession } from './send.ts'

export interface UploadOptions {
  params?: Record<string, string>
  query?: Record<string, unknown>
  /** From 0 to 1, of the bytes sent. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends files and fields as multipart. The limit of 60 s is on standing still, not on the whole: a large file on
 * a slow line takes its time. Throws ApiError; an abort throws a DOMException 'AbortError'.
 */
export function uploadRoute<D extends RouteDefinition>(
  definition: D,
  form: FormData,
  options: UploadOptions = {},
): Promise<CallOutput<D>> {
  return withSession(definition.path, (token) => send<CallOutput<D>>(definition, form, { ...options, token }))
}

function send<T>(
  definition: RouteDefinition,
  form: FormData,
  options: UploadOptions & { token: string | null },
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = (): void => reject(new DOMException('The upload was given up', 'AbortError'))
    // It may have been while the session was renewed.
    if (options.signal?.aborted === true) {
      giveUp()
      return
    }
    const request = new XMLHttpRequest()
    const stillness = watchStillness(() => {
      reject(timeoutError())
      request.abort()
    })
    const settle = (action: () => void): void => {
      stillness.stop()
      action()
    }
    request.upload.onprogress = (event) => {
      stillness.moved()
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total)
    }
    request.onload = () => settle(() => settleAnswer(request, (value) => resolve(value as T), reject))
    request.onerror = () => settle(() => reject(networkError()))
    request.onabort = () => settle(giveUp)
    options.signal?.addEventListener('abort', () => request.abort())
    request.open(definition.method, addressOf(definition, options))
    request.setRequestHeader('Accept', 'application/json')
    for (const [name, value] of Object.entries(authorization(options.token)))
      request.setRequestHeader(name, value)
    request.send(form)
  })
}

function settleAnswer(
  request: XMLHttpRequest,
  resolve: (value: unknown) => void,
  reject: (error: Error) => void,
): void {
  if (request.status >= 200 && request.status < 300) resolve(parseJson(request.responseText))
  else reject(errorOfAnswer(request.status, request.responseText))
}

function watchStillness(onStill: () => void): { moved: () => void; stop: () => void } {
  let timer = setTimeout(onStill, requestTimeoutMs)
  return {
    moved: () => {
      clearTimeout(timer)
      timer = setTimeout(onStill, requestTimeoutMs)
    },
    stop: () => clearTimeout(timer),
  }
}
