import { getProgress, setProgress } from '@parley/contracts/http/progress.ts'
import { anyone } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { changeOwnProgress, getOwnProgress } from './progress.service.ts'

/** What a person has seen and done of guides, tour and first steps. */
export const progressRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(getProgress, {
    policy: anyone,
    handle: ({ actor }) => getOwnProgress(dependencies, actor),
  }),
  defineRoute(setProgress, {
    policy: anyone,
    handle: ({ actor, body }) => changeOwnProgress(dependencies, actor, body),
  }),
]
