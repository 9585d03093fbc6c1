import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { TemplateEditor } from '../../features/templates/template-editor/TemplateEditor.tsx'
import { mayWriteTemplates } from '../../features/templates/template-editor/template-access.ts'
import { useUser } from '../../features/account/session/session-context.ts'

/** A new template (Document 2, section 2). */
export function CreateTemplatePage() {
  const user = useUser()
  return mayWriteTemplates(user) ? <TemplateEditor user={user} /> : <ForbiddenState />
}
