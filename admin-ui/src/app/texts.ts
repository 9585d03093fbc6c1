import english from 'ra-language-english'
import { dashboardTexts } from '../dashboard/texts.ts'
import { dialogTexts } from '../dialogs/texts.ts'
import { layoutTexts } from '../layout/texts.ts'
import { listsTexts } from '../lists/texts.ts'
import { agentTexts } from '../resources/ai-agents/texts.ts'
import { auditEventsTexts } from '../resources/audit-events/texts.ts'
import { clientsTexts } from '../resources/clients/texts.ts'
import { consultantClientAccessTexts } from '../resources/consultant-client-access/texts.ts'
import { consultantsTexts } from '../resources/consultants/texts.ts'
import { consultingFirmsTexts } from '../resources/consulting-firms/texts.ts'
import { feedbackTexts } from '../resources/feedback/texts.ts'
import { industryTexts } from '../resources/industries/texts.ts'
import { templateTexts } from '../resources/initiative-templates/texts.ts'
import { initiativeTexts } from '../resources/initiatives/texts.ts'
import { jobsTexts } from '../resources/jobs/texts.ts'
import { mailsTexts } from '../resources/mails/texts.ts'
import { roleTexts } from '../resources/roles/texts.ts'
import { selfChecksTexts } from '../resources/self-checks/texts.ts'
import { userTexts } from '../resources/users/texts.ts'
import { sessionTexts } from '../session/texts.ts'
import { setupTexts } from '../setup/texts.ts'
import type { Texts, TextTree } from '../i18n/define-texts.ts'

/** Texts of all parts; a new part adds its own here. */
const parts: readonly Texts[] = [
  layoutTexts,
  listsTexts,
  dialogTexts,
  dashboardTexts,
  consultingFirmsTexts,
  clientsTexts,
  consultantsTexts,
  consultantClientAccessTexts,
  agentTexts,
  userTexts,
  roleTexts,
  industryTexts,
  templateTexts,
  initiativeTexts,
  jobsTexts,
  mailsTexts,
  selfChecksTexts,
  feedbackTexts,
  auditEventsTexts,
  sessionTexts,
  setupTexts,
]

/**
 * react-admin writes the first letter of a column's name small, the others as they are ('consulting Firm'), and what a
 * record is before its name without a mark between them ('AI agent AI Assurance Expert').
 */
const ownWording: TextTree = {
  ra: {
    sort: { sort_by: 'Sort by %{field} %{order}' },
    page: { show: '%{name}: %{recordRepresentation}' },
  },
}

/** Everything that is said in a language, react-admin's own words included. */
export function messagesOf(language: 'en' | 'de'): TextTree | Promise<TextTree> {
  const own = parts.map((part) => part[language])
  if (language === 'en') return merged([english as TextTree, ownWording, ...own])
  return import('../providers/german.ts').then(({ german }) => merged([german as TextTree, ...own]))
}

function merged(trees: readonly TextTree[]): TextTree {
  const whole: TextTree = {}
  for (const tree of trees)
    for (const [key, value] of Object.entries(tree)) {
      const before = whole[key]
      whole[key] = typeof value === 'object' && typeof before === 'object' ? merged([before, value]) : value
    }
  return whole
}
