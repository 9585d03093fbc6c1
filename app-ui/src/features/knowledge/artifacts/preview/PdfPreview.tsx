import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import '../locales/en.ts'
import type { FilePreviewProps } from './preview-kind.ts'

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress
/** No code of a document is compiled. */
const options = { isEvalSupported: false, enableXfa: false }
const maxWidth = 900

/** The pages of a PDF, each drawn when it comes into sight; its text can be selected. */
export function PdfPreview({ file, failed }: FilePreviewProps) {
  const [count, setCount] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  return (
    <Box ref={frame} sx={{ maxWidth, mx: 'auto' }}>
      <Document
        file={file}
        options={options}
        onLoadSuccess={({ numPages }) => setCount(numPages)}
        loading={<TextSkeleton lines={12} />}
        error={<EmptyState title={failed} />}
      >
        {Array.from({ length: count }, (_, index) => (
          <PdfPage key={index} number={index + 1} count={count} width={width} />
        ))}
      </Document>
    </Box>
  )
}

function useWidth(frame: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(maxWidth)
  useEffect(() => {
    if (frame.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return width
}

/** Of A4; pages that are not drawn yet keep their place by it. */
const usualRatio = Math.SQRT2

function PdfPage({ number, count, width }: { number: number; count: number; width: number }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '800px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const label = t('artifacts.pageOf', { page: number, count })
  return (
    <Box ref={place} component="section" aria-label={label} sx={{ mb: 4 }}>
      <Box
        sx={{
          minHeight: isNear ? 0 : width * usualRatio,
          bgcolor: 'common.white',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {isNear && (
          <Page
            pageNumber={number}
            width={width}
            renderAnnotationLayer={false}
            loading={<Box sx={{ height: width * usualRatio }} />}
          />
        )}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ textAlign: 'center', mt: 1 }}>
        {label}
      </Typography>
    </Box>
  )
}
