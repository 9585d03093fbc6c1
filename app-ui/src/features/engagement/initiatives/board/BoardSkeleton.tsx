import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { LoadingRegion } from '@parley/ui-kit/components/Skeletons.tsx'
import { columnsLook } from './columns-look.ts'

/** Columns with cards, in the board's shape. */
export function BoardSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={columnsLook}>
        {[3, 4, 2, 1, 1].map((cards, index) => (
          <Box key={index} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <Skeleton width="60%" height={24} />
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} variant="rounded" height={104} />
            ))}
          </Box>
        ))}
      </Box>
    </LoadingRegion>
  )
}
