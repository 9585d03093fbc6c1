// node e2e/write-first-data.ts <folder> [port]: what the products of the browser tests begin with, written before they are
// run, which then take it from PARLEY_E2E_DATA.
import { mkdir } from 'node:fs/promises'
import { type FirstData, keepFirstData } from './first-data.ts'

const [folder, port = '4409'] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where the data are to be written.')
await mkdir(folder, { recursive: true })
for (const kind of ['demo', 'states'] satisfies FirstData[]) await keepFirstData(kind, folder, Number(port))
