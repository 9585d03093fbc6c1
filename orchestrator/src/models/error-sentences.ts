import type { ModelErrorKind, ProviderId } from './port.ts'
import { providerNames } from './provider-names.ts'

/** What a person is told; what the provider itself said is kept as the cause, for the log. */
const sentences: Readonly<Record<ModelErrorKind, (name: string) => string>> = {
  rate_limited: (name) => `${name} takes no more requests for the moment.`,
  overloaded: (name) => `${name} is overloaded or has a fault at the moment.`,
  timeout: (name) => `${name} gave no complete answer in time.`,
  aborted: () => 'The call was stopped.',
  refused: (name) => `${name} declined to answer.`,
  invalid_request: (name) => `${name} did not accept the request.`,
  authentication: (name) => `${name} did not accept the key, or its account has no credit.`,
  connection: (name) => `The connection to ${name} was lost, or could not be made.`,
  malformed: (name) => `${name} gave no answer that could be used.`,
}

export const sentenceOf = (kind: ModelErrorKind, id: ProviderId): string =>
  sentences[kind](id === 'builtin' ? 'The built-in model' : providerNames[id])

export const exhaustedSentence = (id: ProviderId): string =>
  `${providerNames[id]} used up its room with thinking, twice, and wrote no answer.`
