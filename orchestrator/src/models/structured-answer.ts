import { callOnce, longerRoom, roomFor } from './client-session.ts'
import type { Session } from './client-session.ts'
import { ModelError } from './port.ts'
import type { ModelAnswer, ModelProvider, ModelRequest, ProviderAnswer } from './port.ts'
import { readStructured } from './structured.ts'

/** What is read from a structured answer, and how. */
export type Read<Output> = Pick<ModelAnswer<Output>, 'output' | 'structure' | 'truncated'>

/**
 * Reads a structured answer, with one repair. One that was cut off cannot be continued, because each answer has to be
 * a whole object: it is asked for again, shorter and with twice the room.
 */
export async function readAnswer<Output>(
  session: Session,
  given: {
    provider: ModelProvider
    answer: ProviderAnswer
    output: NonNullable<ModelRequest<Output>['output']>
  },
): Promise<Read<Output>> {
  const { provider, answer, output } = given
  const first = readStructured(answer.text, output.schema)
  if (first.success) return { output: first.output, structure: 'parsed', truncated: false }
  const repaired = await repair(session, provider, { answer, problem: first.problem })
  const second = repaired && readStructured(repaired.text, output.schema)
  if (second?.success) return { output: second.output, structure: 'repaired', truncated: false }
  return { output: output.fallback(answer.text), structure: 'fallback', truncated: answer.truncated }
}

const asOneObject = 'as one JSON object that follows the schema, with nothing before or after it.'

/** One more call that shows the model its answer and what is wrong with it; undefined where that call fails. */
async function repair(
  session: Session,
  provider: ModelProvider,
  { answer, problem }: { answer: ProviderAnswer; problem: string },
): Promise<ProviderAnswer | undefined> {
  const instruction = answer.truncated
    ? `Your answer reached its length before it was complete. Give it again, shorter and whole, ${asOneObject}`
    : `Your answer could not be read: ${problem} Give the same answer again ${asOneObject}`
  const room = (answer.truncated ? longerRoom : roomFor)(session, provider)
  try {
    return await callOnce(session, provider, {
      purpose: 'repair',
      exchange: { answer: answer.text, instruction },
      room,
    })
  } catch (error) {
    if (!(error instanceof ModelError) || error.kind === 'aborted') throw error
    return undefined
  }
}
