import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildOptions } from '../ui-kit/build/build-options.ts'
import { chunkGroups } from './chunks.ts'

/** The bff that the development server passes calls and sockets to; `PORT` as everywhere (architecture, Environment). */
const bff = `http://localhost:${process.env.PORT ?? '3000'}`
/** The console's development server (npm run dev); without one it is shown as it was built last. */
const consolePort = process.env.CONSOLE_PORT
const adminConsole = consolePort === undefined ? bff : `http://localhost:${consolePort}`

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    ...buildOptions,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // Schemas are needed only after sign-in.
            { name: 'zod', test: /node_modules\/zod\// },
            { name: 'data', test: /node_modules\/(@tanstack|i18next|react-i18next)\// },
            // What the sign-in form is made of, in one piece: apart it is compressed worse.
            {
              name: 'inputs',
              test: /node_modules\/@mui\/material\/(FormControl|FormHelperText|FormLabel|InputAdornment|InputBase|InputLabel|OutlinedInput)\//,
            },
            ...chunkGroups(),
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.UI_PORT ?? '5173'),
    proxy: {
      '^/(api|healthz|readyz|metrics)\\b': { target: bff, ws: true, changeOrigin: true },
      '/admin': { target: adminConsole, changeOrigin: true },
    },
  },
})
