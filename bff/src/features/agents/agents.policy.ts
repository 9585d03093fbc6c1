import type { Actor } from '../../authorization/actor.ts'
import { mayWriteTemplates } from '../templates/index.ts'

/** Super admins define agents, outside of impersonation (Document 3, section 6; HTTP API, Templates and agents). */
export const mayWriteAgents = (actor: Actor): boolean => actor.kind === 'super_admin'

/** Prompts are for those who make templates with the agents; clients work with what agents say. */
export const maySeePrompts = mayWriteTemplates
