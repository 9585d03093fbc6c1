import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildOptions } from '../ui-kit/build/build-options.ts'
import { type Graph, reachedFrom } from '../ui-kit/build/reached-from.ts'

/** The bff that the development server passes calls to; `PORT` as everywhere (architecture, Environment). */
const bff = `http://localhost:${process.env.PORT ?? '3000'}`

/** Libraries of parts that come late alone: charts, and the palette's list. */
const lateLibraries =
  /[\\/]node_modules[\\/](?:@mui[\\/]x-|@radix-ui|aria-hidden|bezier-easing|cmdk|d3-|delaunator|flatqueue|get-nonce|internmap|react-remove-scroll|react-style-singleton|reselect|robust-predicates|use-callback-ref|use-sidecar)/

const main = `${import.meta.dirname}/src/main.tsx`

/** Names one piece for all that the console begins with; what is opened later is left to the bundler. */
function startChunk(): (id: string, graph: Graph) => string | null {
  let start: ReadonlySet<string> | undefined
  return (id, graph) => {
    start ??= reachedFrom([main], graph)
    return id !== main && start.has(id) ? 'start' : null
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: {
    ...buildOptions,
    // zod and what is told to it before it is loaded stay in one file, in their order. What every page needs is one
    // file: split by what late parts share with the start, it would be fifty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'zod', test: /[\\/]zod(?:-without-eval\.ts$|[\\/])/, priority: 2 },
            {
              name: 'libraries',
              test: (id) => id.includes('node_modules') && !lateLibraries.test(id),
              priority: 1,
            },
            { name: startChunk(), test: () => true },
          ],
        },
      },
    },
    // React-admin is one piece; what may come later (charts, German) is split off by its imports.
    chunkSizeWarningLimit: 1500,
  },
  server: {
    port: Number(process.env.UI_PORT ?? '5174'),
    // Straight to this server, where the page came through the app's.
    hmr: { clientPort: Number(process.env.UI_PORT ?? '5174') },
    // The sign-in page and the files of the app come from the product itself.
    proxy: { '^/(?!admin/)': { target: bff, ws: true, changeOrigin: true } },
  },
})
