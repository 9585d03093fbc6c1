import type { OwnSection } from './own-section.ts'
import { signInSections } from './sign-in-sections.ts'
import { workSections } from './work-sections.ts'

/**
 * What is kept about a person or was written by them, one section a table. Of rows that several people made, only what
 * this person may read anyway; ids of others stay out. Secrets (passwords, keys, codes, hashes) are nobody's to read.
 * `own-data.test.ts` holds this list against every column of the database that names a person.
 */
export const ownSections: readonly OwnSection[] = [...signInSections, ...workSections]

/** Columns that name a person, of tables with no section of their own, each with where it is told or why it is not. */
export const ownElsewhere: Readonly<Record<string, string>> = {
  'user_role.user_id': 'the account: roles',
  'credential.user_id': 'the account: when the password was changed, never the password',
  'two_factor.user_id': 'the account: since when it is on, never the key',
  'mail_message.user_id': 'the mails',
  'hitl_message.met_by_id': 'the audit log: that a request was marked as met',
  'audit_event.actor_id': 'the audit log',
  'audit_event.subject_id': 'the audit log',
  'deleted_artifact.uploaded_by_id':
    'a deleted document, which is gone within the hour or among the documents again',
  'self_check.requested_by_id': 'the audit log: that a self-check was asked for',
  'idempotency_key.user_id': 'answers of the last day, which repeat what stands elsewhere',
  'model_view.subject_id': 'names a record, no person',
  'usage_counter.subject_id': 'names a record, no person',
}
