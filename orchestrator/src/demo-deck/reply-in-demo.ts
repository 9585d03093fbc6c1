import {
  agentOfSlide,
  demoAgents,
  type DemoLanguage,
  type DemoSlideId,
  demoStories,
} from '@parley/contracts/demo-story/demo-story.ts'
import { AppError } from '@parley/contracts/errors.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import {
  BudgetPassed,
  callOwner,
  closeLostQuestions,
  findModelSettingsOf,
  type GeneratePorts,
  generateRecorded,
  preferenceOf,
  settleCalls,
} from '../agents/index.ts'
import type { Caller } from '../caller.ts'
import { builtinModel, demoReply } from '../models/builtin/index.ts'
import { type Evidence, ModelError } from '../models/port.ts'
import { buildRequest } from '../context/index.ts'

interface Asked {
  body: { slide: DemoSlideId; content: string; language: DemoLanguage }
}
interface Reply {
  text: string
  provider: string
  model: string
}

/** Milliseconds of one provider's call; the person looks at the slide meanwhile. */
const timeoutMs = 20_000
/** Characters of an answer that a slide has room for. */
const longestReply = 900

/**
 * The agent of the slide takes up what a person added on the one before. It belongs to no phase, so the call is counted
 * to the month of the client or firm that the person is in. Where there is none, or the month's budget is used up, the
 * built-in model answers, which costs nothing.
 * @throws AppError UNAVAILABLE
 */
export async function replyInDemo(ports: GeneratePorts, caller: Caller, { body }: Asked): Promise<Reply> {
  const evidence = evidenceOf(body)
  const account = accountOf(caller.scope)
  if (account === undefined) return answerByRule(evidence)
  try {
    return await ask(ports, { account, evidence, signal: caller.signal })
  } catch (error) {
    if (error instanceof BudgetPassed) return answerByRule(evidence)
    if (!(error instanceof ModelError)) throw error
    throw new AppError('UNAVAILABLE', 'No agent could answer just now. Please try again in a moment.', {
      cause: error,
      retryAfterSeconds: 5,
    })
  }
}

interface Account {
  firmId: string
  clientId: string | null
  initiativeId: null
}

/** Undefined for a super admin outside of every tenant. */
function accountOf({ firmId, actorKind, clientIds }: Scope): Account | undefined {
  if (firmId === null) return undefined
  const clientId = actorKind === 'firm' || clientIds === 'all' ? null : (clientIds[0] ?? null)
  return { firmId, clientId, initiativeId: null }
}

function evidenceOf({ slide, content, language }: Asked['body']): Evidence {
  const story = demoStories[language]
  const { title, lead, decides, says } = story.scenes[slide]
  const agent = agentOfSlide[slide]
  return {
    phaseName: title,
    phaseDescription: `${lead}\n${decides}`,
    inputs: [],
    passages: [],
    conversation: says.map((one) => ({
      speaker: story.agents[one.agent],
      role: demoAgents[one.agent],
      text: one.text,
    })),
    question: content,
    ...(slide === 'goal' ? {} : { expectedOutput: story.effects[slide] }),
    language,
    agent: { name: story.agents[agent], role: demoAgents[agent] },
  }
}

const answerByRule = (evidence: Evidence): Reply => ({
  text: demoReply(evidence),
  provider: 'builtin',
  model: builtinModel,
})

async function ask(
  ports: GeneratePorts,
  { account, evidence, signal }: { account: Account; evidence: Evidence; signal: AbortSignal | undefined },
): Promise<Reply> {
  const scope = workerScope(account)
  const models = await ports.database.tenantTransaction(scope, async (tx) => {
    await closeLostQuestions(tx, account)
    return findModelSettingsOf(tx, account.clientId)
  })
  const request = buildRequest('demo-reply', evidence, {
    timeoutMs,
    ...(signal === undefined ? {} : { signal }),
  })
  const { answer, settlements } = await generateRecorded(ports, request, {
    preference: preferenceOf(models, 'preparer'),
    limits: models.limits,
    owner: callOwner(account, { task: 'demo-reply' }),
  })
  await ports.database.tenantTransaction(scope, (tx) => settleCalls(tx, account, settlements))
  return { text: answer.text.trim().slice(0, longestReply), provider: answer.provider, model: answer.model }
}
