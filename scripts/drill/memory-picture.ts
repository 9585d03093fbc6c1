/** What one process or container took up: MiB at minutes from the beginning. */
export interface Series {
  name: string
  points: { minute: number; mib: number }[]
}

const size = { width: 900, height: 420, left: 60, right: 190, top: 24, bottom: 44 }
const colors = ['#3366cc', '#dc3912', '#109618', '#990099', '#b77900', '#0099c6', '#dd4477', '#5b8c00', '#7a4b2a', '#555555'] // prettier-ignore

const text = ([x, y]: [number, number], words: string, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`

/** Memory over time as an SVG, a line for each; the numbers are those of the table beside it. */
export function drawMemory(series: readonly Series[], title: string): string {
  const points = series.flatMap((one) => one.points)
  const minutes = Math.max(1, ...points.map(({ minute }) => minute))
  const most = Math.ceil(Math.max(100, ...points.map(({ mib }) => mib)) / 100) * 100
  const right = size.width - size.right
  const bottom = size.height - size.bottom
  const x = (minute: number): number => size.left + (minute / minutes) * (right - size.left)
  const y = (mib: number): number => bottom - (mib / most) * (bottom - size.top)
  const step = most / 5
  const levels = [0, 1, 2, 3, 4, 5].map((index) => index * step)
  const lines = series.map((one, index) => {
    const color = colors[index % colors.length] ?? 'black'
    const path = one.points.map(({ minute, mib }) => `${x(minute).toFixed(1)},${y(mib).toFixed(1)}`).join(' ')
    const legend = size.top + 8 + index * 20
    return [
      `<polyline fill="none" stroke="${color}" stroke-width="1.5" points="${path}"/>`,
      `<line x1="${right + 14}" x2="${right + 34}" y1="${legend}" y2="${legend}" stroke="${color}" stroke-width="3"/>`,
      text([right + 40, legend + 4], one.name),
    ].join('\n')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${title.replaceAll('<', '&lt;')}</title>`,
    `<rect width="${size.width}" height="${size.height}" fill="#ffffff"/>`,
    ...levels.map(
      (mib) =>
        `<line x1="${size.left}" x2="${right}" y1="${y(mib)}" y2="${y(mib)}" stroke="#dddddd"/>\n${text([size.left - 8, y(mib) + 4], mib.toFixed(0), 'end')}`,
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map((part) =>
      text([x(part * minutes), bottom + 18], (part * minutes).toFixed(0), 'middle'),
    ),
    text([(size.left + right) / 2, size.height - 8], 'minutes', 'middle'),
    text([size.left, 14], 'MiB'),
    ...lines,
    '</svg>',
    '',
  ].join('\n')
}
