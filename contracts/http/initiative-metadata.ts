import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { phaseInputsSchema } from './phases.ts'

/** A day of the calendar, as `2026-11-21`. */
export const daySchema = z.iso.date()

/** A stakeholder or owner as an initiative shows it (Document 2 section 3, person entry). */
export const personEntrySchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  departmentId: idSchema.nullable(),
  department: z.object({ name: z.string(), code: z.string().nullable() }).nullable(),
})
export type PersonEntry = z.infer<typeof personEntrySchema>

const text = z.string().trim().max(8000)
/** What a person may write (Document 1 section 3, Initiative.metadata). */
export const initiativeMetadataInput = z.strictObject({
  currentSystems: text.optional(),
  painPoints: z.array(z.string().trim().min(1).max(500)).max(100).optional(),
  businessObjectives: z.array(z.string().trim().min(1).max(500)).max(100).optional(),
  budgetRange: z
    .strictObject({ min: z.number().nonnegative().nullable(), max: z.number().nonnegative().nullable() })
    .refine(({ min, max }) => min === null || max === null || min <= max, {
      error: 'The least budget is above the most.',
      path: ['max'],
    })
    .optional(),
  /** days */
  timeline: z.number().int().positive().max(3650).nullable().optional(),
  integrationRequirements: text.optional(),
  complianceNeeds: text.optional(),
  scalabilityNeeds: text.optional(),
  customRequirements: text.optional(),
  /** Values of the template's global inputs (decisions D11). */
  globalInputs: phaseInputsSchema.optional(),
  /** Ids of people; the join table is the truth, entries are presented from it. */
  stakeholders: z
    .array(z.union([idSchema, z.looseObject({ id: idSchema })]))
    .max(500)
    .optional(),
  keyStakeholders: z
    .array(z.union([idSchema, z.looseObject({ id: idSchema })]))
    .max(500)
    .optional(),
  initiativeOwners: z
    .array(z.union([idSchema, z.looseObject({ id: idSchema })]))
    .max(500)
    .optional(),
  /** Read-only in answers; ignored in updates. */
  humanHoursSpent: z.number().optional(),
})
export type InitiativeMetadataInput = z.infer<typeof initiativeMetadataInput>

export const initiativeMetadataSchema = z.object({
  stakeholders: z.array(personEntrySchema),
  keyStakeholders: z.array(personEntrySchema),
  initiativeOwners: z.array(personEntrySchema),
  humanHoursSpent: z.number(),
  currentSystems: z.string().optional(),
  painPoints: z.array(z.string()).optional(),
  businessObjectives: z.array(z.string()).optional(),
  budgetRange: z.object({ min: z.number().nullable(), max: z.number().nullable() }).optional(),
  timeline: z.number().nullable().optional(),
  integrationRequirements: z.string().optional(),
  complianceNeeds: z.string().optional(),
  scalabilityNeeds: z.string().optional(),
  customRequirements: z.string().optional(),
  globalInputs: phaseInputsSchema.optional(),
})
