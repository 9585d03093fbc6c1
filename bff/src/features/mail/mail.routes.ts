import { notFound } from '@parley/contracts/errors.ts'
import { getMail, listMails, mailFilters, type mailSchema } from '@parley/contracts/http/mails.ts'
import { maskLinks } from '@parley/contracts/masked-links.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import { type Caller, callerOf } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { findMailView, findTenantOf, listMailViews, type MailHead, type MailView } from './mail.views.ts'

const isSuperAdmin = (actor: Actor): boolean => actor.kind === 'super_admin'

type Mail = z.input<typeof mailSchema>

const presentHead = (row: MailHead): Mail => ({
  id: row.id,
  kind: row.kind,
  to: row.to_address,
  subject: row.subject,
  status: row.status,
  text: '',
  html: null,
  attempts: row.attempts,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
})

/** Those that were kept by an earlier version, or while links were shown, may still hold some that work. */
function presentMail(row: MailView, showLinks: boolean): Mail {
  const worded = showLinks ? (text: string) => text : maskLinks
  return {
    ...presentHead(row),
    text: worded(row.text_body),
    html: row.html_body === null ? null : worded(row.html_body),
  }
}

/** Who opens a mail reads what is for somebody else: their organisation is told. */
async function auditOpened(tx: Tx, caller: Caller, mail: MailView): Promise<void> {
  const tenant = mail.user_id === null ? undefined : await findTenantOf(tx, mail.user_id)
  await appendAudit(tx, {
    ...auditedCaller(caller),
    firmId: tenant?.firm_id ?? null,
    clientId: tenant?.client_id ?? null,
    action: 'mail.opened',
    entity: 'mail',
    entityId: mail.id,
    details: { kind: mail.kind },
  })
}

/** Mails for super admins: with no mail server they are read here instead (decisions D2), opened one by one. */
export const mailRoutes = ({ database, settings }: Dependencies): Route[] => [
  defineRoute(listMails, {
    policy: isSuperAdmin,
    handle: ({ actor, query }) => {
      const { filter, ...page } = parseList(query, {
        sortable: {
          id: 'id',
          createdAt: 'created_at',
          to: 'to_address',
          subject: 'subject',
          status: 'status',
        },
        defaultSort: { column: 'created_at', direction: 'desc' },
        filters: mailFilters,
      })
      return database.tenantRead(scopeOf(actor), async (tx) => {
        const { rows, total } = await listMailViews(tx, {
          ...page,
          q: page.q ?? filter.q?.trim(),
          status: filter.status,
          ids: filter.id,
        })
        return listResult(rows.map(presentHead), { from: page.from, total })
      })
    },
  }),
  defineRoute(getMail, {
    policy: isSuperAdmin,
    guards: { recentProof: true },
    handle: ({ params, ...call }) =>
      database.tenantTransaction(scopeOf(call.actor), async (tx) => {
        const row = await findMailView(tx, params.id)
        if (row === undefined) throw notFound('Mail')
        if (row.text_body !== '') await auditOpened(tx, callerOf(call), row)
        return presentMail(row, settings.showMailLinks)
      }),
  }),
]
