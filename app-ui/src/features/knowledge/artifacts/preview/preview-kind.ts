export type PreviewKind = 'pdf' | 'word' | 'image' | 'markdown' | 'text' | 'extracted'

/** How a type of file is shown. What a browser cannot show is shown as the text that was read from it. */
export function previewOf(mime: string): PreviewKind {
  if (mime === 'application/pdf') return 'pdf'
  if (mime.endsWith('wordprocessingml.document')) return 'word'
  if (mime.startsWith('image/')) return 'image'
  if (mime === 'text/markdown') return 'markdown'
  if (mime.startsWith('text/') || mime === 'application/json') return 'text'
  return 'extracted'
}

/** What a preview of a fetched file is given. */
export interface FilePreviewProps {
  file: Blob
  name: string
  /** Said where the file cannot be shown. */
  failed: string
}
