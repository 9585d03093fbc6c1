import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Operation, Schema, ServedDocument } from './api-document.ts'
import type { ScanAnswer } from './send-request.ts'

const documentId = 'https://parley.test/openapi.json'

const formats: Record<string, RegExp | true> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^\w+:/,
  binary: true,
}

/** What was found wrong with an answer, in a few words; undefined where nothing is. */
export type Verdict = string | undefined

export interface Judge {
  /** An answer of the operation that was called. */
  judge(operation: Operation, method: string, answer: ScanAnswer): Verdict
  /** An answer at an address or with a method that no operation has. */
  judgeOutside(method: string, answer: ScanAnswer): Verdict
}

const inside = /node_modules|\.ts:\d+:\d+|at \w+ \(|syntax error at or near|relation "|column "/

const isJson = ({ headers }: ScanAnswer): boolean =>
  headers['content-type'] === 'application/json; charset=utf-8'

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** Judges answers by the document alone. */
export function createJudge(document: ServedDocument): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: false, formats })
  ajv.addSchema({ $id: documentId, components: document.components })
  const validators = new Map<string, ValidateFunction>()

  const validatorOf = (key: string, schema: Schema): ValidateFunction => {
    const known = validators.get(key)
    if (known !== undefined) return known
    const text = JSON.stringify(schema).replaceAll('"#/components/', `"${documentId}#/components/`)
    const made = ajv.compile(JSON.parse(text) as Schema)
    validators.set(key, made)
    return made
  }

  const bodyOf = (key: string, schema: Schema, answer: ScanAnswer): Verdict => {
    if (!isJson(answer)) return `Content-Type is ${answer.headers['content-type'] ?? 'missing'}`
    const parsed = parse(answer.text)
    if (parsed === undefined) return 'the body is not JSON'
    const validate = validatorOf(key, schema)
    if (validate(parsed.value)) return undefined
    const [error] = validate.errors ?? []
    return `the body breaks its schema: ${error?.instancePath ?? ''} ${error?.message ?? ''} ${JSON.stringify(error?.params ?? {})}`
  }

  const errorOf = (status: number, answer: ScanAnswer): Verdict => {
    const response = document.components.responses?.[`Error${status}`] as
      { content: Record<string, { schema: Schema }> } | undefined
    const schema = response?.content['application/json']?.schema
    if (schema === undefined) return `the document has no error ${status}`
    const leaked = inside.exec(answer.text)?.[0]
    if (leaked !== undefined) return `the error tells of the inside (${leaked})`
    if (answer.headers['x-request-id'] === undefined) return 'there is no X-Request-Id'
    if (status === 429 && answer.headers['retry-after'] === undefined) return 'there is no Retry-After'
    return bodyOf(`error ${status}`, schema, answer)
  }

  const successOf = (operation: Operation, answer: ScanAnswer): Verdict => {
    const content = operation.answers[String(answer.status)]?.content ?? {}
    const json = content['application/json']
    if (json !== undefined) return bodyOf(`${operation.id} ${answer.status}`, json.schema, answer)
    const disposition = answer.headers['content-disposition'] ?? ''
    if (!disposition.startsWith('attachment')) return `Content-Disposition is ${disposition || 'missing'}`
    return answer.headers['x-content-type-options'] === 'nosniff' ? undefined : 'a file without nosniff'
  }

  const always = (method: string, answer: ScanAnswer): Verdict => {
    if (answer.status >= 500) return `${answer.status}`
    if (answer.headers['x-powered-by'] !== undefined) return 'there is an X-Powered-By'
    return method === 'HEAD' && answer.text !== '' ? 'HEAD has a body' : undefined
  }

  return {
    judge(operation, method, answer) {
      const verdict = always(method, answer)
      if (verdict !== undefined || method === 'HEAD') return verdict
      if (operation.answers[String(answer.status)] === undefined) return `${answer.status} is not documented`
      return answer.status < 400 ? successOf(operation, answer) : errorOf(answer.status, answer)
    },
    judgeOutside(method, answer) {
      const verdict = always(method, answer)
      if (verdict !== undefined || method === 'HEAD' || answer.status < 400) return verdict
      return errorOf(answer.status, answer)
    },
  }
}
