// Builds the two user interfaces when their sources changed since the last build. Skipping takes some
// milliseconds, so it runs before every start.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const interfaces = ['app-ui', 'admin-ui'].filter((folder) => existsSync(join(root, folder, 'vite.config.ts')))
/** What both depend on beside their own folder. */
const sharedInputs = ['contracts', 'ui-kit', 'package-lock.json', 'tsconfig.base.json']

function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) => entry.name !== 'node_modules' && entry.name !== 'dist' && !/\.test\.tsx?$/.test(entry.name),
    )
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => listFiles(join(path, entry.name)))
}

/** Hash over names and contents: dates say nothing after a clone, a checkout or in a container image. */
function sourceHash(folder) {
  const hash = createHash('sha256').update('brotli beside it')
  const inputs = [folder, ...sharedInputs]
  for (const file of inputs.flatMap((path) => listFiles(join(root, path)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const compress = promisify(brotliCompress)
/** Bytes from which it saves a packet. */
const smallest = 1_400

/** Writes what texts are when they are compressed as far as they go beside them: once here, instead of at every answer. */
async function writeCompressed(output) {
  const texts = listFiles(join(output, 'assets')).filter((file) => /\.(js|mjs|css|svg|json|wasm)$/.test(file))
  const write = async (file) => {
    const content = readFileSync(file)
    if (content.length < smallest) return
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, await compress(content, { params }))
  }
  await Promise.all(texts.map(write))
}

async function build(folder) {
  const output = join(root, folder, 'dist')
  const stamp = join(output, '.source-hash')
  const hash = sourceHash(folder)
  if (existsSync(join(output, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return
  console.log(`Building ${folder} …`)
  const began = Date.now()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const run = spawnSync(process.execPath, [vite, 'build', '--manifest', '--logLevel', 'warn'], {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status !== 0) {
    console.error(`\n${folder} could not be built; the reason is above. Nothing is started.`)
    process.exit(1)
  }
  await writeCompressed(output)
  writeFileSync(stamp, hash)
  console.log(`${folder} built in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
}

for (const folder of interfaces) await build(folder)
