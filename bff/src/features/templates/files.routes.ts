import { exportTemplate, importTemplate, templateFileLimits } from '@parley/contracts/http/template-files.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route, sent } from '../../http/define-route.ts'
import { sendFile } from '../../http/send-file.ts'
import { exportedTemplate, takeTemplateFile } from './files.service.ts'
import { templateFileName } from './template-file.ts'
import { mayWriteTemplates } from './templates.policy.ts'

/** Templates as files, to carry from one installation to another. */
export const templateFileRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(exportTemplate, {
    policy: mayWriteTemplates,
    handle: async (call) => {
      const { params, response } = call
      const file = await exportedTemplate(dependencies, callerOf(call), params.id)
      await sendFile(response, {
        name: templateFileName(file.template.name),
        type: 'application/json; charset=utf-8',
        content: JSON.stringify(file, null, 2),
      })
      return sent
    },
  }),
  defineRoute(importTemplate, {
    policy: mayWriteTemplates,
    upload: { maxBytes: templateFileLimits.bytes },
    handle: (context) =>
      takeTemplateFile(dependencies, callerOf(context), {
        file: context.file,
        name: context.body.name,
        dryRun: context.query.dryRun,
      }),
  }),
]
