import { z } from 'zod'
import { modelChoiceSchema, modelProviders } from '../enums.ts'
import { route } from '../route.ts'
import { listQuery } from '../schemas.ts'

export const languageModelSchema = z.object({
  choice: modelChoiceSchema,
  /** Whether the provider that the choice stands for has a key on this installation. */
  isAvailable: z.boolean(),
  /** Who is asked first where it is chosen: the choice's own provider, else the next that has a key, else `builtin` (D4). */
  provider: z.enum(modelProviders),
  model: z.string(),
})
export type LanguageModel = z.infer<typeof languageModelSchema>

export const listLanguageModels = route({
  name: 'listLanguageModels',
  method: 'GET',
  path: '/language-models',
  tag: 'People',
  summary: 'Which model answers for each choice of a client',
  query: listQuery,
  response: z.array(languageModelSchema),
  list: 'language-models',
})
