import { notFound } from '@parley/contracts/errors.ts'
import { idsIn } from '@parley/contracts/rules/input-references.ts'
import type { RequiredInputs } from '@parley/contracts/template-definition.ts'
import type { Tx } from '../../database.ts'
import { findDocumentIds, findPeopleIds } from './named-inputs.queries.ts'

type Values = Record<string, unknown>

interface NamedInputs {
  inputs: RequiredInputs
  /** As they are stored: what is there already may stay, though somebody has been deleted since. */
  before: Values
  after: Values
}

/**
 * People and documents that inputs name must be the client's own, or its firm's people: those of somebody else answer
 * like those that do not exist (decisions D1).
 * @throws AppError NOT_FOUND
 */
export async function checkNamedInputs(tx: Tx, clientId: string, named: NamedInputs): Promise<void> {
  const { inputs } = named
  const stored = idsIn([{ inputs, values: named.before }])
  const given = idsIn([{ inputs, values: named.after }])
  const people = given.people.filter((id) => !stored.people.includes(id))
  const documents = given.documents.filter((id) => !stored.documents.includes(id))
  const [knownPeople, knownDocuments] = await Promise.all([
    findPeopleIds(tx, clientId, people),
    findDocumentIds(tx, clientId, documents),
  ])
  if (people.some((id) => !knownPeople.has(id))) throw notFound('Person')
  if (documents.some((id) => !knownDocuments.has(id))) throw notFound('Artifact')
}
