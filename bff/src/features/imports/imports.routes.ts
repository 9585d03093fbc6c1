import { csvOf } from '@parley/contracts/csv.ts'
import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
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
import { clientNamedOrOwn } from '../../authorization/own-client.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route, sent } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { sendFile } from '../../http/send-file.ts'
import * as service from './imports.service.ts'
import { findClient, findFirm } from './import.queries.ts'
import { consultantSubject, stakeholderSubject } from './subjects.ts'

/** Consultants are people of the firm. */
const mayManageConsultants = (actor: Actor): boolean => actor.kind === 'firm' && can(actor, 'manage_users')
/** Super admins bring them into any firm, from the console (Document 3, Consultants page). */
const mayImportConsultants = (actor: Actor): boolean =>
  mayManageConsultants(actor) || actor.kind === 'super_admin'

/** @throws AppError VALIDATION_FAILED where a super admin names none, NOT_FOUND, FORBIDDEN for another than the own */
async function firmFor(tx: Tx, actor: Actor, wanted: string | undefined): Promise<string> {
  if (actor.firmId !== null) {
    if (wanted !== undefined && wanted !== actor.firmId) throw notFound('Consulting firm')
    return actor.firmId
  }
  if (wanted === undefined)
    throw new AppError('VALIDATION_FAILED', 'Choose the consulting firm.', {
      errors: { consultingFirmId: 'Choose the consulting firm.' },
    })
  const firm = await findFirm(tx, wanted)
  if (firm === undefined) throw notFound('Consulting firm')
  if (firm.is_obsolete) throw conflict('This consulting firm is obsolete.')
  return wanted
}
const mayUndo = (actor: Actor) => (kind: ImportKind) =>
  kind === 'stakeholders' ? mayManageInitiatives(actor) : mayManageConsultants(actor)
const mayAny = (actor: Actor): boolean => mayManageInitiatives(actor) || mayManageConsultants(actor)

async function sendTemplate(response: Response, kind: ImportKind): Promise<typeof sent> {
  const name = `${kind}-template.csv`
  await sendFile(response, { name, type: 'text/csv; charset=utf-8', content: csvOf([importFields[kind]]) })
  return sent
}

const listed = {
  sortable: { createdAt: 'created_at' },
  defaultSort: { column: 'created_at', direction: 'desc' },
  filters: z.strictObject({ kind: importKindSchema.optional(), clientId: idSchema.optional() }),
} as const

/** People from CSV files (Document 1, section 7; Document 3, section 7). */
export const importRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(importStakeholders, {
    policy: mayManageInitiatives,
    upload: { maxBytes: importLimits.bytes },
    handle: (context) =>
      service.importFile(dependencies, callerOf(context), {
        subject: stakeholderSubject,
        place: async (tx) => {
          const client = await findClient(tx, clientNamedOrOwn(context.actor, context.body.clientId))
          if (client === undefined) throw notFound('Client')
          return { firmId: client.firm_id, clientId: client.id }
        },
        file: context.file,
        mapping: context.body.mapping,
        dryRun: context.query.dryRun ?? false,
      }),
  }),
  defineRoute(importConsultants, {
    policy: mayImportConsultants,
    upload: { maxBytes: importLimits.bytes },
    handle: (context) =>
      service.importFile(dependencies, callerOf(context), {
        subject: consultantSubject,
        place: async (tx) => ({
          firmId: await firmFor(tx, context.actor, context.body.consultingFirmId),
          clientId: null,
        }),
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
    policy: mayImportConsultants,
    handle: ({ response }) => sendTemplate(response, 'consultants'),
  }),
  defineRoute(listImports, {
    policy: mayAny,
    handle: ({ actor, query }) => service.listImports(dependencies, actor, parseList(query, listed)),
  }),
  defineRoute(undoImport, {
    policy: mayAny,
    // The batch tells whether it is of the firm or of a client.
    guards: { withoutSwitching: true },
    handle: (context) =>
      service.undoImport(dependencies, callerOf(context), {
        batchId: context.params.batchId,
        mayUndo: mayUndo(context.actor),
      }),
  }),
]
