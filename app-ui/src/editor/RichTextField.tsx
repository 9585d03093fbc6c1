import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }))

/** The editor, loaded when it is first shown; its place is held meanwhile. */
export function RichTextField(props: RichTextEditorProps) {
  const { label, minHeight = 200 } = props
  return (
    <Suspense
      fallback={
        <Box aria-busy aria-label={label} role="group">
          <Skeleton width={80} height={20} sx={{ mb: 1.5 }} />
          {/* The toolbar is 49 px high. */}
          <Skeleton variant="rounded" height={minHeight + 49} />
        </Box>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  )
}
