/** One part of the file: rows of a table, found by the columns that name the person. */
export interface OwnSection {
  /** What it is called in the file. */
  name: string
  table: string
  /** With points: a place inside of a column of JSON. */
  columns: readonly string[]
  /** Columns with the person's id; which of them did is said with each row, where there are several. */
  by: readonly [string, ...string[]]
  /** Read as the role of sign-in: the table belongs to no tenant. */
  isOfSignIn?: true
  /** Kept of super admins too, who have no tenant. */
  isOfPlatform?: true
  /** Without an id of their own: few, and read at once. */
  isShort?: true
}

/**
 * What is kept about a person or was written by them, one section a table. Of rows that several people made, only what
 * this person may read anyway; ids of others stay out. Secrets (passwords, keys, codes, hashes) are nobody's to read.
 * `own-data.test.ts` holds this list against every column of the database that names a person.
 */
export const ownSections: readonly OwnSection[] = [
  {
    name: 'sessions',
    table: 'session',
    columns: [
      'id',
      'created_at',
      'last_seen_at',
      'expires_at',
      'revoked_at',
      'revoked_reason',
      'user_agent',
      'ip_address',
      'second_factor_at',
      'proved_at',
      'acting_as',
      'reason',
    ],
    by: ['user_id'],
    isOfSignIn: true,
  },
  {
    name: 'mailedLinks',
    table: 'one_time_token',
    columns: ['id', 'purpose', 'created_at', 'expires_at', 'used_at'],
    by: ['user_id'],
    isOfSignIn: true,
  },
  {
    name: 'backupCodes',
    table: 'backup_code',
    columns: ['id', 'used_at'],
    by: ['user_id'],
    isOfSignIn: true,
  },
  {
    name: 'failedAttempts',
    table: 'attempt_count',
    columns: ['failed_attempts', 'locked_until', 'told_at'],
    by: ['user_id'],
    isOfSignIn: true,
    isShort: true,
  },
  {
    name: 'singleSignOn',
    table: 'sso_identity',
    columns: ['id', 'subject', 'linked_at'],
    by: ['user_id'],
    isOfSignIn: true,
  },
  {
    name: 'expectedSingleSignOn',
    table: 'sso_expected_link',
    columns: ['provider_id', 'created_at'],
    by: ['user_id'],
    isOfSignIn: true,
    isShort: true,
  },
  {
    name: 'savedViews',
    table: 'saved_view',
    columns: ['id', 'page', 'name', 'query', 'created_at', 'updated_at'],
    by: ['user_id'],
    isOfSignIn: true,
  },
  {
    name: 'progress',
    table: 'user_progress',
    columns: ['key', 'state', 'updated_at'],
    by: ['user_id'],
    isOfSignIn: true,
    isShort: true,
  },
  {
    name: 'demoAdditions',
    table: 'demo_addition',
    columns: ['id', 'slide', 'content', 'reply', 'created_at', 'updated_at'],
    by: ['user_id'],
    isOfSignIn: true,
  },
  {
    name: 'notifications',
    table: 'notification',
    columns: ['id', 'kind', 'title', 'body', 'link', 'read_at', 'created_at'],
    by: ['user_id'],
  },
  {
    name: 'feedback',
    table: 'feedback',
    columns: ['id', 'kind', 'text', 'page', 'state', 'answer', 'answered_at', 'created_at'],
    by: ['user_id'],
    isOfPlatform: true,
  },
  {
    name: 'subscriptions',
    table: 'initiative_subscription',
    columns: ['initiative_id', 'in_app', 'email', 'events'],
    by: ['user_id'],
    isShort: true,
  },
  {
    name: 'memberships',
    table: 'initiative_member',
    columns: ['initiative_id', 'role', 'created_at'],
    by: ['user_id'],
    isShort: true,
  },
  {
    name: 'questions',
    table: 'knowledge_turn',
    columns: ['id', 'client_id', 'role', 'content', 'created_at'],
    by: ['user_id'],
  },
  {
    name: 'hours',
    table: 'human_hours',
    columns: ['id', 'initiative_id', 'phase_id', 'minutes', 'note', 'at'],
    by: ['user_id'],
  },
  {
    name: 'observations',
    table: 'observation',
    columns: [
      'id',
      'initiative_id',
      'phase_id',
      'description',
      'severity',
      'status',
      'due_on',
      'consultant_notes',
      'remediation_plan',
      'created_at',
      'updated_at',
    ],
    by: ['created_by_id', 'assignee_id', 'settled_by_id'],
  },
  {
    name: 'comments',
    table: 'observation_comment',
    columns: ['id', 'initiative_id', 'observation_id', 'text', 'created_at', 'updated_at'],
    by: ['author_id'],
  },
  {
    name: 'messages',
    table: 'hitl_message',
    columns: ['id', 'initiative_id', 'phase_id', 'content', 'message_type', 'created_at', 'updated_at'],
    by: ['author_id'],
  },
  {
    name: 'interactions',
    table: 'agent_interaction',
    columns: ['id', 'initiative_id', 'phase_id', 'chapter_title', 'kind', 'status', 'feedback', 'created_at'],
    by: ['requested_by_id'],
  },
  {
    name: 'decisions',
    table: 'agent_interaction',
    columns: ['id', 'initiative_id', 'phase_id', 'verdict.overruledBy'],
    by: ['verdict.overruledBy.id'],
  },
  {
    name: 'conversations',
    table: 'sequence_run',
    columns: ['id', 'initiative_id', 'phase_id', 'status', 'started_at', 'finished_at', 'created_at'],
    by: ['started_by_id'],
  },
  {
    name: 'validations',
    table: 'validation_run',
    columns: ['id', 'initiative_id', 'phase_id', 'kind', 'status', 'started_at', 'finished_at'],
    by: ['started_by_id'],
  },
  {
    name: 'activations',
    table: 'activation',
    columns: ['id', 'initiative_id', 'phase_id', 'status', 'created_at', 'completed_at'],
    by: ['started_by_id'],
  },
  {
    name: 'initiatives',
    table: 'initiative',
    columns: ['id', 'name', 'description', 'status', 'created_at'],
    by: ['created_by_id'],
  },
  {
    name: 'initiativeSummaries',
    table: 'initiative_summary',
    columns: ['id', 'initiative_id', 'summary', 'key_findings', 'recommendations', 'outcomes', 'created_at'],
    by: ['created_by_id'],
  },
  {
    name: 'flags',
    table: 'initiative_flag',
    columns: ['id', 'initiative_id', 'title', 'description', 'severity', 'resolved_at', 'created_at'],
    by: ['created_by_id', 'resolved_by_id'],
  },
  {
    name: 'timelineEntries',
    table: 'timeline_entry',
    columns: ['id', 'initiative_id', 'title', 'description', 'at', 'created_at'],
    by: ['created_by_id'],
  },
  {
    name: 'maturityAssessments',
    table: 'maturity_assessment',
    columns: ['id', 'answers', 'score', 'created_at'],
    by: ['created_by_id'],
  },
  {
    name: 'documents',
    table: 'artifact',
    columns: ['id', 'initiative_id', 'name', 'file_name', 'mime_type', 'size', 'description', 'created_at'],
    by: ['uploaded_by_id'],
  },
  {
    name: 'imports',
    table: 'import_batch',
    columns: ['id', 'kind', 'file_name', 'status', 'total', 'imported', 'failed', 'created_at'],
    by: ['requested_by_id'],
  },
  {
    name: 'exports',
    table: 'export_job',
    columns: ['id', 'initiative_id', 'kind', 'format', 'status', 'file_name', 'created_at', 'expires_at'],
    by: ['requested_by_id'],
  },
  {
    name: 'clientArchives',
    table: 'client_archive',
    columns: ['id', 'client_id', 'kind', 'status', 'created_at', 'finished_at'],
    by: ['requested_by_id'],
    isOfPlatform: true,
  },
  {
    name: 'templates',
    table: 'initiative_template',
    columns: ['id', 'name', 'description', 'created_at'],
    by: ['created_by_id'],
    isOfPlatform: true,
  },
  {
    name: 'templateVersions',
    table: 'template_version',
    columns: ['id', 'template_id', 'version', 'note', 'created_at'],
    by: ['created_by_id'],
    isOfPlatform: true,
  },
  {
    name: 'agents',
    table: 'ai_agent',
    columns: ['id', 'name', 'description', 'created_at'],
    by: ['created_by_id'],
    isOfPlatform: true,
  },
]

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
