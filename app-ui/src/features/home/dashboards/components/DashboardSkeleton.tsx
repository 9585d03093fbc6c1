import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { NumberGrid, PanelGrid } from './grids.tsx'

/** A dashboard that is on its way. */
export function DashboardSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        <NumberGrid>
          {Array.from({ length: 4 }, (_, index) => (
            <Card key={index} component="li" sx={{ p: 4 }}>
              <Skeleton width="60%" />
              <Skeleton width={64} height={40} />
            </Card>
          ))}
        </NumberGrid>
        <PanelGrid>
          {Array.from({ length: 5 }, (_, index) => (
            <Card key={index} sx={{ p: 4 }}>
              <Skeleton width="40%" height={28} sx={{ mb: 3 }} />
              <TextSkeleton lines={6} />
            </Card>
          ))}
        </PanelGrid>
      </Box>
    </LoadingRegion>
  )
}
