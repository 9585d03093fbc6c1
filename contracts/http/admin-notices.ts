import { z } from 'zod'
import { route } from '../route.ts'
import { listQuery } from '../schemas.ts'
import { embedderNoticeSchema } from '../rules/embedder-notice.ts'

export const adminListNotices = route({
  name: 'adminListNotices',
  method: 'GET',
  path: '/admin/notices',
  tag: 'Console',
  summary: 'Console: what the deployment lacks to work as it is meant to; nothing, as a rule',
  query: listQuery,
  response: z.object({ notices: z.array(embedderNoticeSchema) }),
  list: 'notices',
})
