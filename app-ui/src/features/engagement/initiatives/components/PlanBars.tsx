import Box from '@mui/material/Box'
import { daysFrom } from '@parley/contracts/rules/initiative-plan.ts'
import type { PlannedPhase } from '../plan-draft.ts'

interface PlanBarsProps {
  phases: readonly PlannedPhase[]
  start: string
  end: string
}

/** The plan as bars, for those who would rather look; the table below says the same. */
export function PlanBars({ phases, start, end }: PlanBarsProps) {
  const total = daysFrom(start, end) + 1
  const share = (days: number): string => `${(100 * days) / total}%`
  return (
    <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', gap: 0.75 }}>
      {phases.map(({ id, plannedStart, durationDays }, index) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ width: 18, textAlign: 'right', fontSize: '0.75rem', color: 'text.secondary' }}>
            {index + 1}
          </Box>
          <Box sx={{ position: 'relative', flex: 1, height: 10, bgcolor: 'action.hover', borderRadius: 1 }}>
            {plannedStart !== null && durationDays !== null && (
              <Box
                sx={{
                  position: 'absolute',
                  top: 0,
                  bottom: 0,
                  left: share(daysFrom(start, plannedStart)),
                  width: share(durationDays),
                  minWidth: 4,
                  borderRadius: 1,
                  bgcolor: 'primary.main',
                }}
              />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
