import type { Dependencies } from '../../dependencies.ts'
import type { Route } from '../../http/define-route.ts'
import { setupRoutes } from '../setup/index.ts'
import type { SessionServices } from '../session/index.ts'
import { directoryResources } from './directory-resources.ts'
import { jobRoutes } from './jobs.routes.ts'
import { libraryResources } from './library-resources.ts'
import { noticeRoutes } from './notices.routes.ts'
import { peopleResources } from './people-resources.ts'
import { recordResources } from './record-resources.ts'
import { selfCheckResource } from './self-check-resource.ts'

/** The console's resources, for super admins (HTTP API, Console). */
export const consoleRoutes = ({
  dependencies,
  session: services,
}: {
  dependencies: Pick<Dependencies, 'database' | 'orchestrator' | 'clock'>
  session: SessionServices
}): Route[] => [
  ...directoryResources(services),
  ...peopleResources(services),
  ...libraryResources(services),
  ...recordResources(services),
  ...selfCheckResource(services),
  ...jobRoutes(dependencies),
  ...noticeRoutes(dependencies),
  ...setupRoutes(dependencies),
]
