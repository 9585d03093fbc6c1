import { describe, expect, it } from '@jest/globals'
import { EnvironmentError } from '@parley/server-kit/env/environment.ts'
import { readOrchestratorEnvironment } from './env.ts'

const secret = '3f9c1e5b7a2d4860b1c9e8f7a6d5c4b3'
const read = (variables: Record<string, string>) =>
  readOrchestratorEnvironment({ PARLEY_SECRET: secret, ...variables })

function refusalOf(variables: Record<string, string>): readonly string[] {
  try {
    read(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.lines
    throw error
  }
  return []
}

describe('the variables of the models', () => {
  it('may all be missing: the built-in model answers', () => {
    const { models } = read({
      OPENAI_API_KEY: '',
      PARLEY_EMBEDDINGS: '',
      PARLEY_BUILTIN_TOKENS_PER_SECOND: '',
    })
    expect(models.openai.apiKey).toBeUndefined()
    expect(models.embeddings.provider).toBe('builtin')
    expect(models.builtin.tokensPerSecond).toBe(150)
  })

  it('reach the settings', () => {
    const { models } = read({
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: 'http://models.test/v1',
      OPENAI_MODEL: 'mine',
      PARLEY_EMBEDDINGS: 'openai',
      PARLEY_BUILTIN_TOKENS_PER_SECOND: '0',
    })
    expect(models.openai).toMatchObject({ apiKey: 'key', baseUrl: 'http://models.test/v1', model: 'mine' })
    expect(models.embeddings).toEqual({ provider: 'openai' })
    expect(models.builtin.tokensPerSecond).toBe(0)
  })

  it('give embeddings an address, a key and a model of their own; a server of one’s own needs no key', () => {
    const own = {
      PARLEY_EMBEDDINGS_BASE_URL: 'http://127.0.0.1:11434/v1',
      PARLEY_EMBEDDINGS_API_KEY: 'theirs',
      PARLEY_EMBEDDING_MODEL: 'bge-m3',
    }
    expect(read({ PARLEY_EMBEDDINGS: 'openai', ...own }).models.embeddings).toEqual({
      provider: 'openai',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: 'theirs',
      model: 'bge-m3',
    })
    for (const enough of ['PARLEY_EMBEDDINGS_BASE_URL', 'OPENAI_BASE_URL'])
      expect(refusalOf({ PARLEY_EMBEDDINGS: 'openai', [enough]: 'http://127.0.0.1:8000/v1' })).toEqual([])
  })

  it('describe any model', () => {
    const { models } = read({
      OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
      OPENAI_API: 'responses',
      OPENAI_CONTEXT_TOKENS: '40000',
      OPENAI_ANSWER_TOKENS: '1500',
      OPENAI_EFFORT: 'low',
      OPENAI_PRICE: '0/0/0',
      ANTHROPIC_CONTEXT_TOKENS: '300000',
      ANTHROPIC_PRICE: '2.5/0.25/12',
      GOOGLE_EFFORT: 'high',
    })
    expect(models.openai).toMatchObject({
      api: 'responses',
      contextTokens: 40_000,
      answerTokens: 1_500,
      effort: 'low',
      price: { input: 0, cached: 0, output: 0 },
    })
    expect(models.anthropic).toMatchObject({
      contextTokens: 300_000,
      price: { input: 2_500_000, cached: 250_000, output: 12_000_000 },
    })
    expect(models.google.effort).toBe('high')
  })

  it.each([
    ['PARLEY_EMBEDDINGS_BASE_URL', { PARLEY_EMBEDDINGS_BASE_URL: 'ftp://models' }],
    ['OPENAI_API', { OPENAI_API: 'completions' }],
    ['OPENAI_CONTEXT_TOKENS', { OPENAI_CONTEXT_TOKENS: '128k' }],
    ['ANTHROPIC_ANSWER_TOKENS', { ANTHROPIC_ANSWER_TOKENS: '1' }],
    ['GOOGLE_EFFORT', { GOOGLE_EFFORT: 'max' }],
    ['GOOGLE_PRICE', { GOOGLE_PRICE: '1/5' }],
    ['OPENAI_API_KEY', { PARLEY_EMBEDDINGS: 'openai' }],
    ['GOOGLE_API_KEY', { PARLEY_EMBEDDINGS: 'google', OPENAI_API_KEY: 'of somebody else' }],
    ['PARLEY_EMBEDDINGS', { PARLEY_EMBEDDINGS: 'cohere' }],
    ['ORCHESTRATOR_TLS_KEY', { ORCHESTRATOR_TLS_CERTIFICATE: '/run/certificate.pem' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'models.test' }],
    ['ANTHROPIC_BASE_URL', { ANTHROPIC_BASE_URL: 'file:///etc/passwd' }],
    ['GOOGLE_GEMINI_BASE_URL', { GOOGLE_GEMINI_BASE_URL: 'nowhere' }],
    ['PARLEY_BUILTIN_TOKENS_PER_SECOND', { PARLEY_BUILTIN_TOKENS_PER_SECOND: 'fast' }],
    ['PARLEY_BUILTIN_TOKENS_PER_SECOND', { PARLEY_BUILTIN_TOKENS_PER_SECOND: '-1' }],
  ])('name %s when it is what is wrong', (name, variables) => {
    const lines = refusalOf(variables)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name}: must be `))])
  })

  it('are named all at once', () => {
    const lines = refusalOf({ PARLEY_EMBEDDINGS: 'cohere', OPENAI_BASE_URL: 'x', ORCHESTRATOR_PORT: 'y' })
    expect(lines.map((line) => line.split(':')[0]).sort()).toEqual([
      'OPENAI_BASE_URL',
      'ORCHESTRATOR_PORT',
      'PARLEY_EMBEDDINGS',
    ])
  })
})
