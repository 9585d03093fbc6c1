export { errorTypeOfCall } from './call-span.ts'
export { type Citation, citationMark, stripCitationMarks } from './citations.ts'
export { providerNames } from './provider-names.ts'
export {
  type Approval,
  approvalSchema,
  type ClaimReadings,
  claimReadingsSchema,
  type ClaimSays,
  type EvidenceQuote,
  fallbackAnalysis,
  fallbackApproval,
  fallbackChecks,
  fallbackReadings,
  fallbackReview,
  fallbackUserReply,
  type MissingPart,
  type MitigationChecks,
  mitigationChecksSchema,
  type MitigationResult,
  type ModeratorAnalysis,
  moderatorAnalysisSchema,
  type PassageOrder,
  passageOrderSchema,
  type Review,
  reviewSchema,
  revisionRequestOf,
  type UserReply,
  userReplySchema,
} from './schemas.ts'
export { type ModelSettings, modelSettingsSchema, openaiApis } from './settings.ts'
export { taskSettings } from './task-settings.ts'
export { estimateTokens, noCallUsage, noUsage } from './usage.ts'
