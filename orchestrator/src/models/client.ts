import { withUsage } from './client-session.ts'
import type { ModelClientPorts, Session } from './client-session.ts'
import { ModelError } from './port.ts'
import type {
  CallObserver,
  ModelAnswer,
  ModelClient,
  ModelPreference,
  ModelProvider,
  ModelRequest,
  ProviderAnswer,
} from './port.ts'
import { createProviders, providerOfChoice } from './registry.ts'
import { warningsOf } from './settings.ts'
import type { ModelSettings } from './settings.ts'
import { readAnswer } from './structured-answer.ts'
import { taskSettings } from './task-settings.ts'
import { noCallUsage } from './usage.ts'
import { answerBy, continued } from './whole-answer.ts'

export type { ModelClientPorts } from './client-session.ts'

/**
 * The one way to a model: choice, retries, another provider where one may stand in, continuation of what was cut off,
 * structured output with one repair (decisions D4 and D12; Document 2, 4.3). Usage sums every call, failed ones
 * included.
 */
export function createModelClient(settings: ModelSettings, ports: ModelClientPorts = {}): ModelClient {
  const providers = ports.providers ?? createProviders(settings)
  for (const warning of warningsOf(settings)) ports.logger?.warn({}, warning)
  return {
    contextTokens: (preference) => candidatesFor(providers, preference)[0]?.contextTokens ?? 0,
    provider: (preference) => candidatesFor(providers, preference)[0]?.id ?? 'builtin',
    async generate<Output = string>(
      request: ModelRequest<Output>,
      preference: ModelPreference,
      observer?: CallObserver,
    ): Promise<ModelAnswer<Output>> {
      const session: Session = { settings, ports, observer, request, attempts: 0, usage: noCallUsage }
      const { isCheap } = taskSettings[request.task]
      const candidates = candidatesFor(providers, preference).map((provider) =>
        isCheap === true ? (provider.cheap ?? provider) : provider,
      )
      const { provider, answer } = await answerByFirst(session, candidates)
      const whole = await complete(session, { provider, answer, request })
      return {
        ...whole,
        provider: provider.id,
        model: provider.model,
        usage: session.usage,
        attempts: session.attempts,
        standsInFor: provider === candidates[0] ? null : (candidates[0]?.id ?? null),
      }
    },
  }
}

/**
 * Who may answer: the chosen provider, or the next configured one where it has no key (decisions D4). The others, the
 * built-in model last, only where they may stand in for one that fails (decisions D12, Substitution).
 */
function candidatesFor(providers: readonly ModelProvider[], preference: ModelPreference): ModelProvider[] {
  const preferred = providerOfChoice[preference.choice]
  const rank = (provider: ModelProvider): number =>
    provider.id === preferred ? 0 : provider.id === 'builtin' ? 2 : 1
  const inOrder = providers.toSorted((left, right) => rank(left) - rank(right))
  return preference.maySubstitute === true ? inOrder : inOrder.slice(0, 1)
}

async function answerByFirst(
  session: Session,
  providers: readonly ModelProvider[],
): Promise<{ provider: ModelProvider; answer: ProviderAnswer }> {
  let last: ModelError | undefined
  for (const provider of providers) {
    try {
      return { provider, answer: await answerBy(session, provider) }
    } catch (error) {
      if (!(error instanceof ModelError) || error.kind === 'aborted') throw error
      last = error
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      session.ports.logger?.warn(
        { provider: provider.id, model: provider.model, kind: error.kind, reason },
        'Model provider gave up',
      )
    }
  }
  throw withUsage(
    last ?? new ModelError('invalid_request', 'builtin', { message: 'No model is configured.' }),
    session.usage,
  )
}

async function complete<Output>(
  session: Session,
  given: { provider: ModelProvider; answer: ProviderAnswer; request: ModelRequest<Output> },
): Promise<Pick<ModelAnswer<Output>, 'output' | 'structure' | 'text' | 'truncated'>> {
  const { provider, answer, request } = given
  if (request.output !== undefined) {
    const read = await readAnswer<Output>(session, { provider, answer, output: request.output })
    return { ...read, text: answer.text }
  }
  const { text, truncated } = await continued(session, provider, answer)
  // A request without `output` is one whose Output is string.
  return { output: text as Output, structure: 'parsed', text, truncated }
}
