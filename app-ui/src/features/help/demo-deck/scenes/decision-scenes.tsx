import { ink, tint } from './ink.ts'

/** One system between what is there, with one interface. */
export function Architecture() {
  return (
    <g strokeWidth={2} strokeLinecap="round" fill="none">
      <path d="M98 50h124M98 130h124M160 66v48" stroke={ink.contributor} />
      <circle cx={160} cy={90} r={7} fill={ink.paper} stroke={ink.contributor} />
      <rect x={108} y={28} width={104} height={44} rx={8} fill={tint(ink.primary, 18)} stroke={ink.primary} />
      <path d="M126 44h68M126 56h44" stroke={ink.primary} strokeWidth={3} />
      <rect x={108} y={108} width={104} height={44} rx={8} fill={ink.paper} stroke={ink.human} />
      <path d="M126 124h68M126 136h52" stroke={ink.human} />
      {[
        [16, 28],
        [16, 108],
        [238, 28],
        [238, 108],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x}-${y}`}>
          <rect x={x} y={y} width={66} height={44} rx={8} fill={ink.paper} stroke={ink.line} />
          <path d={`M${x + 12} ${y + 16}h42M${x + 12} ${y + 28}h26`} stroke={ink.soft} opacity={0.6} />
        </g>
      ))}
    </g>
  )
}

/** Scales that hang nearly level, and a stamp with a condition. */
export function Verdict() {
  return (
    <g strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M118 24v128M86 152h64M50 52l136-12" stroke={ink.human} />
      <circle cx={118} cy={24} r={6} fill={ink.human} stroke="none" />
      {[
        [50, 52],
        [186, 40],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path d={`M${x} ${y}l-24 46h48z`} stroke={ink.line} />
          <path
            d={`M${x - 30} ${y + 46}h60c-4 18-16 24-30 24s-26-6-30-24z`}
            fill={tint(ink.contributor)}
            stroke={ink.contributor}
          />
        </g>
      ))}
      <g transform="rotate(-8 262 128)">
        <rect x={222} y={104} width={80} height={44} rx={8} fill={tint(ink.approver)} stroke={ink.approver} />
        <path d="m236 126 10 10 18-20M274 118v12m0 8v1" stroke={ink.approver} strokeWidth={4} />
      </g>
    </g>
  )
}

/** A way with milestones, up to the flag. */
export function Outcome() {
  const stops = [
    [34, 144],
    [98, 122],
    [162, 104],
    [226, 72],
  ]
  return (
    <g strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path
        d="M34 144c40-4 44-20 64-22s44-8 64-18 40-22 64-32 36-16 60-30"
        stroke={ink.line}
        strokeWidth={10}
      />
      <path d="M34 144c40-4 44-20 64-22s44-8 64-18 40-22 64-32 36-16 60-30" stroke={ink.primary} />
      {stops.map(([x = 0, y = 0]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={11} fill={ink.paper} stroke={ink.primary} />
          <path d={`m${x - 5} ${y} 4 4 7-8`} stroke={ink.primary} />
        </g>
      ))}
      <path d="M286 42V10l26 9-26 10" fill={tint(ink.approver, 26)} stroke={ink.approver} />
      <path d="M12 168h300" stroke={ink.line} />
    </g>
  )
}
