import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Markdown } from '@parley/ui-kit/components/Markdown.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import type { FilePreviewProps } from './preview-kind.ts'

/** Bytes that are shown; more would freeze the page. */
const shownBytes = 400_000

/** UTF-16 by its mark, else UTF-8. */
async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, shownBytes).arrayBuffer())
  const [first = 0, second = 0] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** The text of a file, as it is; Markdown is set, anything else (HTML too) is only ever text. */
export function TextPreview({ file, isMarkdown }: FilePreviewProps & { isMarkdown: boolean }) {
  const { t } = useTranslation()
  const id = useId()
  const text = useQuery({ queryKey: ['text-of', id], queryFn: () => readText(file), gcTime: 0 })
  if (text.data === undefined) return <TextSkeleton lines={12} />
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '10px', p: 5 }}>
      {file.size > shownBytes && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('artifacts.previewTooLong')}
        </Alert>
      )}
      {isMarkdown ? (
        <Markdown under={2}>{text.data}</Markdown>
      ) : (
        <Typography
          component="pre"
          sx={{
            m: 0,
            fontFamily: 'monospace',
            fontSize: '0.8125rem',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {text.data}
        </Typography>
      )}
    </Box>
  )
}
