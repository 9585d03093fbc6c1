import { PieChart } from '@mui/x-charts/PieChart'
import type { RingPart } from './ring-part.ts'

/** Parts of a whole. It stands beside a table that says the same, so keys do not stop in it. */
export function StatusRing({ parts, height }: { parts: readonly RingPart[]; height: number }) {
  return (
    <PieChart
      height={height}
      hideLegend
      disableKeyboardNavigation
      series={[
        {
          data: parts.map(({ name, colour, ...part }) => ({ ...part, label: name, color: colour })),
          innerRadius: '62%',
          paddingAngle: parts.length > 1 ? 2 : 0,
          cornerRadius: 3,
        },
      ]}
    />
  )
}
