import { AIMessage, createAgent, fakeModel, tool } from 'langchain'
import { z } from 'zod'

const notes = tool(() => 'noted', {
  name: 'note',
  description: 'Keeps a note.',
  schema: z.object({ text: z.string() }),
})

/** As many characters as a turn of the minimum keeps. */
const answer = 'A turn. '.repeat(125)

/** A model that answers at once, with a note for each turn but the last. */
function modelOf(turns: number) {
  const model = fakeModel()
  for (let turn = 1; turn < turns; turn += 1)
    model.respond(
      new AIMessage({
        content: answer,
        tool_calls: [{ name: notes.name, args: { text: 'A note.' }, id: `${turn}` }],
      }),
    )
  return model.respond(new AIMessage(answer))
}

/**
 * LangChain's loop of an agent, each turn a model's answer. It has no database and keeps nothing: what is lost with the
 * process is what our steps cost more.
 * @returns the run, prepared
 * @throws Error where it took other than so many turns
 */
export function prepareAgentLoop(turns: number): () => Promise<void> {
  const model = modelOf(turns)
  const agent = createAgent({ model, tools: [notes] })
  return async () => {
    await agent.invoke(
      { messages: [{ role: 'user', content: 'Begin.' }] },
      // A turn and its note are two steps.
      { recursionLimit: 2 * turns + 1 },
    )
    if (model.callCount !== turns) throw new Error(`The loop took ${model.callCount} turns.`)
  }
}
