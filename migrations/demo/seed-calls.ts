import { insert, type Tx } from '../seeding/seed-writer.ts'

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
/** As a model counts, about four letters a token; what went before is sent along. */
export const usageOfPrompt = ({ prompt }: { prompt: string }, index: number) => ({
  input_tokens: 1_150 + 180 * index,
  output_tokens: Math.round(prompt.length / 4),
})
export const usageOfAnswer = ({ response }: { response: string }, index: number) => ({
  input_tokens: 5_100 + 240 * index,
  output_tokens: Math.round(response.length / 4),
})
/** What an agent of the role is asked for. */
export const taskOf = (role: string | undefined): string =>
  role === 'REVIEWER' ? 'review' : role === 'APPROVER' ? 'approval' : 'contribution'

interface Place {
  firm_id: string
  client_id: string
  initiative_id: string
  phase_id: string
}

interface CallSeed {
  sequenceId: string
  interactionId: string
  task: string
  usage: ReturnType<typeof usageOfAnswer>
  time: Date
}

/** The call to the built-in model that a turn was made by. */
export async function seedCall(tx: Tx, place: Place, call: CallSeed): Promise<void> {
  await insert(tx, 'provider_call', {
    ...place,
    ...call.usage,
    sequence_id: call.sequenceId,
    interaction_id: call.interactionId,
    task: call.task,
    provider: 'builtin',
    model: 'builtin-1',
    state: 'settled',
    created_at: call.time,
    sent_at: call.time,
    settled_at: call.time,
  })
}
