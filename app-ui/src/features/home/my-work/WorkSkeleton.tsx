import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useEffect } from 'react'

/** So many rows stand above all else; the rest is asked for. */
export const few = 5
/** Rows of whoever has not been here with this browser. */
const usual = 3

const keyOf = (userId: string): string => `parley.my-work.${userId}`

/** How many rows there were when this browser last saw them. */
function readKeptRows(userId: string): number {
  const kept = localStorage.getItem(keyOf(userId))
  return kept === null ? usual : Math.min(few, Number(kept))
}

/** Remembers how much room the rows take, for the next time that they are waited for. */
export function useKeptRows(userId: string, count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return
    try {
      localStorage.setItem(keyOf(userId), String(count))
    } catch {
      // Without room in the browser the usual number is held open.
    }
  }, [userId, count])
}

/** Holds open the room of what is on its way, so that the page below stays where it is; the page itself says that it loads. */
export function WorkSkeleton({ userId }: { userId: string }) {
  const count = readKeptRows(userId)
  if (count === 0) return null
  return (
    <Card aria-hidden sx={frame}>
      <Box sx={{ px: 4, pt: 3, pb: 1 }}>
        <Skeleton width={96} height={24} />
      </Box>
      <Box sx={{ pb: 1 }}>
        {Array.from({ length: count }, (_, index) => (
          <Box key={index} sx={row}>
            <Skeleton variant="rounded" width={84} height={22} sx={{ mr: 12 }} />
            <Box sx={{ flex: 1 }}>
              <Skeleton width="40%" height={21} />
              <Skeleton width="55%" height={20} />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const row = { display: 'flex', alignItems: 'center', px: 4, py: 2 } as const
export const frame = {
  maxWidth: 1232,
  mx: { xs: 4, sm: 6, xl: 'auto' },
  mt: { xs: 4, sm: 6 },
  width: { xl: '100%' },
  '@media print': { display: 'none' },
} as const
