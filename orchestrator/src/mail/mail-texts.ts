import type { MailFacts } from './mail-facts.ts'
import { languageOf } from './mail-languages.ts'

export interface ComposedMail {
  subject: string
  text: string
  html: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
/** Names are people's own words: no line of a header may begin in one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The mail in the person's language, as text and as HTML that loads nothing from anywhere. */
export function composeMail(facts: MailFacts): ComposedMail {
  const language = languageOf(facts.locale)
  const { subject, paragraphs, button } = language.words[facts.kind](facts)
  const asked = language.asked(facts)
  const said = asked === undefined ? paragraphs : [...paragraphs, asked]
  const lines = [language.greeting(oneLine(facts.firstName)), ...said.map(oneLine)]
  const paragraph = (line: string): string => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`
  const html = [
    '<div style="font:15px/1.5 system-ui,sans-serif;color:#111827;max-width:560px">',
    ...lines.map(paragraph),
    `<p style="margin:0 0 16px"><a href="${escapeHtml(facts.link)}" style="display:inline-block;padding:10px 16px;border-radius:8px;background:#0f766e;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>`,
    `<p style="margin:0 0 16px;word-break:break-all;color:#4b5563">${escapeHtml(facts.link)}</p>`,
    `<p style="margin:24px 0 0;font-size:13px;color:#4b5563">${escapeHtml(language.footer)}</p>`,
    '</div>',
  ].join('\n')
  const text = [...lines, `${button}:\n${facts.link}`, language.footer].join('\n\n')
  return { subject: oneLine(subject), text, html }
}
