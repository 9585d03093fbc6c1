import { notFound } from '@parley/contracts/errors.ts'
import {
  getModelView,
  getReplyModelView,
  getSummaryModelView,
  type ModelView,
} from '@parley/contracts/http/model-views.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { maySeeModelViews } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { findSubject, type SubjectKind } from './model-views.views.ts'

const guarded = {
  policy: maySeeModelViews,
  refusal:
    'What a model saw is for people who may manage initiatives. Super admins do not see it, inside a client or firm either.',
}

const words: Record<SubjectKind, string> = { turn: 'Interaction', message: 'Message', run: 'Sequence' }

/** What models saw: found here for the actor, opened by the orchestrator, which sealed it. */
export function modelViewRoutes(dependencies: Dependencies): Route[] {
  const read = async (
    { actor, requestId }: { actor: Actor; requestId: string },
    kind: SubjectKind,
    id: string,
  ): Promise<ModelView> => {
    const scope = scopeOf(actor)
    const subjectId = await dependencies.database.tenantRead(scope, (tx) => findSubject(tx, kind, id))
    if (subjectId === undefined) throw notFound(words[kind])
    return dependencies.orchestrator.call(
      'readModelView',
      { params: { id: subjectId } },
      { scope, requestId },
    )
  }
  return [
    defineRoute(getModelView, {
      ...guarded,
      handle: ({ params, ...call }) => read(call, 'turn', params.id),
    }),
    defineRoute(getSummaryModelView, {
      ...guarded,
      handle: ({ params, ...call }) => read(call, 'run', params.sequenceId),
    }),
    defineRoute(getReplyModelView, {
      ...guarded,
      handle: ({ params, ...call }) => read(call, 'message', params.id),
    }),
  ]
}
