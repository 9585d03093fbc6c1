import { createModelClient } from '../client.ts'
import type { Evidence, ModelAnswer, ModelTask } from '../port.ts'
import { buildRequest } from '../../context/index.ts'
import type { TaskOutput } from '../../context/index.ts'
import { modelSettingsSchema } from '../settings.ts'
import { sampleEvidence } from './sample-evidence.ts'

const client = createModelClient(modelSettingsSchema.parse({ builtin: { tokensPerSecond: 0 } }))

/** The built-in model's whole answer to a task on the sample evidence, as the engine would get it. */
export async function answerOfBuiltin<Task extends ModelTask>(
  task: Task,
  changes: Partial<Evidence> = {},
): Promise<ModelAnswer<TaskOutput<Task>>> {
  return client.generate(buildRequest(task, sampleEvidence(changes)), { choice: 'gpt' })
}

/** Its output alone. */
export const askBuiltin = async <Task extends ModelTask>(
  task: Task,
  changes: Partial<Evidence> = {},
): Promise<TaskOutput<Task>> => (await answerOfBuiltin(task, changes)).output
