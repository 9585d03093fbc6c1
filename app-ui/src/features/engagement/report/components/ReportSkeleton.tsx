import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { LoadingRegion } from '@parley/ui-kit/components/Skeletons.tsx'
import { panelGrid } from './panel-grid.ts'

/** A report that is on its way. */
export function ReportSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
          {Array.from({ length: 8 }, (_, index) => (
            <Card key={index} sx={{ px: 4, py: 3 }}>
              <Skeleton width="60%" />
              <Skeleton width={72} height={34} />
            </Card>
          ))}
        </Box>
        <Box sx={panelGrid}>
          {Array.from({ length: 6 }, (_, index) => (
            <Card key={index} sx={{ p: 4 }}>
              <Skeleton width="40%" height={28} />
              <Skeleton width="70%" sx={{ mb: 3 }} />
              <Skeleton variant="rounded" height={220} />
            </Card>
          ))}
        </Box>
      </Box>
    </LoadingRegion>
  )
}
