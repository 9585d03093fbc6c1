import type { Dependencies } from '../../dependencies.ts'
import type { Route } from '../../http/define-route.ts'
import { templateFileRoutes } from './files.routes.ts'
import { industryRoutes } from './industries.routes.ts'
import { templateRoutes as recordRoutes } from './templates.routes.ts'
import { templateVersionRoutes } from './versions.routes.ts'

export { holdUseOfAgents } from './agent-locks.queries.ts'
export { industryCodes } from './industries.ts'
export { mayWriteTemplates } from './templates.policy.ts'
export { listIndustryRows } from './templates.queries.ts'
export { readTemplates, readTemplateSummary } from './templates.reading.ts'
export { templateOrder } from './templates.views.ts'

/** Templates, their versions and files, and the industries that they are for. */
export const templateRoutes = (dependencies: Dependencies): Route[] => [
  ...recordRoutes(dependencies),
  ...templateVersionRoutes(dependencies),
  ...templateFileRoutes(dependencies),
  ...industryRoutes(dependencies),
]
