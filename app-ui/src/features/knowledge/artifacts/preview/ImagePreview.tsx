import Box from '@mui/material/Box'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { useCallback, useState } from 'react'
import type { FilePreviewProps } from './preview-kind.ts'

/** A picture, at most as wide as the dialog. */
export function ImagePreview({ file, name, failed }: FilePreviewProps) {
  const [isBroken, setIsBroken] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  if (isBroken) return <EmptyState title={failed} />
  return (
    <Box
      component="img"
      ref={show}
      alt={name}
      onError={() => setIsBroken(true)}
      sx={{ display: 'block', maxWidth: '100%', mx: 'auto' }}
    />
  )
}
