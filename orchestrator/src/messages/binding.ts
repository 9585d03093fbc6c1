import { isRequestMade } from '../models/language/index.ts'

/** Whether words of a person bind the agents of the phase: by rule, until a model has judged. */
export const bindingOf = (message: string): 'request' | null => (isRequestMade(message) ? 'request' : null)
