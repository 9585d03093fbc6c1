import type { Dependencies } from '../../dependencies.ts'
import type { Route } from '../../http/define-route.ts'
import { agentRoutes } from './agents.routes.ts'
import { templateFileRoutes } from './files.routes.ts'
import { templateRoutes as recordRoutes } from './templates.routes.ts'
import { templateVersionRoutes } from './versions.routes.ts'

/** Templates, their versions and files, and the agents and industries that they are made of. */
export const templateRoutes = (dependencies: Dependencies): Route[] => [
  ...recordRoutes(dependencies),
  ...templateVersionRoutes(dependencies),
  ...templateFileRoutes(dependencies),
  ...agentRoutes(dependencies),
]
