/**
 * Job topics; a job carries the outbox row's entity id alone. Nobody announces 'source.index' (an interview, a summary or
 * a phase's conversation): the database does, in the transaction that changed one. 'knowledge.convert' is a firm's,
 * 'knowledge.place' a tenant's by its key, 'knowledge.order' nobody's; 'postings.write' is a firm's again,
 * 'self-check.run' the platform's.
 */
export const topics = [
  'sequence.run',
  'artifact.ingest',
  'source.index',
  'knowledge.convert',
  'knowledge.place',
  'knowledge.order',
  'postings.write',
  'validation.run',
  'conversation-observations.run',
  'user-message.reply',
  'agent-answer.run',
  'activation.run',
  'export.run',
  'client-archive.run',
  'mail.send',
  'self-check.run',
] as const
export type Topic = (typeof topics)[number]
