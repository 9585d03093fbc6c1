import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The bff that the development server passes calls to; `PORT` as everywhere (architecture, Environment). */
const bff = `http://localhost:${process.env.PORT ?? '3000'}`

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy forbids inline scripts and data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
    manifest: true,
    // zod and what is told to it before it is loaded stay in one file, in their order.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'zod', test: /[\\/]zod(?:-without-eval\.ts$|[\\/])/, priority: 2 },
            // What the first page and later ones share is one file too: many small ones are larger together.
            {
              name: 'shared',
              test: /[\\/](?:node_modules|admin-ui|contracts|app-ui)[\\/]/,
              minShareCount: 2,
              priority: 1,
            },
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
