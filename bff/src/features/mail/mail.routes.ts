import { notFound } from '@parley/contracts/errors.ts'
import { getMail, listMails, mailFilters, type mailSchema } from '@parley/contracts/http/mails.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { findMailView, listMailViews, type MailView } from './mail.views.ts'

const isSuperAdmin = (actor: Actor): boolean => actor.kind === 'super_admin'

const presentMail = (row: MailView): z.input<typeof mailSchema> => ({
  id: row.id,
  kind: row.kind as 'invitation',
  to: row.to_address,
  subject: row.subject,
  status: row.status as 'PENDING',
  text: row.text_body,
  html: row.html_body,
  attempts: row.attempts,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
})

/** Mails for super admins: with no mail server they are read here instead (decisions D2). */
export const mailRoutes = ({ database }: Dependencies): Route[] => [
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
        return listResult(rows.map(presentMail), { from: page.from, total })
      })
    },
  }),
  defineRoute(getMail, {
    policy: isSuperAdmin,
    handle: ({ actor, params }) =>
      database.tenantRead(scopeOf(actor), async (tx) => {
        const row = await findMailView(tx, params.id)
        if (row === undefined) throw notFound('Mail')
        return presentMail(row)
      }),
  }),
]
