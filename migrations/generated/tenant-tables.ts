// Generated from the migrations by generate-types.ts. Do not edit.

/** Columns that carry the tenant. `client` names the client column; `optional` where a row may be the firm’s own. */
export interface TenantTable {
  firm: string
  client?: string
  clientOptional?: boolean
  /**
   * Exceptions, each with a policy of its own: rows without a firm are for all (`global`), the firm’s rows are for
   * its clients too (`names`), or only those marked for client work (`shared`), or the query itself decides (`own`).
   */
  rule?: 'global' | 'names' | 'shared' | 'own'
  /** Column with the firm that made the row and alone may change it, whoever may read it. */
  owner?: string
}

export const tenantTables: Record<string, TenantTable> = {
  activation: { firm: 'firm_id', client: 'client_id' },
  agent_interaction: { firm: 'firm_id', client: 'client_id' },
  artifact: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'shared' },
  artifact_page: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'names' },
  audit_event: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'own' },
  audit_seal: { firm: 'firm_id' },
  business_objective: { firm: 'firm_id', client: 'client_id' },
  claim_reading: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  client: { firm: 'firm_id', client: 'id' },
  client_archive: { firm: 'firm_id', client: 'client_id' },
  client_industry: { firm: 'firm_id', client: 'client_id' },
  confirmed_statement: { firm: 'firm_id', client: 'client_id' },
  consultant: { firm: 'firm_id' },
  consultant_client_access: { firm: 'firm_id', client: 'client_id' },
  consulting_firm: { firm: 'id' },
  deleted_artifact: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  department: { firm: 'firm_id', client: 'client_id' },
  export_job: { firm: 'firm_id', client: 'client_id' },
  feedback: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  hitl_message: { firm: 'firm_id', client: 'client_id' },
  human_hours: { firm: 'firm_id', client: 'client_id' },
  import_batch: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  initiative: { firm: 'firm_id', client: 'client_id' },
  initiative_connection: { firm: 'firm_id', client: 'client_id' },
  initiative_flag: { firm: 'firm_id', client: 'client_id' },
  initiative_member: { firm: 'firm_id', client: 'client_id' },
  initiative_phase: { firm: 'firm_id', client: 'client_id' },
  initiative_stakeholder: { firm: 'firm_id', client: 'client_id' },
  initiative_subscription: { firm: 'firm_id', client: 'client_id' },
  initiative_summary: { firm: 'firm_id', client: 'client_id' },
  initiative_template: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'own', owner: 'owner_firm_id' },
  interview: { firm: 'firm_id', client: 'client_id' },
  interview_consultant: { firm: 'firm_id', client: 'client_id' },
  interview_stakeholder: { firm: 'firm_id', client: 'client_id' },
  knowledge_chunk: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'shared' },
  knowledge_embedding: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'shared' },
  knowledge_model: { firm: 'firm_id' },
  knowledge_partition: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'names' },
  knowledge_source: { firm: 'firm_id', client: 'client_id' },
  knowledge_turn: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  maturity_assessment: { firm: 'firm_id', client: 'client_id' },
  model_view: { firm: 'firm_id', client: 'client_id' },
  model_view_segment: { firm: 'firm_id', client: 'client_id' },
  notification: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  observation: { firm: 'firm_id', client: 'client_id' },
  observation_comment: { firm: 'firm_id', client: 'client_id' },
  outbox: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'names' },
  phase_event: { firm: 'firm_id', client: 'client_id' },
  phase_event_counter: { firm: 'firm_id', client: 'client_id' },
  portfolio: { firm: 'firm_id', client: 'client_id' },
  posting: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'shared' },
  posting_group: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'shared' },
  posting_to_write: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  program: { firm: 'firm_id', client: 'client_id' },
  provider_call: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  role: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'global' },
  saved_view: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  sequence_run: { firm: 'firm_id', client: 'client_id' },
  stakeholder: { firm: 'firm_id', client: 'client_id' },
  timeline_entry: { firm: 'firm_id', client: 'client_id' },
  usage_counter: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  user_account: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'names' },
  user_role: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'names' },
  validation_run: { firm: 'firm_id', client: 'client_id' },
}
