import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** What an address of collections holds: by collection, the addresses of its files, as they are named in its folder. */
const listSchema = z.record(z.string(), z.record(z.string(), z.string()))

/**
 * Folders of collections. A place is a folder that holds one for each, or the address of a list (JSON, by collection and
 * file name an address each), whose files are fetched once and kept in the cache.
 */
export async function collectionFolders(place: string, cache: string): Promise<string[]> {
  const folder = /^https?:/u.test(place) ? await fetchAll(place, cache) : place
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory())
    .sort()
}

async function fetchAll(address: string, cache: string): Promise<string> {
  const list = listSchema.parse(await (await get(address)).json())
  for (const [name, files] of Object.entries(list)) {
    for (const [file, source] of Object.entries(files)) {
      const path = join(cache, name, file)
      if (existsSync(path)) continue
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, Buffer.from(await (await get(new URL(source, address).href)).arrayBuffer()))
    }
  }
  return cache
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response
}
