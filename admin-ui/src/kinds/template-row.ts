import type { adminTemplates } from '@parley/contracts/http/admin.ts'
import type { z } from 'zod'

export type TemplateRow = z.infer<typeof adminTemplates.row>

/** Whose template it is; undefined for the product's own. */
export const ownerOf = ({ client, consultingFirm }: TemplateRow): string | undefined =>
  client?.name ?? consultingFirm?.name

/** Where templates are written: in the app, for everybody who may (decisions D8). */
export const editorOf = ({ id }: TemplateRow): string => `/initiative-templates/${id}/edit`
export const newTemplate = '/initiative-templates/create'
