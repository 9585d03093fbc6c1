import { z } from 'zod'
import { excerptOf } from './language/sentences.ts'

/** Words that mark a conversation's topics (Document 2, 4.3). */
export const topicKeywords = [
  'security',
  'compliance',
  'scalability',
  'integration',
  'cost',
  'timeline',
  'risk',
  'quality',
] as const
export type TopicKeyword = (typeof topicKeywords)[number]

const line = z.string().trim().min(1).max(4_000)

/** What the moderator makes of an agent's answer (decisions D5). */
export const moderatorAnalysisSchema = z.object({
  openParts: z
    .array(z.string().trim().min(1).max(400))
    .max(12)
    .default([])
    .describe('Parts of the expected output that the answer leaves open, in its words'),
  contradictions: z
    .array(z.string().trim().min(1).max(800))
    .max(8)
    .default([])
    .describe('Statements that cannot both hold, each with both figures and where they stand'),
  metRequests: z
    .array(z.number().int())
    .max(50)
    .default([])
    .describe('Numbers of the standing requests that this answer fulfils wholly'),
  summary: line.describe('Two or three sentences on what the answer brings, with its citation marks'),
  decision: z.enum(['next', 'follow_up', 'ask_human']),
  followUpPrompt: z
    .string()
    .trim()
    .max(4_000)
    .nullish()
    .describe('With follow_up: what the same agent should add'),
  question: z.string().trim().max(2_000).nullish().describe('With ask_human: what only a person can answer'),
  topics: z
    .array(z.string().trim().max(40))
    .max(12)
    .describe(`Out of: ${topicKeywords.join(', ')}`),
})
export type ModeratorAnalysis = z.infer<typeof moderatorAnalysisSchema>

/** A part of the expected output that a reviewer misses in a named contribution (decisions D11). */
export const missingPartSchema = z.object({
  interactionId: z.string().nullish().describe('Interaction of the contribution, if known'),
  contributor: z.string().trim().min(1).max(200),
  missingPart: line.describe('The named part of the expected output that is missing'),
})
export type MissingPart = z.infer<typeof missingPartSchema>

export const reviewSchema = z.object({
  verdict: z.enum(['approve', 'revise']),
  reasons: z.array(line).min(1).max(12),
  revise: z.array(missingPartSchema).max(12).describe('Empty with approve'),
})
export type Review = z.infer<typeof reviewSchema>

export const approvalSchema = z.object({
  verdict: z.enum(['approve', 'reject']),
  reason: line,
  conditions: z.array(line).max(12),
})
export type Approval = z.infer<typeof approvalSchema>

export const severities = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const
export type Severity = (typeof severities)[number]

/** What a quote does to the statement that it is quoted for. */
export const sayings = ['supports', 'contradicts', 'partly', 'unrelated'] as const

/** What a check rests on: a passage, an input or somebody's words, with the words themselves. */
export const evidenceQuoteSchema = z.object({
  chunkId: z.string().nullish().describe('Id of the passage quoted'),
  inputLabel: z.string().nullish().describe('Label of the input quoted'),
  speaker: z.string().nullish().describe('The person of the conversation whose words are quoted'),
  quote: line.describe('Verbatim'),
  says: z.enum(sayings).describe('What the quoted words say of the whole statement'),
})
export type EvidenceQuote = z.infer<typeof evidenceQuoteSchema>

export const verdicts = ['holds', 'does-not-hold', 'cannot-tell'] as const

/** Evidence first, then what it comes to, then the verdict: a model writes them in this order (docs/agents.md). */
export const mitigationResultSchema = z.object({
  statementId: z.string(),
  evidence: z.array(evidenceQuoteSchema).max(12).describe('Everything that speaks for or against it'),
  reasoning: line.describe('What the quotes come to, and what they leave open'),
  verdict: z.enum(verdicts),
  severity: z.enum(severities).describe('How bad it is if it does not hold'),
  description: line.describe('The finding in one or two sentences, naming its evidence'),
})
export type MitigationResult = z.infer<typeof mitigationResultSchema>

/** Statements checked against the inputs, or against the conversation. */
export const mitigationChecksSchema = z.object({ results: z.array(mitigationResultSchema).max(200) })
export type MitigationChecks = z.infer<typeof mitigationChecksSchema>

export const userReplySchema = z.object({
  content: line,
  binds: z
    .boolean()
    .nullish()
    .describe('Whether the person wants the agents to do, weigh, change or leave out something'),
  recommendedAgentIds: z.array(z.string()).max(5),
})
export type UserReply = z.infer<typeof userReplySchema>

/** Thanks the agent and goes on, where the analysis failed (Document 2, 4.3). */
export function fallbackAnalysis(agentName: string, text = ''): ModeratorAnalysis {
  const plain = text.trim()
  return {
    openParts: [],
    contradictions: [],
    metRequests: [],
    summary:
      plain === '' ? `Thank you, ${agentName}. Let us continue with the next step.` : excerptOf(plain, 1_200),
    decision: 'next',
    followUpPrompt: null,
    question: null,
    topics: topicsOf(plain),
  }
}

/** The topic keywords that a text mentions. */
export const topicsOf = (text: string): TopicKeyword[] =>
  topicKeywords.filter((topic) => topicPatterns[topic].test(text))

const topicPatterns: Readonly<Record<TopicKeyword, RegExp>> = {
  security: /\bsecur(?:e|ity|ed)\b/i,
  compliance: /\bcomplian(?:ce|t)\b|\bcomply\b/i,
  scalability: /\bscal(?:e|able|ability|ing)\b/i,
  integration: /\bintegrat(?:e|es|ed|ion|ions|ing)\b/i,
  cost: /\bcost(?:s|ing|ed)?\b/i,
  timeline: /\btime-?lines?\b/i,
  risk: /\brisk(?:s|y)?\b/i,
  quality: /\bqualit(?:y|ies)\b/i,
}

/**
 * A reviewer that cannot be read asks for nothing: the human sees its words and may overrule. Never a loop.
 */
export const fallbackReview = (text: string): Review => ({
  verdict: 'approve',
  reasons: [excerptOf(text.trim() === '' ? 'The review gave no readable verdict.' : text.trim(), 2_000)],
  revise: [],
})

/** An approval that cannot be read is none: it goes to the human's gate (decisions D11). */
export const fallbackApproval = (text: string): Approval => ({
  verdict: 'reject',
  reason: excerptOf(text.trim() === '' ? 'The approver gave no readable verdict.' : text.trim(), 2_000),
  conditions: [],
})

/** Checks that cannot be read say nothing about any statement: the caller keeps what it knew. */
export const fallbackChecks = (): MitigationChecks => ({ results: [] })

/** A reply that is not structured data is used as plain text (Document 2, 4.3). */
export const fallbackUserReply = (text: string): UserReply => ({
  content: excerptOf(
    text.trim() === '' ? 'I could not form an answer. Please ask again.' : text.trim(),
    4_000,
  ),
  recommendedAgentIds: [],
})

/** The text that sends work back to a contributor: what `evidence.revisionRequest` of the redo holds. */
export const revisionRequestOf = (missing: readonly MissingPart[]): string =>
  missing.map((part) => `- ${part.missingPart}`).join('\n')

/** Passages in the order in which they answer a question. */
export const passageOrderSchema = z.object({
  order: z.array(z.string().trim().max(80)).max(40).describe('Ids of passages, the best answer first'),
})
export type PassageOrder = z.infer<typeof passageOrderSchema>
