import { readFileSync } from 'node:fs'
import type { ModelTask } from '../models/port.ts'

/** A prompt as its file holds it; `text` is what a model is given, reasons left out. */
export interface Prompt {
  version: number
  text: string
  rules: { rule: string; why: string }[]
}

const folder = new URL('../../prompts/', import.meta.url)

/**
 * Reads a prompt's file: front matter with its version, a title, and list items that are the rules, each with a
 * `Why:` line.
 * @throws Error where the version or a rule's reason is missing
 */
export function parsePrompt(markdown: string): Prompt {
  const version = Number(/^---\nversion: (\d+)\n---\n/.exec(markdown)?.[1] ?? Number.NaN)
  if (!Number.isInteger(version)) throw new Error('A prompt has no version.')
  const items = markdown.split(/^- /m).slice(1)
  const rules = items.map((item) => {
    const [rule = '', why = ''] = item.split(/^\s+Why: /m).map((part) => part.replace(/\s+/g, ' ').trim())
    if (why === '') throw new Error(`A rule has no reason: ${rule}`)
    return { rule, why }
  })
  return { version, rules, text: rules.map(({ rule }) => `- ${rule}`).join('\n') }
}

const load = (path: string): Prompt => parsePrompt(readFileSync(new URL(path, folder), 'utf8'))

/** The rules of the product, the same for every task. */
export const productPrompt: Prompt = load('product.md')

const tasks = new Map<ModelTask, Prompt>()

/** The rules of a task; its file is read once. */
export function taskPrompt(task: ModelTask): Prompt {
  const known = tasks.get(task)
  if (known !== undefined) return known
  const prompt = load(`tasks/${task}.md`)
  tasks.set(task, prompt)
  return prompt
}

/** 'product@1 contribution@1': which words a call was made with. */
export const promptVersions = (task: ModelTask): string =>
  `product@${productPrompt.version} ${task}@${taskPrompt(task).version}`
