import { LLMock } from '@copilotkit/aimock'

interface Request {
  messages: { role: string; content: unknown }[]
  response_format?: { json_schema?: { name?: string } }
}

const structureOf = (request: unknown): string | undefined =>
  (request as Request).response_format?.json_schema?.name

/** Ids of the statements that a prompt lists to be checked. */
const statementsIn = (request: unknown): string[] => {
  const text = JSON.stringify((request as Request).messages)
  return [...new Set([...text.matchAll(/statement ([\w-]+)/g)].map((match) => match[1] ?? ''))]
}

const answers: Record<string, (request: unknown) => object> = {
  moderator_analysis: () => ({
    summary: 'The answer covers what was asked.',
    decision: 'next',
    followUpPrompt: null,
    question: null,
    topics: ['cost'],
  }),
  review: () => ({ verdict: 'approve', reasons: ['Everything that was asked for is there.'], revise: [] }),
  approval: () => ({ verdict: 'approve', reason: 'The work can be built on.', conditions: [] }),
  mitigation_checks: (request) => ({
    results: statementsIn(request).map((statementId) => ({
      statementId,
      evidence: [],
      reasoning: 'No document says so in so many words.',
      verdict: statementId.endsWith('1') ? 'holds' : 'does-not-hold',
      severity: 'MEDIUM',
      description: 'The documents do not say so clearly.',
    })),
  }),
  user_reply: () => ({ content: 'Noted, I shall pass it on to the next agent.', recommendedAgentIds: [] }),
}
answers.conversation_observations = answers.mitigation_checks ?? (() => ({}))

/** A local server that speaks OpenAI's protocol, with sensible answers to every task. */
export async function startProtocolServer(): Promise<string> {
  const server = new LLMock({ port: 0, logLevel: 'silent' })
  for (const [name, answer] of Object.entries(answers))
    server.on({ predicate: (request) => structureOf(request) === name }, (request: unknown) => ({
      content: JSON.stringify(answer(request)),
    }))
  server.on(
    { predicate: (request) => structureOf(request) === undefined },
    {
      content:
        '## Answer of the protocol server\n\nThe requirements are named, each with an owner and a criterion.',
    },
    // At the pace of a real model: whoever looks on sees the run while it is active.
    { chunkSize: 12, latency: 200 },
  )
  await server.start()
  return server.url
}
