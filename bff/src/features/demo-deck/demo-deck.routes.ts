import { Readable } from 'node:stream'
import {
  addToDemo,
  askDemoAgain,
  changeDemoAddition,
  demoAdditionSchema,
  downloadDemoDeck,
  listDemoAdditions,
  removeDemoAddition,
  restartDemo,
} from '@parley/contracts/http/demo-deck.ts'
import { anyone } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route, sent } from '../../http/define-route.ts'
import { shortList } from '../../http/short-list.ts'
import { sendFile } from '../../http/send-file.ts'
import { createAskingLimits } from '../knowledge/index.ts'
import type { PersonLimit } from '../../http/person-limit.ts'
import * as service from './demo-deck.service.ts'

const typeOfFormat = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  html: 'text/html; charset=utf-8',
} as const

/** The demo deck, for everybody who is signed in (Document 1, section 1; decisions D11). */
export const demoDeckRoutes = (
  dependencies: Dependencies,
  limits: PersonLimit = createAskingLimits(dependencies.limits, 'demo-deck'),
): Route[] => {
  const ports: service.Ports = { ...dependencies, limits }
  return [...additionRoutes(ports), fileRoute(ports)]
}

const additionRoutes = (ports: service.Ports): Route[] => [
  defineRoute(listDemoAdditions, {
    policy: anyone,
    handle: async ({ actor, query }) =>
      shortList(await service.listAdditions(ports, actor), query, {
        sortable: ['createdAt', 'updatedAt', 'slide'],
        searched: ['content', 'reply'],
        filters: demoAdditionSchema.pick({ slide: true }).partial().strict(),
      }),
  }),
  defineRoute(addToDemo, {
    policy: anyone,
    handle: (call) => service.add(ports, callerOf(call), call.body),
  }),
  defineRoute(changeDemoAddition, {
    policy: anyone,
    handle: (call) => service.change(ports, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(askDemoAgain, {
    policy: anyone,
    handle: (call) => service.askAgain(ports, callerOf(call), { id: call.params.id, ...call.body }),
  }),
  defineRoute(removeDemoAddition, {
    policy: anyone,
    handle: ({ actor, params }) => service.remove(ports, actor, params.id),
  }),
  defineRoute(restartDemo, {
    policy: anyone,
    handle: ({ actor }) => service.startOver(ports, actor),
  }),
]

const fileRoute = (ports: service.Ports): Route =>
  defineRoute(downloadDemoDeck, {
    policy: anyone,
    handle: async (call) => {
      const { name, content } = await service.writeFile(ports, callerOf(call), call.query)
      const type = typeOfFormat[call.query.format]
      await sendFile(call.response, { name, type, size: content.length, content: Readable.from([content]) })
      return sent
    },
  })
