// Generated from the migrations by generate-types.ts. Do not edit.
import type { DemoSlideId } from '@parley/contracts/demo-story/demo-story.ts'
import type { InitiativeType } from '@parley/contracts/enums.ts'
import type { LiveEventData } from '@parley/contracts/events/live.ts'
import type { BundledOutput } from '@parley/contracts/http/activation.ts'
import type { ArchiveContents } from '@parley/contracts/http/client-archives.ts'
import type { Citation, ContradictedClaim, MessageMetadata } from '@parley/contracts/http/conversation-records.ts'
import type { DeckFormat, DeckKind } from '@parley/contracts/http/exports.ts'
import type { ImportKind } from '@parley/contracts/http/imports.ts'
import type { SourceScope } from '@parley/contracts/http/knowledge.ts'
import type { MailKind } from '@parley/contracts/http/mails.ts'
import type { NotificationKind } from '@parley/contracts/http/notifications.ts'
import type { ObservationEvidence, StoredSettlement } from '@parley/contracts/http/observations.ts'
import type { PhaseInputs } from '@parley/contracts/http/phases.ts'
import type { ViewedPage } from '@parley/contracts/http/saved-views.ts'
import type { SsoProvider } from '@parley/contracts/http/sso.ts'
import type { RichText } from '@parley/contracts/rich-text.ts'
import type { MaturityAnswers } from '@parley/contracts/rules/maturity.ts'
import type { SelfCheckResult } from '@parley/contracts/rules/self-check.ts'
import type { ActivationSources, ActivationWork } from '@parley/contracts/stored/activation.ts'
import type { ExportOptions } from '@parley/contracts/stored/export.ts'
import type { InitiativeMetadata, TemplateSnapshot } from '@parley/contracts/stored/initiative.ts'
import type { KnowledgeTurnMetadata } from '@parley/contracts/stored/knowledge.ts'
import type { AnsweredBody, AuditDetails } from '@parley/contracts/stored/log.ts'
import type { LinkData, MailData } from '@parley/contracts/stored/mail.ts'
import type { PageBlock } from '@parley/contracts/stored/page-block.ts'
import type { Gate, Hitl, ModeratorDecision, StoredMemory, TurnAgent, Verdict } from '@parley/contracts/stored/run.ts'
import type { ClientSettings, FirmSettings } from '@parley/contracts/stored/settings.ts'
import type { PhaseDefinition, TemplateDefinition } from '@parley/contracts/template-definition.ts'
import type { JsonText } from '@parley/server-kit/database/json.ts'
import type { ColumnType, GeneratedAlways } from 'kysely'

export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Comes back as a number: the pool parses int8 (no count here passes 2^53). */
export type BigInteger = ColumnType<number, number | string, number | string>
/** Written as a JSON text (see `json()` of the server kit), read back parsed. */
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>
export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface ActivationTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  phase_id: string
  status: Generated<'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'>
  generation: Generated<number>
  lease_until: Timestamp | null
  bundled_output: Json<BundledOutput> | null
  rag_query: string | null
  enriched_context: string | null
  rag_sources: Json<ActivationSources> | null
  error: string | null
  started_by_id: string | null
  completed_at: Timestamp | null
  stage: Generated<'bundle' | 'query' | 'context' | 'enrich' | 'index' | 'done'>
  work: Generated<Json<ActivationWork>>
  fingerprint: string | null
  failures: Generated<number>
  requested_at: Generated<Timestamp>
  provider: string | null
  model: string | null
}

export interface AgentInteractionTable {
  id: string
  firm_id: string
  client_id: string
  initiative_id: string
  phase_id: string
  sequence_id: string
  position: number
  kind: 'moderator' | 'agent'
  ai_agent_id: string | null
  agent: Json<TurnAgent>
  chapter_title: string | null
  status: Generated<'PENDING' | 'RUNNING' | 'AWAITING_HUMAN' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'SKIPPED'>
  moderator_prompt: string | null
  expected_output: string | null
  agent_response: string | null
  response_summary: string | null
  verdict: Json<Verdict> | null
  citations: Generated<Json<Citation[]>>
  unsupported_claims: Generated<number>
  provider: string | null
  model: string | null
  input_tokens: Generated<BigInteger>
  output_tokens: Generated<BigInteger>
  cost: Generated<BigInteger>
  hitl: Json<Hitl> | null
  feedback: string | null
  round: Generated<number>
  supersedes_id: string | null
  follow_up_of_id: string | null
  seq: BigInteger | null
  error: string | null
  requested_by_id: string | null
  is_side: Generated<boolean>
  generation: Generated<number>
  lease_until: Timestamp | null
  started_at: Timestamp | null
  completed_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  stands_in_for: string | null
  truncated: Generated<boolean>
  feedback_by: 'person' | 'agent' | null
  decision: Json<ModeratorDecision> | null
  contradicted_claims: Generated<Json<ContradictedClaim[]>>
}

export interface AiAgentTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  name: string
  description: string
  system_message: string
  role: 'CONTRIBUTOR' | 'REVIEWER' | 'APPROVER'
  is_active: Generated<boolean>
  is_sme: Generated<boolean>
  industries: Generated<string[]>
  created_by_id: string | null
}

export interface ArtifactTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string | null
  tenant_key: GeneratedAlways<string | null>
  initiative_id: string | null
  name: string
  file_name: string
  mime_type: string
  size: BigInteger
  storage_key: string
  content_hash: string
  department: string | null
  tags: Generated<string[]>
  description: string | null
  scope: Generated<'firm' | 'client' | 'initiative'>
  use_in_client_work: Generated<boolean>
  uploaded_by_id: string | null
  indexing_status: Generated<'PENDING' | 'EXTRACTING' | 'EMBEDDING' | 'INDEXED' | 'FAILED' | 'NOT_SEARCHABLE'>
  indexing_progress: Generated<number>
  indexing_error: string | null
  indexing_generation: Generated<number>
  indexing_lease_until: Timestamp | null
  indexed_hash: string | null
  indexed_model: string | null
  page_count: Generated<number>
  chunk_count: Generated<number>
  language: string | null
  indexing_waits_since: Timestamp | null
}

export interface ArtifactPageTable {
  firm_id: string
  client_id: string | null
  tenant_key: GeneratedAlways<string | null>
  artifact_id: string
  page: number
  label: string
  text: string
  blocks: Generated<Json<PageBlock[]>>
}

export interface AttemptCountTable {
  user_id: string
  door: string
  failed_attempts: number
  locked_until: Timestamp | null
  told_at: Timestamp | null
}

export interface AuditEventTable {
  id: string
  firm_id: string | null
  client_id: string | null
  at: Generated<Timestamp>
  action: string
  entity: string | null
  entity_id: string | null
  subject_id: string | null
  actor_id: string | null
  session_id: string | null
  request_id: string | null
  details: Generated<Json<AuditDetails>>
  ip_address: string | null
}

export interface AuditSealTable {
  audit_event_id: string
  firm_id: string | null
  position: BigInteger
  hash: Buffer
  previous_hash: Buffer | null
  sealed_at: Generated<Timestamp>
}

export interface AuditToSealTable {
  audit_event_id: string
}

export interface BackupCodeTable {
  id: string
  user_id: string
  code_hash: string
  used_at: Timestamp | null
}

export interface BusinessObjectiveTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  name: string
  description: string | null
}

export interface CallCountTable {
  key: string
  points: Generated<number>
  expire: BigInteger | null
}

export interface ClaimReadingTable {
  firm_id: string
  client_id: string | null
  tenant_key: GeneratedAlways<string>
  digest: Buffer
  says: 'supports' | 'contradicts' | 'partly' | 'unrelated'
  model: string
  read_at: Generated<Timestamp>
}

export interface ClientTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  name: string
  is_obsolete: Generated<boolean>
  settings: Generated<Json<ClientSettings>>
}

export interface ClientArchiveTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  client_name: Generated<string>
  kind: 'EXPORT' | 'ERASURE'
  status: Generated<'REQUESTED' | 'PENDING' | 'IN_PROGRESS' | 'READY' | 'ERASED' | 'CANCELLED' | 'FAILED' | 'EXPIRED'>
  generation: Generated<number>
  failures: Generated<number>
  lease_until: Timestamp | null
  storage_key: string | null
  size: BigInteger | null
  contents: Json<ArchiveContents> | null
  signed_by: string | null
  error: string | null
  requested_by_id: string | null
  finished_at: Timestamp | null
  expires_at: Timestamp | null
}

export interface ClientIndustryTable {
  firm_id: string
  client_id: string
  industry_id: string
}

export interface ConfirmedStatementTable {
  id: string
  created_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  phase_id: string
  kind: 'INITIAL' | 'AI_CONVERSATION'
  sequence_id: string | null
  validation_run_id: string
  mitigation_id: string
  mitigation: string
  quotes: Json<ObservationEvidence[]>
}

export interface ConsultantTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  position: string | null
  is_obsolete: Generated<boolean>
  import_batch_id: string | null
}

export interface ConsultantClientAccessTable {
  firm_id: string
  consultant_id: string
  client_id: string
  can_access: Generated<boolean>
}

export interface ConsultingFirmTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  name: string
  is_obsolete: Generated<boolean>
  settings: Generated<Json<FirmSettings>>
  model_view_days: GeneratedAlways<number>
}

export interface CredentialTable {
  user_id: string
  password_hash: string | null
  password_changed_at: Timestamp | null
  last_login_at: Timestamp | null
  first_login_at: Timestamp | null
}

export interface DeletedArtifactTable {
  id: string
  created_at: Timestamp
  updated_at: Timestamp
  firm_id: string
  client_id: string | null
  initiative_id: string | null
  name: string
  file_name: string
  mime_type: string
  size: BigInteger
  storage_key: string
  content_hash: string
  department: string | null
  tags: string[]
  description: string | null
  scope: SourceScope
  use_in_client_work: boolean
  uploaded_by_id: string | null
  deleted_at: Generated<Timestamp>
}

export interface DemoAdditionTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  user_id: string
  slide: DemoSlideId
  content: string
  reply: string | null
  reply_slide: DemoSlideId | null
  reply_provider: string | null
  reply_model: string | null
}

export interface DepartmentTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  name: string
  code: string | null
  description: string | null
  parent_id: string | null
}

export interface ExportJobTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  kind: DeckKind
  format: DeckFormat
  options: Generated<Json<ExportOptions>>
  status: Generated<'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'>
  progress: Generated<number>
  generation: Generated<number>
  lease_until: Timestamp | null
  storage_key: string
  file_name: string | null
  error: string | null
  requested_by_id: string
  size: BigInteger | null
  failures: Generated<number>
  expires_at: Generated<Timestamp>
}

export interface FeedbackTable {
  id: string
  firm_id: string | null
  client_id: string | null
  user_id: string | null
  kind: 'IDEA' | 'PROBLEM' | 'PRAISE'
  text: string
  page: string | null
  created_at: Generated<Timestamp>
  wants_answer: Generated<boolean>
  state: Generated<'NEW' | 'READ' | 'ANSWERED'>
  answer: string | null
  answered_at: Timestamp | null
  updated_at: Generated<Timestamp>
}

export interface FileToDeleteTable {
  key: string
  since: Generated<Timestamp>
}

export interface HitlMessageTable {
  id: string
  firm_id: string
  client_id: string
  initiative_id: string
  phase_id: string
  sequence_id: string | null
  content: string
  role: 'USER' | 'MODERATOR' | 'AGENT' | 'system'
  message_type: Generated<string>
  metadata: Generated<Json<MessageMetadata>>
  author_id: string | null
  reply_to_id: string | null
  wants_reply: Generated<boolean>
  replied_at: Timestamp | null
  taken_up_at: Timestamp | null
  seq: BigInteger
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  binds: 'request' | 'decision' | null
  met_by_id: string | null
  met_at: Timestamp | null
}

export interface HumanHoursTable {
  id: string
  firm_id: string
  client_id: string
  initiative_id: string
  phase_id: string | null
  user_id: string | null
  minutes: number
  note: string | null
  at: Generated<Timestamp>
}

export interface IdempotencyKeyTable {
  user_id: string
  key: string
  route: string
  request_hash: string
  status: number | null
  response: Json<AnsweredBody> | null
  created_at: Generated<Timestamp>
}

export interface ImportBatchTable {
  id: string
  firm_id: string
  client_id: string | null
  kind: ImportKind
  file_name: string
  status: Generated<string>
  total: Generated<number>
  imported: Generated<number>
  failed: Generated<number>
  requested_by_id: string | null
  created_at: Generated<Timestamp>
  undone_at: Timestamp | null
}

export interface IndustryTable {
  id: string
  code: string
}

export interface InitiativeTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  name: string
  description: Generated<string>
  status: Generated<'PENDING' | 'ACTIVE' | 'COMPLETED' | 'ON_HOLD' | 'CANCELLED'>
  is_confidential: Generated<boolean>
  is_archived: Generated<boolean>
  template_id: string | null
  template_version: number | null
  template_snapshot: Json<TemplateSnapshot> | null
  consultant_id: string | null
  metadata: Generated<Json<InitiativeMetadata>>
  created_by_id: string | null
  initiative_type: GeneratedAlways<string | null>
  language: 'en' | 'de' | null
}

export interface InitiativeConnectionTable {
  firm_id: string
  client_id: string
  initiative_id: string
  kind: 'portfolio' | 'program' | 'objective'
  target_id: string
  portfolio_id: GeneratedAlways<string | null>
  program_id: GeneratedAlways<string | null>
  objective_id: GeneratedAlways<string | null>
}

export interface InitiativeFlagTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  title: string
  description: string | null
  severity: 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'
  resolved_at: Timestamp | null
  resolved_by_id: string | null
  created_by_id: string | null
}

export interface InitiativeMemberTable {
  firm_id: string
  client_id: string
  initiative_id: string
  user_id: string
  role: string
  created_at: Generated<Timestamp>
}

export interface InitiativePhaseTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  name: string
  position: number
  status: Generated<'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'ON_HOLD' | 'CANCELLED'>
  inputs: Generated<Json<PhaseInputs>>
  definition: Json<PhaseDefinition>
  start_date: Timestamp | null
  end_date: Timestamp | null
  notes: string | null
  template_version: number | null
  planned_start: string | null
  planned_end: string | null
  agent_ids: GeneratedAlways<string[]>
}

export interface InitiativeStakeholderTable {
  firm_id: string
  client_id: string
  initiative_id: string
  stakeholder_id: string
  kind: 'stakeholder' | 'owner'
  position: Generated<number>
}

export interface InitiativeSubscriptionTable {
  firm_id: string
  client_id: string
  initiative_id: string
  user_id: string
  in_app: Generated<boolean>
  email: Generated<boolean>
  events: Generated<string[]>
}

export interface InitiativeSummaryTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  summary: string
  key_findings: string | null
  recommendations: string | null
  vendor_choices: Generated<string[]>
  outcomes: string | null
  created_by_id: string | null
}

export interface InitiativeTemplateTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  owner_firm_id: string | null
  firm_id: string | null
  client_id: string | null
  name: string
  description: Generated<string>
  icon: Generated<string>
  visibility: Generated<'PARLEY' | 'CONSULTING_FIRM' | 'CLIENT'>
  status: Generated<'CURRENT' | 'FUTURE'>
  initiative_type: InitiativeType
  industries: Generated<string[]>
  ai_hours: Generated<number>
  version: Generated<number>
  phase_count: Generated<number>
  created_by_id: string | null
  language: 'en' | 'de' | null
}

export interface InterviewTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  interview_date: Timestamp
  status: 'PLANNED' | 'COMPLETED'
  is_automated: Generated<boolean>
  summary: Json<RichText> | null
  summary_text: Generated<string>
  additional_notes: string | null
}

export interface InterviewConsultantTable {
  firm_id: string
  client_id: string
  interview_id: string
  consultant_id: string
}

export interface InterviewStakeholderTable {
  firm_id: string
  client_id: string
  interview_id: string
  stakeholder_id: string
}

export interface KnowledgeChunkTable {
  id: string
  firm_id: string
  client_id: string | null
  tenant_key: GeneratedAlways<string | null>
  initiative_id: string | null
  artifact_id: string | null
  source_kind: Generated<'artifact' | 'interview' | 'conversation' | 'summary' | 'activation'>
  source_id: string
  position: number
  page: number | null
  label: Generated<string>
  heading: Generated<string>
  start_offset: Generated<number>
  end_offset: Generated<number>
  text: string
  language: string | null
  is_confidential: Generated<boolean>
  use_in_client_work: Generated<boolean>
  trust: Generated<'document' | 'person' | 'agent'>
  created_at: Generated<Timestamp>
}

export interface KnowledgeEmbeddingTable {
  firm_id: string
  client_id: string | null
  tenant_key: string
  chunk_id: string
  initiative_id: string | null
  source_kind: Generated<string>
  source_id: string | null
  is_confidential: Generated<boolean>
  use_in_client_work: Generated<boolean>
  model: string
  embedding: string
}

export interface KnowledgeModelTable {
  firm_id: string
  model: string
  generation: Generated<number>
  lease_until: Timestamp | null
  former: string | null
  switched_at: Timestamp | null
  is_partial: Generated<boolean>
}

export interface KnowledgePartitionTable {
  tenant_key: string
  firm_id: string
  client_id: string | null
  created_at: Generated<Timestamp>
}

export interface KnowledgeSourceTable {
  id: string
  firm_id: string
  client_id: string
  initiative_id: string
  kind: 'interview' | 'summary' | 'conversation'
  status: Generated<'PENDING' | 'EMBEDDING' | 'INDEXED' | 'FAILED'>
  generation: Generated<number>
  lease_until: Timestamp | null
  requested_at: Generated<Timestamp>
  indexed_hash: string | null
  indexed_model: string | null
  chunk_count: Generated<number>
  failures: Generated<number>
  error: string | null
}

export interface KnowledgeTurnTable {
  id: string
  firm_id: string
  client_id: string | null
  user_id: string
  role: 'user' | 'assistant'
  content: string
  metadata: Generated<Json<KnowledgeTurnMetadata>>
  created_at: Generated<Timestamp>
  request_key: string | null
  request_hash: string | null
}

export interface LiveTicketTable {
  id: string
  token_hash: Buffer
  session_id: string
  phase_id: string | null
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface MailMessageTable {
  id: string
  to_address: string
  subject: string
  text_body: string
  html_body: string | null
  status: Generated<'PENDING' | 'SENT' | 'KEPT' | 'FAILED'>
  attempts: Generated<number>
  error: string | null
  created_at: Generated<Timestamp>
  sent_at: Timestamp | null
  kind: Generated<MailKind>
  user_id: string | null
  data: Generated<Json<MailData>>
  lease_until: Timestamp | null
}

export interface MaturityAssessmentTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  answers: Json<MaturityAnswers>
  score: number
  created_by_id: string | null
}

export interface ModelViewTable {
  id: string
  firm_id: string
  client_id: string
  initiative_id: string
  subject_id: string
  segments: string[]
  sealed: Buffer
  created_at: Generated<Timestamp>
}

export interface ModelViewSegmentTable {
  key: string
  firm_id: string
  client_id: string
  initiative_id: string
  sealed: Buffer
}

export interface NotificationTable {
  id: string
  firm_id: string | null
  client_id: string | null
  user_id: string
  kind: NotificationKind
  title: string
  body: Generated<string>
  link: string | null
  entity_id: string | null
  read_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface ObservationTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  phase_id: string
  sequence_id: string | null
  validation_run_id: string | null
  mitigation_id: string | null
  mitigation: string | null
  description: string
  severity: 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'
  status: Generated<'OPEN' | 'ACCEPTED' | 'TO_REMEDIATE' | 'REMEDIATED'>
  observation_type: 'INITIAL' | 'AI_CONVERSATION'
  evidence: Generated<Json<ObservationEvidence[]>>
  consultant_notes: string | null
  remediation_plan: string | null
  accepted_at: Timestamp | null
  remediated_at: Timestamp | null
  created_by_id: string | null
  verdict: 'does-not-hold' | 'cannot-tell' | null
  settled: Json<StoredSettlement> | null
  settled_by_id: string | null
  assignee_id: string | null
  due_on: string | null
}

export interface ObservationCommentTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  observation_id: string
  author_id: string | null
  text: string
}

export interface OneTimeTokenTable {
  id: string
  user_id: string | null
  purpose: string
  token_hash: Buffer
  data: Generated<Json<LinkData>>
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface OutboxTable {
  id: string
  topic: string
  entity_id: string
  firm_id: string | null
  client_id: string | null
  created_at: Generated<Timestamp>
  relayed_at: Timestamp | null
  traceparent: string | null
  answered_at: Timestamp | null
}

export interface PhaseEventTable {
  phase_id: string
  seq: BigInteger
  firm_id: string
  client_id: string
  type: string
  data: Json<LiveEventData>
  at: Generated<Timestamp>
}

export interface PhaseEventCounterTable {
  phase_id: string
  firm_id: string
  client_id: string
  last_seq: Generated<BigInteger>
}

export interface PlatformSettingTable {
  id: Generated<number>
  super_admins_need_two_factor: Generated<boolean>
  two_factor_needed_since: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface PortfolioTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  name: string
  description: string | null
}

export interface PostingTable {
  firm_id: string
  client_id: string | null
  group_id: number
  use_in_client_work: boolean
  term: string
  entries: number[]
}

export interface PostingGroupTable {
  id: Generated<number>
  firm_id: string
  client_id: string | null
  tenant_key: GeneratedAlways<string | null>
  initiative_id: string | null
  source_kind: string
  source_id: string
  position: number
  is_confidential: boolean
  use_in_client_work: boolean
  chunk_ids: string[]
  total_length: number
}

export interface PostingToWriteTable {
  firm_id: string
  client_id: string | null
  tenant_key: GeneratedAlways<string>
  source_id: string
  is_whole: Generated<boolean>
  requested_at: Generated<Timestamp>
}

export interface ProgramTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  name: string
  description: string | null
}

export interface ProviderCallTable {
  id: string
  firm_id: string
  client_id: string | null
  initiative_id: string | null
  phase_id: string | null
  sequence_id: string | null
  interaction_id: string | null
  validation_run_id: string | null
  task: string
  provider: string
  model: string
  attempt: Generated<number>
  generation: Generated<number>
  state: Generated<'prepared' | 'sent' | 'settled' | 'failed' | 'unknown'>
  reserved_tokens: Generated<BigInteger>
  reserved_cost: Generated<BigInteger>
  input_tokens: Generated<BigInteger>
  output_tokens: Generated<BigInteger>
  cost: Generated<BigInteger>
  error_kind: string | null
  created_at: Generated<Timestamp>
  sent_at: Timestamp | null
  settled_at: Timestamp | null
  cached_tokens: Generated<BigInteger>
  thinking_tokens: Generated<BigInteger>
}

export interface RefreshTokenTable {
  id: string
  session_id: string
  token_hash: Buffer
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  rotated_at: Timestamp | null
}

export interface RoleTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string | null
  client_id: string | null
  name: string
  description: string | null
  permissions: Generated<string[]>
  is_immutable: Generated<boolean>
  kind: Generated<'super_admin' | 'firm' | 'client' | 'custom'>
}

export interface SavedViewTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  user_id: string
  page: ViewedPage
  name: string
  query: string
  firm_id: string
  client_id: string | null
  is_default: Generated<boolean>
}

export interface SelfCheckTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  status: Generated<'PENDING' | 'RUNNING' | 'DONE' | 'FAILED'>
  generation: Generated<number>
  lease_until: Timestamp | null
  requested_by_id: string | null
  started_at: Timestamp | null
  finished_at: Timestamp | null
  results: Generated<Json<SelfCheckResult[]>>
  found: Generated<number>
}

export interface SequenceRunTable {
  id: string
  firm_id: string
  client_id: string
  initiative_id: string
  phase_id: string
  status: Generated<'QUEUED' | 'RUNNING' | 'AWAITING_HUMAN' | 'PAUSED' | 'COMPLETED' | 'CANCELLED' | 'FAILED'>
  position: Generated<number>
  round: Generated<number>
  generation: Generated<number>
  lease_until: Timestamp | null
  pause_requested: Generated<boolean>
  cancel_requested: Generated<boolean>
  definition: Json<PhaseDefinition>
  definition_hash: string
  state: Generated<Json<StoredMemory>>
  max_tokens: BigInteger | null
  max_cost: BigInteger | null
  used_input_tokens: Generated<BigInteger>
  used_output_tokens: Generated<BigInteger>
  used_cost: Generated<BigInteger>
  reserved_cost: Generated<BigInteger>
  reserved_tokens: Generated<BigInteger>
  gate: Json<Gate> | null
  summary: string | null
  summary_citations: Generated<Json<Citation[]>>
  error: string | null
  started_by_id: string | null
  started_at: Timestamp | null
  finished_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  summary_seq: BigInteger | null
  summary_wanted: Generated<boolean>
  held_by: string | null
}

export interface SessionTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  user_id: string
  parent_id: string | null
  firm_id: string | null
  client_id: string | null
  acting_as: 'firm' | 'client' | null
  reason: string | null
  last_seen_at: Generated<Timestamp>
  expires_at: Timestamp
  revoked_at: Timestamp | null
  revoked_reason: string | null
  user_agent: string | null
  ip_address: string | null
  second_factor_at: Timestamp | null
  proved_at: Timestamp | null
}

export interface SsoExpectedLinkTable {
  user_id: string
  provider_id: string
  created_at: Generated<Timestamp>
}

export interface SsoIdentityTable {
  id: string
  provider_id: string
  subject: string
  user_id: string
  linked_at: Generated<Timestamp>
}

export interface SsoProviderTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  provider: SsoProvider
  oauth_client_id: string
  client_secret_encrypted: Buffer
  redirect_uri: string
  authorization_url: string
  token_url: string
  user_info_url: string
  email_domain: string | null
  domain_verified_at: Timestamp | null
  is_active: Generated<boolean>
  provision_users: Generated<boolean>
  issuer: string | null
  protocol: 'oidc' | 'oauth2' | null
  domain_token: string | null
  domain_confirmed_by: string | null
  domain_reason: string | null
  provision_role_id: string | null
  source: GeneratedAlways<string>
  verified_source: string | null
  provision_source: string | null
  provision_grants: Generated<string[]>
  endpoint: GeneratedAlways<string>
  secret_endpoint: string | null
}

export interface SsoStateTable {
  id: string
  state_hash: Buffer
  provider_id: string
  data_encrypted: Buffer
  expires_at: Timestamp
}

export interface StakeholderTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  first_name: string
  last_name: string
  role: string
  email: string | null
  phone: string | null
  notes: string | null
  department_id: string | null
  import_batch_id: string | null
}

export interface TemplateVersionTable {
  id: string
  template_id: string
  version: number
  definition: Json<TemplateDefinition>
  created_at: Generated<Timestamp>
  created_by_id: string | null
  note: Generated<string>
  agent_ids: GeneratedAlways<string[]>
}

export interface TimelineEntryTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  title: string
  description: string | null
  at: Timestamp
  created_by_id: string | null
}

export interface TwoFactorTable {
  user_id: string
  secret_encrypted: Buffer
  enabled_at: Timestamp | null
  last_step: BigInteger | null
}

export interface UsageCounterTable {
  firm_id: string
  client_id: string | null
  subject_kind: 'initiative' | 'client_month' | 'firm_month'
  subject_id: string
  period: Generated<string>
  used_tokens: Generated<BigInteger>
  used_cost: Generated<BigInteger>
  reserved_tokens: Generated<BigInteger>
  reserved_cost: Generated<BigInteger>
  extra_tokens: Generated<BigInteger>
  extra_cost: Generated<BigInteger>
}

export interface UserAccountTable {
  id: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  firm_id: string | null
  client_id: string | null
  consultant_id: string | null
  email: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  is_super_admin: Generated<boolean>
  is_obsolete: Generated<boolean>
  deleted_at: Timestamp | null
  email_verified_at: Timestamp | null
  locale: Generated<string>
  is_demo: Generated<boolean>
  words: GeneratedAlways<string | null>
}

export interface UserProgressTable {
  user_id: string
  key: string
  state: string
  updated_at: Generated<Timestamp>
}

export interface UserRoleTable {
  user_id: string
  role_id: string
  firm_id: string | null
  client_id: string | null
}

export interface ValidationRunTable {
  id: string
  created_at: Generated<Timestamp>
  firm_id: string
  client_id: string
  initiative_id: string
  phase_id: string
  kind: 'INITIAL' | 'AI_CONVERSATION'
  sequence_id: string | null
  status: Generated<'RUNNING' | 'COMPLETED' | 'FAILED'>
  generation: Generated<number>
  lease_until: Timestamp | null
  checked: Generated<number>
  total: Generated<number>
  new_observation_ids: Generated<string[]>
  provider: string | null
  model: string | null
  input_tokens: Generated<BigInteger>
  output_tokens: Generated<BigInteger>
  cost: Generated<BigInteger>
  error: string | null
  started_by_id: string | null
  started_at: Generated<Timestamp>
  finished_at: Timestamp | null
}

export interface WorkerProcessTable {
  id: string
  heard_at: Generated<Timestamp>
}

export interface Database {
  activation: ActivationTable
  agent_interaction: AgentInteractionTable
  ai_agent: AiAgentTable
  artifact: ArtifactTable
  artifact_page: ArtifactPageTable
  attempt_count: AttemptCountTable
  audit_event: AuditEventTable
  audit_seal: AuditSealTable
  audit_to_seal: AuditToSealTable
  backup_code: BackupCodeTable
  business_objective: BusinessObjectiveTable
  call_count: CallCountTable
  claim_reading: ClaimReadingTable
  client: ClientTable
  client_archive: ClientArchiveTable
  client_industry: ClientIndustryTable
  confirmed_statement: ConfirmedStatementTable
  consultant: ConsultantTable
  consultant_client_access: ConsultantClientAccessTable
  consulting_firm: ConsultingFirmTable
  credential: CredentialTable
  deleted_artifact: DeletedArtifactTable
  demo_addition: DemoAdditionTable
  department: DepartmentTable
  export_job: ExportJobTable
  feedback: FeedbackTable
  file_to_delete: FileToDeleteTable
  hitl_message: HitlMessageTable
  human_hours: HumanHoursTable
  idempotency_key: IdempotencyKeyTable
  import_batch: ImportBatchTable
  industry: IndustryTable
  initiative: InitiativeTable
  initiative_connection: InitiativeConnectionTable
  initiative_flag: InitiativeFlagTable
  initiative_member: InitiativeMemberTable
  initiative_phase: InitiativePhaseTable
  initiative_stakeholder: InitiativeStakeholderTable
  initiative_subscription: InitiativeSubscriptionTable
  initiative_summary: InitiativeSummaryTable
  initiative_template: InitiativeTemplateTable
  interview: InterviewTable
  interview_consultant: InterviewConsultantTable
  interview_stakeholder: InterviewStakeholderTable
  knowledge_chunk: KnowledgeChunkTable
  knowledge_embedding: KnowledgeEmbeddingTable
  knowledge_model: KnowledgeModelTable
  knowledge_partition: KnowledgePartitionTable
  knowledge_source: KnowledgeSourceTable
  knowledge_turn: KnowledgeTurnTable
  live_ticket: LiveTicketTable
  mail_message: MailMessageTable
  maturity_assessment: MaturityAssessmentTable
  model_view: ModelViewTable
  model_view_segment: ModelViewSegmentTable
  notification: NotificationTable
  observation: ObservationTable
  observation_comment: ObservationCommentTable
  one_time_token: OneTimeTokenTable
  outbox: OutboxTable
  phase_event: PhaseEventTable
  phase_event_counter: PhaseEventCounterTable
  platform_setting: PlatformSettingTable
  portfolio: PortfolioTable
  posting: PostingTable
  posting_group: PostingGroupTable
  posting_to_write: PostingToWriteTable
  program: ProgramTable
  provider_call: ProviderCallTable
  refresh_token: RefreshTokenTable
  role: RoleTable
  saved_view: SavedViewTable
  self_check: SelfCheckTable
  sequence_run: SequenceRunTable
  session: SessionTable
  sso_expected_link: SsoExpectedLinkTable
  sso_identity: SsoIdentityTable
  sso_provider: SsoProviderTable
  sso_state: SsoStateTable
  stakeholder: StakeholderTable
  template_version: TemplateVersionTable
  timeline_entry: TimelineEntryTable
  two_factor: TwoFactorTable
  usage_counter: UsageCounterTable
  user_account: UserAccountTable
  user_progress: UserProgressTable
  user_role: UserRoleTable
  validation_run: ValidationRunTable
  worker_process: WorkerProcessTable
}
