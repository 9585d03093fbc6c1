import { z } from 'zod'
import type { ImportSubject, RowProblem } from './import-kind.ts'
import {
  countLeft,
  insertConsultants,
  insertStakeholders,
  listConsultantEmails,
  listDepartmentNames,
  listStakeholderEmails,
  removeUntouchedConsultants,
  removeUntouchedStakeholders,
} from './import.queries.ts'

const required = (max: number) =>
  z.string().trim().min(1, 'This field is required').max(max, `At most ${max} characters.`)
const optional = (max: number) => z.string().trim().max(max, `At most ${max} characters.`)
const email = z.union([z.literal(''), z.email('Invalid email format').max(254)])

/** People are told apart by their e-mail; those without one are taken as they come. */
function noticeDuplicates(known: readonly { email: string }[]) {
  const seen = new Set(known.map((one) => one.email))
  return (address: string): RowProblem[] => {
    const key = address.toLowerCase()
    if (key === '') return []
    if (seen.has(key)) return [{ column: 'email', error: 'Somebody with this email is there already.' }]
    seen.add(key)
    return []
  }
}

/** Names of departments need not be unique; which one is meant is then not for us to guess. */
function departmentProblems(name: string, count: number): RowProblem[] {
  if (name === '' || count === 1) return []
  const error =
    count === 0
      ? `There is no department '${name}'.`
      : `${count} departments are called '${name}'. Leave the cell empty and choose the department later.`
  return [{ column: 'department', error }]
}

const orNull = (text: string | undefined): string | null => (text ? text : null)

/** Document 1, section 5. A department is named, and must be there. */
export const stakeholderSubject: ImportSubject = {
  kind: 'stakeholders',
  schema: z.object({
    firstName: required(100),
    lastName: required(100),
    role: required(200),
    email,
    phone: optional(50),
    notes: optional(4000),
    department: optional(200),
  }),
  async prepare(tx, { clientId }) {
    const departments = Map.groupBy(await listDepartmentNames(tx, clientId ?? ''), ({ name }) =>
      name.trim().toLowerCase(),
    )
    const duplicate = noticeDuplicates(await listStakeholderEmails(tx, clientId ?? ''))
    return {
      check: ({ department = '', email: address = '' }) => [
        ...duplicate(address),
        ...departmentProblems(department, departments.get(department.toLowerCase())?.length ?? 0),
      ],
      columnsOf: (fields) => ({
        first_name: fields.firstName,
        last_name: fields.lastName,
        role: fields.role,
        email: orNull(fields.email),
        phone: orNull(fields.phone),
        notes: orNull(fields.notes),
        department_id: departments.get((fields.department ?? '').toLowerCase())?.[0]?.id ?? null,
      }),
    }
  },
  insert: insertStakeholders,
  removeUntouched: removeUntouchedStakeholders,
  countLeft: (tx, batchId) => countLeft(tx, 'stakeholder', batchId),
}

/** Document 3, section 3. */
export const consultantSubject: ImportSubject = {
  kind: 'consultants',
  schema: z.object({
    firstName: required(100),
    lastName: required(100),
    email,
    phone: optional(50),
    position: optional(200),
  }),
  async prepare(tx, { firmId }) {
    const duplicate = noticeDuplicates(await listConsultantEmails(tx, firmId))
    return {
      check: ({ email: address = '' }) => duplicate(address),
      columnsOf: (fields) => ({
        first_name: fields.firstName,
        last_name: fields.lastName,
        email: orNull(fields.email),
        phone: orNull(fields.phone),
        position: orNull(fields.position),
      }),
    }
  },
  insert: insertConsultants,
  removeUntouched: removeUntouchedConsultants,
  countLeft: (tx, batchId) => countLeft(tx, 'consultant', batchId),
}
