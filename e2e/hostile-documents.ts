/** The editor's JSON, with what it must not hold (Document 1, 2.9). */
const of = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const link = (href: string, more: object = {}) =>
  of(paragraph({ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href, ...more } }] }))
const payload = `<img src=x onerror=hit('document')>`

const nested = (levels: number): unknown =>
  levels === 0
    ? paragraph({ type: 'text', text: payload })
    : { type: 'blockquote', content: [nested(levels - 1)] }

/** Each is refused. */
export const refusedDocuments: unknown[] = [
  of({ type: 'script', content: [{ type: 'text', text: "hit('document')" }] }),
  of({ type: 'iframe', attrs: { srcdoc: payload } }),
  of({ type: 'image', attrs: { src: 'x', onerror: "hit('document')" } }),
  of({ type: 'html', html: payload }),
  of({ type: 'paragraph', attrs: { onclick: "hit('document')" }, content: [] }),
  of({ type: 'heading', attrs: { level: payload } }),
  of({ type: 'paragraph', attrs: { style: 'background:url(javascript:hit())' } }),
  of(paragraph({ type: 'text', text: 'a', marks: [{ type: 'textStyle', attrs: { color: payload } }] })),
  of(paragraph({ type: 'text', text: 'a', marks: [{ type: 'bold', attrs: { onload: "hit('document')" } }] })),
  link(`javascript:hit('document')`),
  link(`JaVaScRiPt:hit('document')`),
  link(`java\tscript:hit('document')`),
  link(` javascript:hit('document')`),
  link(`\u0001javascript:hit('document')`),
  link(`data:text/html,${payload}`),
  link(`vbscript:hit('document')`),
  link('https://parley.test', { onclick: "hit('document')" }),
  link('https://parley.test', { class: payload }),
  of(nested(40)),
  { type: 'doc', content: payload },
  { type: 'doc', content: [], html: payload },
]

/** Taken, and shown as the words that it is. */
export const allowedDocument = of(
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: payload }] },
  paragraph({ type: 'text', text: `</p><script>hit('document')</script>`, marks: [{ type: 'bold' }] }),
  paragraph({
    type: 'text',
    text: `"><svg onload=hit('document')>`,
    marks: [{ type: 'link', attrs: { href: `https://parley.test/?"onclick="hit('document')` } }],
  }),
)
