import { csvOf } from '@parley/contracts/csv.ts'
import { notFound } from '@parley/contracts/errors.ts'
import {
  consultantTemplate,
  importConsultants,
  importFields,
  type ImportKind,
  importKindSchema,
  importLimits,
  importStakeholders,
  listImports,
  stakeholderTemplate,
  undoImport,
} from '@parley/contracts/http/imports.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import type { Response } from 'express'
import { z } from 'zod'
import { type Actor, can } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route, sent } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { sendFile } from '../../http/send-file.ts'
import * as service from './imports.service.ts'
import { findClient } from './import.queries.ts'
import { consultantSubject, stakeholderSubject } from './subjects.ts'

/** Consultants are people of the firm. */
const mayManageConsultants = (actor: Actor): boolean => actor.kind === 'firm' && can(actor, 'manage_users')
const mayUndo = (actor: Actor) => (kind: ImportKind) =>
  kind === 'stakeholders' ? mayManageInitiatives(actor) : mayManageConsultants(actor)
const mayAny = (actor: Actor): boolean => mayManageInitiatives(actor) || mayManageConsultants(actor)

async function sendTemplate(response: Response, kind: ImportKind): Promise<typeof sent> {
  const name = `${kind}-template.csv`
  await sendFile(response, { name, type: 'text/csv; charset=utf-8', content: csvOf([importFields[kind]]) })
  return sent
}

/** People from CSV files (Document 1, section 7; Document 3, section 7). */
export const importRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(importStakeholders, {
    policy: mayManageInitiatives,
    upload: { maxBytes: importLimits.bytes },
    handle: (context) =>
      service.importFile(dependencies, callerOf(context), {
        subject: stakeholderSubject,
        place: async (tx) => {
          const client = await findClient(tx, context.body.clientId)
          if (client === undefined) throw notFound('Client')
          return { firmId: client.firm_id, clientId: client.id }
        },
        file: context.file,
        mapping: context.body.mapping,
        dryRun: context.query.dryRun ?? false,
      }),
  }),
  defineRoute(importConsultants, {
    policy: mayManageConsultants,
    upload: { maxBytes: importLimits.bytes },
    handle: (context) =>
      service.importFile(dependencies, callerOf(context), {
        subject: consultantSubject,
        place: () => Promise.resolve({ firmId: context.actor.firmId ?? '', clientId: null }),
        file: context.file,
        mapping: context.body.mapping,
        dryRun: context.query.dryRun ?? false,
      }),
  }),
  defineRoute(stakeholderTemplate, {
    policy: mayManageInitiatives,
    handle: ({ response }) => sendTemplate(response, 'stakeholders'),
  }),
  defineRoute(consultantTemplate, {
    policy: mayManageConsultants,
    handle: ({ response }) => sendTemplate(response, 'consultants'),
  }),
  defineRoute(listImports, {
    policy: mayAny,
    handle: ({ actor, query }) =>
      service.listImports(
        dependencies,
        actor,
        parseList(query, {
          sortable: { createdAt: 'created_at' },
          defaultSort: { column: 'created_at', direction: 'desc' },
          filters: z.strictObject({ kind: importKindSchema.optional(), clientId: idSchema.optional() }),
        }),
      ),
  }),
  defineRoute(undoImport, {
    policy: mayAny,
    handle: (context) =>
      service.undoImport(dependencies, callerOf(context), {
        batchId: context.params.batchId,
        mayUndo: mayUndo(context.actor),
      }),
  }),
]
