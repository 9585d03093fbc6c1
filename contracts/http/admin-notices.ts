import { z } from 'zod'
import { route } from '../route.ts'
import { embedderNoticeSchema } from '../rules/embedder-notice.ts'

export const adminListNotices = route({
  name: 'adminListNotices',
  method: 'GET',
  path: '/admin/notices',
  tag: 'Console',
  summary: 'Console: what the deployment lacks to work as it is meant to; nothing, as a rule',
  response: z.object({ notices: z.array(embedderNoticeSchema) }),
})
