// Loaded before the product (`npm start`): what Node makes of its sources is kept for the next start.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/parley-compile-cache'))
