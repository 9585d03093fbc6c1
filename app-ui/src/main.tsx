import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Providers } from './app/Providers.tsx'
import { createRoutes } from './app/router.tsx'
import { createQueryClient } from './lib/query-client.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the app')

createRoot(root).render(
  <StrictMode>
    <Providers client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(createRoutes())} />
    </Providers>
  </StrictMode>,
)
