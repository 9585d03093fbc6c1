import { setTimeout as pause } from 'node:timers/promises'
import type { Series } from './memory-picture.ts'

/** Seconds between two looks at what containers take up. */
const betweenLooks = 15

const units: Record<string, number> = { B: 1 / 1024 / 1024, KiB: 1 / 1024, MiB: 1, GiB: 1024 }

/** @param told as `docker stats` says it: a line for each container, `name 12.3MiB / 2GiB` @returns MiB by name */
export function readMemory(told: string): Map<string, number> {
  const read = new Map<string, number>()
  for (const line of told.split('\n')) {
    const [, name, number, unit = ''] = /^(\S+) ([\d.]+)([KMG]?i?B) /.exec(line) ?? []
    if (name !== undefined) read.set(name, Number(number) * (units[unit] ?? Number.NaN))
  }
  return read
}

/** Looks at the memory of each container of a project until it is over. @returns a line each, by minute */
export async function watchMemory(
  { engine, project }: { engine: (args: readonly string[]) => Promise<string>; project: string },
  isOver: () => boolean,
): Promise<Series[]> {
  const series = new Map<string, Series>()
  const began = Date.now()
  while (!isOver()) {
    const told = await engine(['stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}']).catch(() => '')
    for (const [container, mib] of readMemory(told)) {
      if (!container.startsWith(`${project}-`)) continue
      const name = container.slice(project.length + 1)
      const one = series.get(name) ?? { name, points: [] }
      one.points.push({ minute: (Date.now() - began) / 60_000, mib })
      series.set(name, one)
    }
    await pause(betweenLooks * 1000)
  }
  return [...series.values()].sort((a, b) => a.name.localeCompare(b.name))
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** What each took up in the second quarter of the time, when all is warm, and in the last: medians, and how they differ. */
export function memoryLines(series: readonly Series[]): string[] {
  const rows = series.map(({ name, points }) => {
    const end = points.at(-1)?.minute ?? 0
    const between = (from: number, to: number): number =>
      median(points.filter(({ minute }) => minute >= from * end && minute <= to * end).map(({ mib }) => mib))
    const [warm, last] = [between(0.25, 0.5), between(0.75, 1)]
    const most = Math.max(...points.map(({ mib }) => mib))
    const change = `${last >= warm ? '+' : ''}${(((last - warm) / warm) * 100).toFixed(0)} %`
    return `${name.padEnd(18)} ${[warm, last, most].map((mib) => mib.toFixed(0).padStart(10)).join('')} ${change.padStart(8)}`
  })
  return [
    `${'MiB'.padEnd(18)} ${['2nd quarter', 'last', 'most'].map((text) => text.padStart(10)).join('')}   change`,
    ...rows,
  ]
}
