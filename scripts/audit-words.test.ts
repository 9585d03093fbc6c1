import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { auditActions, auditWords } from '../contracts/audit-actions.ts'
import { auditedKinds, auditSubjectWords, auditTopics } from '../contracts/audit-subjects.ts'

/** Lines of the programs that write the audit log. */
const lines = ['bff/src', 'orchestrator/src', 'server-kit', 'cli', 'migrations'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules') && !name.includes('.test.'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')),
)
const languages = ['en', 'de']

describe('the audit log', () => {
  it('has words in both languages for every action, and never the same for two', () => {
    for (const language of languages) {
      const said = auditActions.map((action) => auditWords(action, language))
      expect(said.filter((words, at) => words === auditActions[at])).toEqual([])
      expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([])
    }
  })

  it('has words for every action that a program names', () => {
    const named = lines.flatMap((line) =>
      [...line.matchAll(/\baction: '([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action),
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((action) => auditWords(action, 'de') === action)).toEqual([])
  })

  it('has words for every kind of record that a program names, and for what actions are about', () => {
    const named = lines.flatMap((line) =>
      [...(/\bentity: (?!'entity')(.*)/.exec(line)?.[1] ?? '').matchAll(/'([a-z_]+)'/g)].map(
        ([, kind = '']) => kind,
      ),
    )
    expect(named.length).toBeGreaterThan(20)
    const known: readonly string[] = auditedKinds
    expect([...new Set(named)].filter((kind) => !known.includes(kind))).toEqual([])
    for (const code of [...known, ...auditTopics])
      for (const language of languages) expect(auditSubjectWords(code, language)).not.toBe(code)
  })
})
