import { importConsultants, type ImportResult } from '@parley/contracts/http/imports.ts'
import { authorization, fetchAnswer, withSession } from '@parley/ui-kit/calls/send.ts'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useGuarded } from '../../session/index.ts'

interface CsvImport {
  /** Of the check while it is only checked, of the import afterwards. */
  result: ImportResult | undefined
  isImported: boolean
  isBusy: boolean
  failure: string | undefined
  check: (file: File, firmId: string) => Promise<void>
  run: (file: File, firmId: string) => Promise<void>
  /** Another file, or another firm. */
  reset: () => void
}

async function send(file: File, firmId: string, isCheck: boolean): Promise<ImportResult> {
  const { path, method } = importConsultants
  const body = new FormData()
  body.append('consultingFirmId', firmId)
  body.append('file', file)
  const answer = await withSession(path, (token) =>
    fetchAnswer(`/api${path}${isCheck ? '?dryRun=true' : ''}`, {
      method,
      headers: { Accept: 'application/json', ...authorization(token) },
      body,
    }),
  )
  return (await answer.json()) as ImportResult
}

/** Checks a file of consultants for a firm, and imports its good rows. */
export function useCsvImport(): CsvImport {
  const translate = useTranslate()
  const refresh = useRefresh()
  const guarded = useGuarded()
  const [result, setResult] = useState<ImportResult>()
  const [isImported, setImported] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const work = async (file: File, firmId: string, isCheck: boolean): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      setResult(await guarded(() => send(file, firmId, isCheck)))
      setImported(!isCheck)
      if (!isCheck) refresh()
    } catch (error) {
      const said = error instanceof Error ? error.message : ''
      setFailure(said === '' ? translate('resources.consultants.import.failed') : said)
    } finally {
      setBusy(false)
    }
  }
  return {
    result,
    isImported,
    isBusy,
    failure,
    check: (file, firmId) => work(file, firmId, true),
    run: (file, firmId) => work(file, firmId, false),
    reset: () => {
      setResult(undefined)
      setImported(false)
      setFailure(undefined)
    },
  }
}
