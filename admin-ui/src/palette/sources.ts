import type { AdminFeedback } from '@parley/contracts/http/feedback.ts'
import type { Agent } from '@parley/contracts/http/agents.ts'
import type { Role } from '@parley/contracts/http/roles.ts'
import type { RaRecord } from 'react-admin'
import type { ClientRow } from '../resources/clients/client-row.ts'
import { nameOf, type ConsultantRow } from '../resources/consultants/consultant-row.ts'
import type { TemplateRow } from '../resources/initiative-templates/template-row.ts'
import { ownerOf } from '../resources/initiative-templates/template-row.ts'
import type { InitiativeRow } from '../resources/initiatives/InitiativeState.tsx'
import type { Mail } from '../resources/mails/mail-words.tsx'
import { nameOfUser, organisationOf, type UserRow } from '../resources/users/user-row.ts'

type Said = { label: string; detail?: string | undefined }

interface Source {
  resource: string
  /** What is said of a row. */
  say: (row: RaRecord, translate: (key: string) => string) => Said
}

const source = <Row>(
  resource: string,
  say: (row: Row, translate: (key: string) => string) => Said,
): Source => ({ resource, say: (row, translate) => say(row as Row, translate) })

const named = ({ name }: { name: string }): Said => ({ label: name })

/** Everything that the console finds by words, in the order in which it is shown. */
export const sources: readonly Source[] = [
  source('consulting-firms', named),
  source<ClientRow>('clients', ({ name, consultingFirm }) => ({ label: name, detail: consultingFirm.name })),
  source<ConsultantRow>('consultants', (one) => ({ label: nameOf(one), detail: one.consultingFirm.name })),
  source<UserRow>('users', (user) => ({
    label: nameOfUser(user),
    detail: [user.email, organisationOf(user)].filter(Boolean).join(' · '),
  })),
  source<InitiativeRow>('initiatives', ({ name, client }) => ({ label: name, detail: client.name })),
  source<TemplateRow>('initiative-templates', (one) => ({ label: one.name, detail: ownerOf(one) })),
  source<Agent>('ai-agents', ({ name, role }, translate) => ({
    label: name,
    detail: translate(`agents.role.${role}`),
  })),
  source<Role>('roles', ({ name, description }) => ({ label: name, detail: description ?? undefined })),
  source<Mail>('mails', ({ subject, to }) => ({ label: subject === '' ? to : subject, detail: to })),
  source<AdminFeedback>('feedback', ({ text, user }) => ({ label: text.slice(0, 100), detail: user?.name })),
]
