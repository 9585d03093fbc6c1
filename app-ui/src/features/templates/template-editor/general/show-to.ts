import type { SessionUser } from '@parley/contracts/http/session.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import { kindOf } from '../../../account/session/index.ts'
import type { TemplateDraft } from '../model/template-draft.ts'

/** Changes who may see the template; whom it was for before is let go, but a firm's stays with its firm. */
export function showTo(draft: TemplateDraft, visibility: Template['visibility'], user: SessionUser): void {
  draft.visibility = visibility
  if (visibility !== 'CLIENT') draft.clientId = null
  if (visibility === 'PARLEY') draft.consultingFirmId = null
  if (visibility === 'CONSULTING_FIRM' && kindOf(user) === 'firm')
    draft.consultingFirmId ??= user.consultingFirmId
}
