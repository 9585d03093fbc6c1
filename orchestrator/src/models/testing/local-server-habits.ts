/** Model servers that people run themselves. */
export type LocalServerKind = 'ollama' | 'vllm' | 'lm-studio'

/** In what these servers differ; each may be set otherwise, as their versions do. */
export interface LocalServerHabits {
  /** `max_completion_tokens`; all of them know `max_tokens`. */
  maxCompletionTokens: 'taken' | 'ignored' | 'refused'
  /** `response_format` of type `json_schema`. */
  jsonSchema: 'taken' | 'ignored' | 'refused'
  /** `response_format` of type `json_object`. */
  jsonObject: 'taken' | 'refused'
  /** `dimensions` of embeddings. */
  dimensions: 'taken' | 'ignored' | 'refused'
  /** Whether a stream ends with its usage when `stream_options.include_usage` asks for it. */
  streamUsage: boolean
  /** A model that is not there is answered by the one that is. */
  answersForUnknownModels: boolean
}

/**
 * As their sources and issues have it, in 2026: Ollama's `openai` and `middleware` packages (and issue 7125 on
 * `max_completion_tokens`), vLLM's pull request 16331 on `dimensions`, and LM Studio's bug tracker 189 (`json_object`),
 * 619 (names of models), 713 (usage of streams) and lms 300 (`dimensions`).
 */
export const habitsOf: Readonly<Record<LocalServerKind, LocalServerHabits>> = {
  ollama: {
    maxCompletionTokens: 'ignored',
    jsonSchema: 'taken',
    jsonObject: 'taken',
    dimensions: 'taken',
    streamUsage: true,
    answersForUnknownModels: false,
  },
  vllm: {
    maxCompletionTokens: 'taken',
    jsonSchema: 'taken',
    jsonObject: 'taken',
    dimensions: 'refused',
    streamUsage: true,
    answersForUnknownModels: false,
  },
  'lm-studio': {
    maxCompletionTokens: 'ignored',
    jsonSchema: 'taken',
    jsonObject: 'refused',
    dimensions: 'ignored',
    streamUsage: false,
    answersForUnknownModels: true,
  },
}

/** A refusal in the server's own shape. */
export interface Refusal {
  status: number
  body: object | string
}

const typesOfStatus: Readonly<Record<number, Record<LocalServerKind, string>>> = {
  400: { ollama: 'invalid_request_error', vllm: 'BadRequestError', 'lm-studio': 'invalid_request_error' },
  401: { ollama: 'api_error', vllm: 'Unauthorized', 'lm-studio': 'invalid_request_error' },
  404: { ollama: 'not_found_error', vllm: 'NotFoundError', 'lm-studio': 'invalid_request_error' },
  503: { ollama: 'api_error', vllm: 'ServiceUnavailable', 'lm-studio': 'api_error' },
}

/** LM Studio gives some errors as a bare text, vLLM the status as the code. */
export function refusalOf(kind: LocalServerKind, status: number, message: string): Refusal {
  if (kind === 'lm-studio' && status === 400) return { status, body: { error: message } }
  const code = kind === 'vllm' ? status : null
  const type = typesOfStatus[status]?.[kind] ?? 'api_error'
  return { status, body: { error: { message, type, param: null, code } } }
}

export function unknownModel(kind: LocalServerKind, model: string, models: readonly string[]): Refusal {
  if (kind === 'ollama') return refusalOf(kind, 404, `model '${model}' not found`)
  if (kind === 'vllm') return refusalOf(kind, 404, `The model \`${model}\` does not exist.`)
  const message = `Model "${model}" not found. Please specify a valid model.\n\nYour models:\n\n${models.join('\n')}`
  const error = { message, type: 'invalid_request_error', param: 'model', code: 'model_not_found' }
  return { status: 404, body: { error } }
}

/** An address that is none of the server's; LM Studio answers it as if all were well. */
export function unknownAddress(kind: LocalServerKind, request: string): Refusal {
  if (kind === 'ollama') return { status: 404, body: '404 page not found' }
  if (kind === 'vllm') return { status: 404, body: { detail: 'Not Found' } }
  return { status: 200, body: { error: `Unexpected endpoint or method. (${request})` } }
}
