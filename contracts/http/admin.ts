import { z } from 'zod'
import { initiativeStatusSchema, templateStatusSchema, templateVisibilitySchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { flagFilter, idParams, timeSchema } from '../schemas.ts'
import { adminResource } from './admin-resource.ts'
import { agentFilters, agentSchema, createAgent, updateAgent } from './agents.ts'
import {
  clientAccessSchema,
  consultantSchema,
  createConsultant,
  setUpConsultantAuth,
  updateConsultant,
} from './consultants.ts'
import {
  clientFilters,
  clientSchema,
  consultingFirmFilters,
  consultingFirmSchema,
  createClient,
  createConsultingFirm,
  updateClient,
  updateConsultingFirm,
} from './people.ts'
import { createRole, roleFilters, roleSchema, updateRole } from './roles.ts'
import { templateSummarySchema } from './templates.ts'
import { createUser, updateUser, userFilters, userSchema } from './users.ts'

const named = z.object({ id: idSchema, name: z.string() })

/** Obsolete rows are listed on request, or where they are asked for by id (Document 3, section 4). */
const showObsolete = { showObsolete: flagFilter.optional() }

export const adminConsultingFirms = adminResource({
  path: 'consulting-firms',
  title: 'ConsultingFirms',
  noun: 'consulting firm',
  row: consultingFirmSchema,
  filters: z.strictObject({ ...consultingFirmFilters.shape, ...showObsolete }),
  create: createConsultingFirm.body,
  update: updateConsultingFirm.body,
  isDeletable: true,
})

export const adminClients = adminResource({
  path: 'clients',
  title: 'Clients',
  noun: 'client',
  row: z.object({ ...clientSchema.shape, consultingFirmId: idSchema }),
  filters: z.strictObject({ ...clientFilters.shape, ...showObsolete }),
  create: createClient.body,
  update: updateClient.body,
  isDeletable: true,
})

export const adminConsultants = adminResource({
  path: 'consultants',
  title: 'Consultants',
  noun: 'consultant',
  row: z.object({
    ...consultantSchema.shape,
    consultingFirmId: idSchema,
    consultingFirm: named,
    /** Of `clients`, as a form's field holds them. */
    clientIds: z.array(idSchema),
  }),
  filters: z.strictObject({
    consultingFirmId: idSchema.optional(),
    clientId: idSchema.optional(),
    isObsolete: flagFilter.optional(),
    ...showObsolete,
  }),
  create: z.strictObject({ ...createConsultant.body.shape, consultingFirmId: idSchema }),
  update: z.strictObject({
    ...updateConsultant.body.shape,
  }),
  isDeletable: true,
})
export const adminSetUpConsultantAuth = route({
  name: 'adminSetUpConsultantAuth',
  method: 'POST',
  path: '/admin/consultants/:id/setup-auth',
  tag: 'Console',
  summary: 'Console: give a consultant a user account',
  params: idParams,
  body: setUpConsultantAuth.body,
  response: adminConsultants.row,
})

const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
/** Both ids, with a colon between. */
const accessId = z.string().regex(new RegExp(`^${uuid}:${uuid}$`), 'Not a valid id')
export const adminConsultantClientAccess = adminResource({
  path: 'consultant-client-access',
  title: 'ConsultantClientAccess',
  noun: 'access of a consultant to a client',
  id: accessId,
  row: z.object({ id: z.string(), ...clientAccessSchema.shape }),
  filters: z.strictObject({
    consultingFirmId: idSchema.optional(),
    consultantId: idSchema.optional(),
    clientId: idSchema.optional(),
    canAccess: flagFilter.optional(),
  }),
  create: z.strictObject({
    consultantId: idSchema,
    clientId: idSchema,
    canAccess: z.boolean().default(true),
  }),
  update: z.strictObject({
    canAccess: z.boolean(),
  }),
  isDeletable: true,
})

export const adminAgents = adminResource({
  path: 'ai-agents',
  title: 'Agents',
  noun: 'agent',
  row: agentSchema,
  filters: agentFilters,
  create: createAgent.body,
  update: updateAgent.body,
  isDeletable: true,
})

export const adminUsers = adminResource({
  path: 'users',
  title: 'Users',
  noun: 'user',
  row: z.object({
    ...userSchema.shape,
    /** Of `roles`, as a form's field holds them. */
    roleIds: z.array(idSchema),
  }),
  filters: z.strictObject({ ...userFilters.shape, ...showObsolete }),
  create: createUser.body,
  update: updateUser.body,
  isDeletable: true,
})

export const adminRoles = adminResource({
  path: 'roles',
  title: 'Roles',
  noun: 'role',
  row: roleSchema,
  filters: roleFilters,
  create: createRole.body,
  update: updateRole.body,
  isDeletable: true,
})

export const adminIndustries = adminResource({
  path: 'industries',
  title: 'Industries',
  noun: 'industry',
  row: z.object({ id: idSchema, code: z.string() }),
  filters: z.strictObject({}),
})

export const adminTemplates = adminResource({
  path: 'initiative-templates',
  title: 'Templates',
  noun: 'initiative template',
  row: templateSummarySchema.omit({ canEdit: true, canDelete: true, canAssign: true, canClone: true }),
  filters: z.strictObject({
    status: templateStatusSchema.optional(),
    visibility: templateVisibilitySchema.optional(),
    /** A client or a firm. */
    ownerId: idSchema.optional(),
    industry: z.string().max(50).optional(),
    /** Those whose newest version has the agent. */
    agentId: idSchema.optional(),
  }),
})

/** Of tenants' content no more than this (decisions D11, Scope). */
export const adminInitiatives = adminResource({
  path: 'initiatives',
  title: 'Initiatives',
  noun: 'initiative',
  row: z.object({
    id: idSchema,
    name: z.string(),
    status: initiativeStatusSchema,
    client: named,
    consultingFirm: named,
    /** The consultant who leads it. */
    owner: named.nullable(),
    /** What it was made from; null where that is gone. */
    template: named.nullable(),
    createdAt: timeSchema,
  }),
  filters: z.strictObject({
    status: initiativeStatusSchema.optional(),
    templateId: idSchema.optional(),
    clientId: idSchema.optional(),
    consultingFirmId: idSchema.optional(),
    isArchived: flagFilter.optional(),
  }),
})

export const adminAuditEvents = adminResource({
  path: 'audit-events',
  title: 'AuditEvents',
  noun: 'entry of the audit log',
  row: z.object({
    id: idSchema,
    at: timeSchema,
    action: z.string(),
    entity: z.string().nullable(),
    entityId: idSchema.nullable(),
    /** Who did it; null where the product itself did. */
    actor: z.object({ id: idSchema, name: z.string(), email: z.string().nullable() }).nullable(),
    /** Whom it was done as: a client or firm while impersonating, else the actor (decisions D2). */
    subject: z.object({ id: idSchema, name: z.string() }).nullable(),
    consultingFirm: named.nullable(),
    client: named.nullable(),
    ipAddress: z.string().nullable(),
    requestId: z.string().nullable(),
    /** Ids and names of fields alone (decisions D11, Audit). */
    details: z.record(z.string(), z.unknown()),
  }),
  filters: z.strictObject({
    /** Id of an account. */
    actor: idSchema.optional(),
    /** Id of whom it was done as. */
    subject: idSchema.optional(),
    entity: z.string().max(100).optional(),
    entityId: idSchema.optional(),
    /** Whole, or its beginning up to a point: `client` finds `client.created`. */
    action: z.string().max(100).optional(),
    consultingFirmId: idSchema.optional(),
    clientId: idSchema.optional(),
    /** A time, or a day in UTC; `to` includes that day. */
    from: z.union([timeSchema, z.iso.date()]).optional(),
    to: z.union([timeSchema, z.iso.date()]).optional(),
  }),
})
