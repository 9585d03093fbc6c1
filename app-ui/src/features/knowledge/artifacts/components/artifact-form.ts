import { type AnyArtifact, isFirmArtifact, type Owner } from '../artifact-record.ts'
import { isComplete, type Scope } from './ScopeFields.tsx'

/** What the dialog holds. */
export interface ArtifactForm extends Scope {
  file: File | null
  name: string
  description: string
  department: string
  tags: string[]
  useInClientWork: boolean
}

/** A new one begins client-wide unless an initiative is named. */
export const formOf = (artifact: AnyArtifact | undefined, initiativeId?: string): ArtifactForm => ({
  file: null,
  name: artifact?.name ?? '',
  department: artifact?.department ?? '',
  tags: artifact?.tags ?? [],
  description: artifact !== undefined && isFirmArtifact(artifact) ? (artifact.description ?? '') : '',
  useInClientWork: artifact !== undefined && isFirmArtifact(artifact) && artifact.useInClientWork,
  ...scopeOf(artifact, initiativeId),
})

function scopeOf(artifact: AnyArtifact | undefined, initiativeId: string | undefined): Scope {
  if (artifact === undefined && initiativeId !== undefined) return { scope: 'initiative', initiativeId }
  if (artifact === undefined || isFirmArtifact(artifact)) return { scope: 'client', initiativeId: '' }
  return { scope: artifact.scope, initiativeId: artifact.initiativeId ?? '' }
}

/** A file for a new one, a name, and an initiative where it is of one (Document 1, section 5). */
export const isReady = (form: ArtifactForm, isNew: boolean): boolean =>
  form.name.trim() !== '' && (!isNew || form.file !== null) && isComplete(form)

/** The form as the upload and update routes take it. */
export function bodyOf(
  form: ArtifactForm,
  { owner, updatedAt }: { owner: Owner; updatedAt?: string | undefined },
): FormData {
  const body = new FormData()
  body.append('name', form.name.trim())
  body.append('department', form.department.trim())
  body.append('tags', JSON.stringify(form.tags))
  if (owner.kind === 'firm') {
    body.append('description', form.description.trim())
    body.append('useInClientWork', String(form.useInClientWork))
  } else {
    if (updatedAt === undefined) body.append('clientId', owner.clientId)
    body.append('scope', form.scope)
    if (form.scope === 'initiative') body.append('initiativeId', form.initiativeId)
  }
  if (updatedAt !== undefined) body.append('updatedAt', updatedAt)
  if (form.file !== null) body.append('file', form.file)
  return body
}
