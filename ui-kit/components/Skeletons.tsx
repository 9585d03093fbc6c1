import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Tells screen readers that something is on its way, once for a whole group. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}

/** Lines of text; the last is shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <Skeleton key={index} variant="text" width={index === lines - 1 && lines > 1 ? '60%' : '100%'} />
  ))
}

/** A grid of cards, in the shape of the lists' cards. */
export function CardGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <LoadingRegion>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
        }}
      >
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} sx={{ p: 4 }}>
            <Box sx={{ display: 'flex', gap: 3, mb: 3 }}>
              <Skeleton variant="rounded" width={36} height={36} />
              <Box sx={{ flex: 1 }}>
                <Skeleton width="70%" />
                <Skeleton width="40%" />
              </Box>
            </Box>
            <TextSkeleton lines={3} />
            <Skeleton variant="rounded" width={120} height={32} sx={{ mt: 4 }} />
          </Card>
        ))}
      </Box>
    </LoadingRegion>
  )
}

/** Rows of a table. */
export function TableSkeleton({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <LoadingRegion>
      <Card>
        {Array.from({ length: rows }, (_, row) => (
          <Box
            key={row}
            sx={{
              display: 'flex',
              gap: 6,
              px: 4,
              py: 3,
              borderTop: row === 0 ? 0 : 1,
              borderColor: 'divider',
            }}
          >
            {Array.from({ length: columns }, (_unused, column) => (
              <Skeleton key={column} sx={{ flex: column === 0 ? 2 : 1 }} height={22} />
            ))}
          </Box>
        ))}
      </Card>
    </LoadingRegion>
  )
}

/** A whole page that is on its way. */
export function PageSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ maxWidth: 1280, mx: 'auto', p: 6, display: 'flex', flexDirection: 'column', gap: 5 }}>
        <Skeleton width={260} height={32} />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={280} />
      </Box>
    </LoadingRegion>
  )
}
