import type { AdminFeedback } from '@parley/contracts/http/feedback.ts'
import type { Agent } from '@parley/contracts/http/agents.ts'
import type { Role } from '@parley/contracts/http/roles.ts'
import {
  type ClientRow,
  nameOf,
  type ConsultantRow,
  nameOfUser,
  organisationOf,
  type UserRow,
} from '../kinds/index.ts'
import { type TemplateRow, ownerOf, type InitiativeRow, type Mail } from '../kinds/parts.ts'

interface Said {
  label: string
  detail?: string | undefined
}

type Translate = (key: string) => string

interface Source {
  resource: string
  /** What is said of a row. */
  say: (row: unknown, translate: Translate) => Said
}

/** `say` is of the resource's own rows, whatever they are. */
const source = (resource: string, say: (row: never, translate: Translate) => Said): Source => ({
  resource,
  say: say as unknown as Source['say'],
})

const named = ({ name }: { name: string }): Said => ({ label: name })

/** Everything that the console finds by words, in the order in which it is shown. */
export const sources: readonly Source[] = [
  source('consulting-firms', named),
  source('clients', ({ name, consultingFirm }: ClientRow) => ({ label: name, detail: consultingFirm.name })),
  source('consultants', (one: ConsultantRow) => ({ label: nameOf(one), detail: one.consultingFirm.name })),
  source('users', (user: UserRow) => ({
    label: nameOfUser(user),
    detail: [user.email, organisationOf(user)].filter(Boolean).join(' · '),
  })),
  source('initiatives', ({ name, client }: InitiativeRow) => ({ label: name, detail: client.name })),
  source('initiative-templates', (one: TemplateRow) => ({ label: one.name, detail: ownerOf(one) })),
  source('ai-agents', ({ name, role }: Agent, translate) => ({
    label: name,
    detail: translate(`agents.role.${role}`),
  })),
  source('roles', ({ name, description }: Role) => ({ label: name, detail: description ?? undefined })),
  source('mails', ({ subject, to }: Mail) => ({ label: subject === '' ? to : subject, detail: to })),
  source('feedback', ({ text, user }: AdminFeedback) => ({ label: text.slice(0, 100), detail: user?.name })),
]
