import { ink, tint } from './ink.ts'

/** Three systems become one, and an arrow hits what is wanted. */
export function Goal() {
  return (
    <g fill="none" strokeWidth={2} strokeLinecap="round">
      {[30, 78, 126].map((y) => (
        <g key={y}>
          <rect x={18} y={y} width={64} height={32} rx={6} stroke={ink.line} fill={ink.paper} />
          <path d={`M30 ${y + 12}h40M30 ${y + 20}h24`} stroke={ink.soft} opacity={0.6} />
          <path d={`M86 ${y + 16}C120 ${y + 16} 124 94 158 94`} stroke={ink.contributor} opacity={0.7} />
        </g>
      ))}
      {[62, 42, 22].map((radius, index) => (
        <circle
          key={radius}
          cx={232}
          cy={94}
          r={radius}
          stroke={ink.primary}
          fill={tint(ink.primary, 8 + index * 10)}
        />
      ))}
      <circle cx={232} cy={94} r={6} fill={ink.primary} />
      <path d="M158 94h62m-10-7 11 7-11 7" stroke={ink.human} strokeWidth={3} />
    </g>
  )
}

/** Three people talk; one line stands out in all of it. */
export function Interviews() {
  return (
    <g strokeWidth={2} strokeLinecap="round">
      {[52, 160, 268].map((x) => (
        <g key={x}>
          <circle cx={x} cy={128} r={15} fill={tint(ink.human)} stroke={ink.human} />
          <path d={`M${x - 26} 172c2-18 12-26 26-26s24 8 26 26`} fill={tint(ink.human)} stroke={ink.human} />
          <path
            d={`M${x - 40} 20h80a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8h-30l-10 14-10-14h-30a8 8 0 0 1-8-8v-52a8 8 0 0 1 8-8z`}
            fill={ink.paper}
            stroke={ink.line}
          />
          <path d={`M${x - 34} 36h56M${x - 34} 72h44`} stroke={ink.soft} opacity={0.5} />
          <rect x={x - 38} y={46} width={76} height={16} rx={4} fill={tint(ink.contributor, 22)} />
          <path d={`M${x - 32} 54h62`} stroke={ink.contributor} strokeWidth={3} />
        </g>
      ))}
    </g>
  )
}

/** A list of needs, six of them ticked as musts. */
export function Requirements() {
  const rows = [0, 1, 2, 3, 4, 5]
  return (
    <g strokeWidth={2} strokeLinecap="round" fill="none">
      {rows.map((row) => (
        <g key={row} transform={`translate(24 ${14 + row * 26})`}>
          <rect width={18} height={18} rx={4} fill={tint(ink.primary)} stroke={ink.primary} />
          <path d="m4 9 4 4 7-8" stroke={ink.primary} />
          <path d={`M30 9h${96 - ((row * 17) % 40)}`} stroke={ink.human} strokeWidth={3} />
        </g>
      ))}
      {Array.from({ length: 18 }, (_, index) => (
        <rect
          key={index}
          x={188 + (index % 3) * 40}
          y={14 + Math.floor(index / 3) * 26}
          width={30}
          height={18}
          rx={4}
          stroke={ink.line}
          fill={ink.paper}
        />
      ))}
    </g>
  )
}

/** Nine candidates, three above the line. */
export function Research() {
  const bars = [120, 44, 112, 52, 38, 92, 58, 30, 48]
  return (
    <g strokeLinecap="round">
      {bars.map((height, index) => {
        const remains = height > 80
        return (
          <rect
            key={index}
            x={22 + index * 32}
            y={156 - height}
            width={20}
            height={height}
            rx={4}
            fill={remains ? ink.contributor : tint(ink.soft, 22)}
          />
        )
      })}
      <path d="M12 156h300" stroke={ink.soft} strokeWidth={2} />
      <path d="M12 76h300" stroke={ink.high} strokeWidth={2} strokeDasharray="5 6" />
    </g>
  )
}
