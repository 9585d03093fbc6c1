import { errorMeanings } from './documented-answers.ts'
import type { ApiDocument, ApiOperation } from './openapi.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const style = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent);--quiet:color-mix(in srgb,currentColor 65%,transparent)}
body{font:15px/1.55 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:16rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem;box-sizing:border-box;border-right:1px solid var(--line)}
nav a{display:block;color:inherit;text-decoration:none;padding:.2rem 0}nav a:hover{text-decoration:underline}
main{padding:1.5rem 2rem 6rem;max-width:60rem}h1{margin:0 0 .5rem}h2{margin:2.5rem 0 .5rem}
details{border:1px solid var(--line);border-radius:8px;margin:.5rem 0}summary{cursor:pointer;padding:.6rem .9rem}
summary b{display:inline-block;min-width:4.5rem;font:600 12px ui-monospace,monospace}code,pre{font:13px/1.5 ui-monospace,monospace}
summary span{color:var(--quiet);margin-left:.8rem}details>div{padding:0 .9rem .9rem;border-top:1px solid var(--line)}
pre{overflow:auto;border:1px solid var(--line);border-radius:6px;padding:.7rem;max-height:28rem}table{border-collapse:collapse}td{padding:.2rem 1rem .2rem 0;vertical-align:top}
h3{font-size:.95rem;margin:1rem 0 .3rem}@media(max-width:48rem){body{display:block}nav{position:static;height:auto}}`

const schemaText = (schema: unknown): string => `<pre>${escape(JSON.stringify(schema, null, 2))}</pre>`

function parametersTable(operation: ApiOperation): string {
  if (operation.parameters.length === 0) return ''
  const rows = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escape(JSON.stringify(schema))}</code></td></tr>`,
  )
  return `<h3>Parameters</h3><table>${rows.join('')}</table>`
}

function contents(title: string, content: Record<string, { schema: unknown }> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => `<h3>${title} <code>${escape(type)}</code></h3>${schemaText(schema)}`)
    .join('')
}

function operationBlock(path: string, method: string, operation: ApiOperation): string {
  const [status, answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [
    '',
    {},
  ]
  const { content } = answer as { content?: Record<string, { schema: unknown }> }
  const open = operation.security.length === 0 ? '<p>Without a session.</p>' : ''
  return `<details id="${escape(operation.operationId)}"><summary><b>${method.toUpperCase()}</b><code>/api${escape(path)}</code><span>${escape(operation.summary)}</span></summary><div>${open}${parametersTable(operation)}${contents('Request', operation.requestBody?.content)}${contents(`Answer ${status}`, content)}${errorsTable(operation)}</div></details>`
}

/** The errors that the call can answer, each with its meaning. */
function errorsTable({ responses }: ApiOperation): string {
  const rows = Object.keys(responses)
    .filter((status) => status >= '400')
    .map(
      (status) =>
        `<tr><td><code>${status}</code></td><td>${escape(errorMeanings[Number(status)] ?? '')}</td></tr>`,
    )
  return `<h3>Errors</h3><table>${rows.join('')}</table>`
}

const anchor = (tag: string): string => `tag-${tag.toLowerCase().replace(/\W+/g, '-')}`

/** The readable page at /api/docs: made on the server, without a script, so that the strict CSP holds for it too. */
export function renderApiDocs(document: ApiDocument): string {
  const byTag = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (method === 'patch') continue
      const tag = operation.tags[0] ?? 'Other'
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationBlock(path, method, operation)])
    }
  const links = [...byTag.keys()].map((tag) => `<a href="#${anchor(tag)}">${escape(tag)}</a>`)
  const sections = [...byTag].map(
    ([tag, blocks]) => `<h2 id="${anchor(tag)}">${escape(tag)}</h2>${blocks.join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Parley API</title><style>${style}</style></head>
<body><nav aria-label="Groups"><strong>Parley API</strong>${links.join('')}<p><a href="/api/openapi.json">openapi.json</a></p></nav><main><h1>Parley API</h1><p>${escape(document.info.description)} Updates accept PUT and PATCH alike. Errors:</p>${schemaText(errorSchema(document))}${sections.join('')}</main></body></html>`
}

const errorSchema = (document: ApiDocument): unknown =>
  (document.components as { schemas: { Error: unknown } }).schemas.Error
