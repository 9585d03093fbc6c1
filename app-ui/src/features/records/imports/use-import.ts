import { type ImportResult, listImports } from '@parley/contracts/http/imports.ts'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { uploadRoute } from '@parley/ui-kit/calls/upload-route.ts'
import { useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnStream } from '../../engagement/live/index.ts'
import { type ImportProps, type Mapping, routesOf } from './import-target.ts'
import './locales/en.ts'

const importEvents = ['IMPORT_UPDATED'] as const

interface Call {
  file: File
  mapping: Mapping | undefined
  dryRun: boolean
}

/** Checks a file and imports it; `done` counts the rows as the own stream tells them. */
export function useImport({ target, refreshes }: ImportProps) {
  const { t } = useTranslation()
  const refresh = useRefresh([listImports, ...refreshes])
  const [done, setDone] = useState(0)
  const [checked, setChecked] = useState<ImportResult>()
  const [imported, setImported] = useState<ImportResult>()
  useOwnStream({
    types: importEvents,
    onEvent: ({ data }) => {
      if (data.kind === target.kind && typeof data.done === 'number') setDone(data.done)
    },
  })
  const call = useMutation<ImportResult, Error, Call>({
    mutationFn: ({ file, mapping, dryRun }) => {
      setDone(0)
      const form = new FormData()
      if (target.kind === 'stakeholders') form.append('clientId', target.clientId)
      if (mapping !== undefined) form.append('mapping', JSON.stringify(mapping))
      form.append('file', file)
      return uploadRoute(routesOf(target).upload, form, dryRun ? { query: { dryRun: 'true' } } : {})
    },
    onSuccess: async (result, { dryRun }) => {
      if (dryRun) {
        setChecked(result)
        return
      }
      setImported(result)
      await refresh()
    },
  })
  const { error } = call
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return {
    check: (file: File, mapping?: Mapping) => call.mutate({ file, mapping, dryRun: true }),
    run: (file: File, mapping: Mapping) => call.mutate({ file, mapping, dryRun: false }),
    reset: () => {
      call.reset()
      setChecked(undefined)
      setImported(undefined)
    },
    busy: call.isPending
      ? call.variables.dryRun
        ? ('checking' as const)
        : ('importing' as const)
      : undefined,
    error: error === null ? undefined : isRefusal ? error.message : t('imports.failed'),
    done,
    checked,
    imported,
  }
}
