import { describe, expect, it } from '@jest/globals'
import { readdirSync } from 'node:fs'
import type { ModelTask } from '../models/port.ts'
import { parsePrompt, productPrompt, promptVersions, taskPrompt } from './index.ts'

const tasks = readdirSync(new URL('../../prompts/tasks/', import.meta.url)).map(
  (file) => file.replace(/\.md$/, '') as ModelTask,
)

describe('prompts', () => {
  it('give each rule its reason, which models are not told', () => {
    expect(tasks).toHaveLength(17)
    for (const prompt of [productPrompt, ...tasks.map(taskPrompt)]) {
      expect(prompt.rules.length).toBeGreaterThan(0)
      expect(prompt.text).not.toContain('Why:')
      for (const { rule, why } of prompt.rules) {
        expect(prompt.text).toContain(rule)
        expect(why.split(' ').length).toBeGreaterThan(3)
      }
    }
  })

  it('have a version, and refuse a rule without a reason', () => {
    expect(promptVersions('review')).toMatch(/^product@\d+ review@\d+$/)
    expect(() => parsePrompt('---\nversion: 1\n---\n\n- A rule.\n')).toThrow('no reason')
    expect(() => parsePrompt('# No version\n\n- A rule.\n  Why: so.\n')).toThrow('no version')
  })
})
