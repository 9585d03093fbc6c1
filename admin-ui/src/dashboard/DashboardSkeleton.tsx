import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'react-admin'
import { NumberGrid } from './NumberGrid.tsx'

/** Numbers that are on their way. */
export function DashboardSkeleton() {
  const translate = useTranslate()
  return (
    <Box
      role="status"
      aria-label={translate('ra.page.loading')}
      sx={{ display: 'flex', flexDirection: 'column', gap: '16px' }}
    >
      <NumberGrid>
        {Array.from({ length: 4 }, (_, index) => (
          <Card key={index} component="li" sx={{ p: '16px' }}>
            <Skeleton width="60%" />
            <Skeleton width={64} height={40} />
          </Card>
        ))}
      </NumberGrid>
      <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={240} />
        ))}
      </Box>
    </Box>
  )
}
