import '@parley/contracts/zod-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Console } from './app/Console.tsx'
import { consolePath } from './session/console-path.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the console')

// A data router: leaving unsaved changes can then be held up.
const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: consolePath })

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
