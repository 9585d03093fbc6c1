/**
 * What columns hold that Postgres alone does not say: by `table.column`, the type of `contracts` as `file#Type`, with
 * `[]` for a list of it. `npm run generate` has rows read as these types and written as nothing else.
 */

/** Every jsonb column of the schema. */
export const jsonColumns: Readonly<Record<string, string>> = {
  'activation.bundled_output': 'http/activation.ts#BundledOutput',
  'activation.rag_sources': 'stored/activation.ts#ActivationSources',
  'activation.work': 'stored/activation.ts#ActivationWork',
  'agent_interaction.agent': 'stored/run.ts#TurnAgent',
  'agent_interaction.citations': 'http/conversation-records.ts#Citation[]',
  'agent_interaction.contradicted_claims': 'http/conversation-records.ts#ContradictedClaim[]',
  'agent_interaction.decision': 'stored/run.ts#ModeratorDecision',
  'agent_interaction.hitl': 'stored/run.ts#Hitl',
  'agent_interaction.verdict': 'stored/run.ts#Verdict',
  'artifact_page.blocks': 'stored/page-block.ts#PageBlock[]',
  'audit_event.details': 'stored/log.ts#AuditDetails',
  'client.settings': 'stored/settings.ts#ClientSettings',
  'client_archive.contents': 'http/client-archives.ts#ArchiveContents',
  'confirmed_statement.quotes': 'http/observations.ts#ObservationEvidence[]',
  'consulting_firm.settings': 'stored/settings.ts#FirmSettings',
  'export_job.options': 'stored/export.ts#ExportOptions',
  'hitl_message.metadata': 'http/conversation-records.ts#MessageMetadata',
  'idempotency_key.response': 'stored/log.ts#AnsweredBody',
  'initiative.metadata': 'stored/initiative.ts#InitiativeMetadata',
  'initiative.template_snapshot': 'stored/initiative.ts#TemplateSnapshot',
  'initiative_phase.definition': 'template-definition.ts#PhaseDefinition',
  'initiative_phase.inputs': 'http/phases.ts#PhaseInputs',
  'interview.summary': 'rich-text.ts#RichText',
  'knowledge_turn.metadata': 'stored/knowledge.ts#KnowledgeTurnMetadata',
  'mail_message.data': 'stored/mail.ts#MailData',
  'maturity_assessment.answers': 'rules/maturity.ts#MaturityAnswers',
  'observation.evidence': 'http/observations.ts#ObservationEvidence[]',
  'observation.settled': 'http/observations.ts#StoredSettlement',
  'one_time_token.data': 'stored/mail.ts#LinkData',
  'phase_event.data': 'events/live.ts#LiveEventData',
  'self_check.results': 'rules/self-check.ts#SelfCheckResult[]',
  'sequence_run.definition': 'template-definition.ts#PhaseDefinition',
  'sequence_run.gate': 'stored/run.ts#Gate',
  'sequence_run.state': 'stored/run.ts#StoredMemory',
  'sequence_run.summary_citations': 'http/conversation-records.ts#Citation[]',
  'template_version.definition': 'template-definition.ts#TemplateDefinition',
}

/** Text columns with a closed set of values that no check of the schema lists; those that have one need no entry. */
export const textColumns: Readonly<Record<string, string>> = {
  'deleted_artifact.scope': 'http/knowledge.ts#SourceScope',
  'demo_addition.reply_slide': 'demo-story/demo-story.ts#DemoSlideId',
  'demo_addition.slide': 'demo-story/demo-story.ts#DemoSlideId',
  'export_job.format': 'http/exports.ts#DeckFormat',
  'export_job.kind': 'http/exports.ts#DeckKind',
  'import_batch.kind': 'http/imports.ts#ImportKind',
  'initiative_template.initiative_type': 'enums.ts#InitiativeType',
  'mail_message.kind': 'http/mails.ts#MailKind',
  'notification.kind': 'http/notifications.ts#NotificationKind',
  'saved_view.page': 'http/saved-views.ts#ViewedPage',
  'sso_provider.provider': 'http/sso.ts#SsoProvider',
}
