import type { APIRequestContext } from '@playwright/test'
import { type Caller, createCaller } from './hostile-caller.ts'
import { exceptions, written } from './hostile-bodies.ts'
import type { Ids, Written } from './hostile-records.ts'
import { createPayloads, fieldsOf, fill, type Payloads, type Schema, withField } from './hostile-payloads.ts'

/** What was written, and what was not as it should be. */
export interface Report {
  payloads: Payloads
  ids: Ids
  /** Numbers of the fields that were taken. */
  stored: Set<number>
  findings: string[]
  caller: Caller
}

const table = new Map(written)

/** A record of its own for a change, with nothing hostile in it. */
async function makeOwn({ caller, ids, findings }: Report, id: string): Promise<string> {
  const how = table.get(id)
  if (how === undefined) throw new Error(`${id} is not in the table.`)
  const { status, text, row } = await caller.send(id, how, { ids, own: '', body: how.body(ids, '') })
  if (status >= 300) findings.push(`${id} without payloads: ${status} ${text}`)
  caller.keep(id, how.as, row)
  return row.id ?? ''
}

/** The valid body with a payload in every field, and what the table leaves out. */
function hostileBody({ payloads }: Report, id: string, { schema, valid, refused }: Body) {
  const reached = new Set<string>(refused)
  const numbers: number[] = []
  const body = fill({ schema }, valid, (path, limit) => {
    if (refused.includes(path)) return undefined
    reached.add(path)
    numbers.push(payloads.names.length)
    return payloads.textFor(`${id}.${path}`, limit)
  }) as Schema
  return { body, numbers, missing: fieldsOf(schema).filter((path) => !reached.has(path)) }
}
interface Body {
  schema: Schema
  valid: Schema
  refused: string[]
}

/** One call with all its fields, then one for each field that has to be refused. */
async function write(report: Report, id: string, how: Written): Promise<void> {
  const { caller, ids, findings, stored, payloads } = report
  const { schema, path: address } = caller.get(id)
  const { of, refused = [] } = how
  const own = of === undefined ? '' : await makeOwn(report, of)
  const { body, numbers, missing } = hostileBody(report, id, { schema, valid: how.body(ids, own), refused })
  for (const path of missing) findings.push(`${id}.${path} is not filled by the table.`)

  const { status, text, row } = await caller.send(id, how, { ids, own, body })
  if (status >= 300) findings.push(`${id}: ${status} ${text.slice(0, 600)}`)
  else for (const number of numbers) stored.add(number)
  // A template that is changed or copied has a new id.
  const isNew = of === undefined || address.startsWith('/initiative-templates')
  ids[id] = isNew ? (row.id ?? '') : own
  if (isNew) caller.keep(of ?? id, how.as, row)
  const [phase] = row.phases ?? []
  if (id === 'createInitiative' && phase !== undefined) {
    ids.phaseId = phase.id
    ids.inputName = phase.requiredInputs.fields[0]?.name ?? ''
  }

  for (const path of refused.filter((name) => fieldsOf(schema).includes(name))) {
    const one = withField(how.body(ids, own), path, payloads.textFor(`${id}.${path}`, 50))
    const answer = await caller.send(id, how, { ids, own, body: one })
    if (answer.status !== 400) findings.push(`${id} takes ${path}: ${answer.status}`)
  }
}

/** Writes a payload into every text field of every call of the served API document, on tables of valid bodies. */
export async function writeEverywhere(request: APIRequestContext): Promise<Report> {
  const { caller, ids } = await createCaller(request)
  const report: Report = { payloads: createPayloads(), ids, stored: new Set(), findings: [], caller }
  for (const [id, how] of written) await write(report, id, how)
  for (const { id, schema } of caller.operations)
    if (!table.has(id) && !(id in exceptions) && fieldsOf(schema).length > 0)
      report.findings.push(`${id} has fields of text, and is neither in the table nor among the exceptions.`)
  return report
}
