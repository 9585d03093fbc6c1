/** Formats that have a parser. */
export const searchableFormats = [
  'pdf',
  'docx',
  'doc',
  'xlsx',
  'xls',
  'pptx',
  'csv',
  'txt',
  'md',
  'html',
  'json',
] as const
export type SearchableFormat = (typeof searchableFormats)[number]

/** Formats that are kept and shown, but have no kept parser (D10 Artifacts, D11 Files). */
export const keptFormats = ['ppt', 'png', 'jpeg', 'gif'] as const
export type KeptFormat = (typeof keptFormats)[number]

export type FileFormat = SearchableFormat | KeptFormat
