import CodeIcon from '@mui/icons-material/DataObjectRounded'
import TextIcon from '@mui/icons-material/ArticleRounded'
import ImageIcon from '@mui/icons-material/ImageRounded'
import PdfIcon from '@mui/icons-material/PictureAsPdfRounded'
import SlidesIcon from '@mui/icons-material/SlideshowRounded'
import TableIcon from '@mui/icons-material/TableChartRounded'
import WordIcon from '@mui/icons-material/DescriptionRounded'
import Box from '@mui/material/Box'
import type { FileKind } from '@parley/contracts/http/artifacts.ts'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import { kindOfFile } from '../file-kind.ts'

const icons: Record<FileKind, IconComponent> = {
  Word: WordIcon,
  PDF: PdfIcon,
  Excel: TableIcon,
  CSV: TableIcon,
  Text: TextIcon,
  JSON: CodeIcon,
  PowerPoint: SlidesIcon,
  JPEG: ImageIcon,
  PNG: ImageIcon,
  GIF: ImageIcon,
}

/** The kind of a file as a picture; the word stands beside it. */
export function FileIcon({ type }: { type: string }) {
  const Icon = icons[kindOfFile(type)]
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 36,
        height: 36,
        borderRadius: '8px',
        bgcolor: 'background.default',
        border: '1px solid',
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <Icon fontSize="small" />
    </Box>
  )
}
