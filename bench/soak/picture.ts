import type { Sample } from './workers.ts'

const width = 900
const height = 320
const edge = 50
const colours = ['#1565c0', '#c62828', '#2e7d32', '#6a1b9a']

/** Memory of each worker over time as an SVG; each life of a process is a line of its own. */
export function drawMemory(samples: readonly Sample[]): string {
  const seconds = Math.max(1, ...samples.map((sample) => sample.seconds))
  const most = Math.ceil(Math.max(100, ...samples.map(({ megabytes }) => megabytes)) / 100) * 100
  const x = (value: number): string => (edge + (value / seconds) * (width - 2 * edge)).toFixed(1)
  const y = (value: number): string => (height - edge - (value / most) * (height - 2 * edge)).toFixed(1)
  const lives = Object.values(Object.groupBy(samples, ({ worker, life }) => `${worker}.${life}`))
  const lines = lives.map((life = []) => {
    const points = life.map((sample) => `${x(sample.seconds)},${y(sample.megabytes)}`).join(' ')
    const colour = colours[(life[0]?.worker ?? 0) % colours.length] ?? ''
    return `<polyline fill="none" stroke="${colour}" stroke-width="1.5" points="${points}"/>`
  })
  const rules = [0, most / 2, most].map(
    (value) =>
      `<line x1="${edge}" x2="${width - edge}" y1="${y(value)}" y2="${y(value)}" stroke="#bbb"/><text x="${edge - 6}" y="${y(value)}" text-anchor="end">${value} MB</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11" role="img">
<title>Memory of each worker; a line ends where its process was killed</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${[...rules, ...lines].join('\n')}
<text x="${width - edge}" y="${height - edge + 18}" text-anchor="end">${seconds.toFixed(0)} s</text>
</svg>
`
}
