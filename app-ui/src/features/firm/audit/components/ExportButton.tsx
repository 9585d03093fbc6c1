import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Button from '@mui/material/Button'
import { listAuditEvents } from '@parley/contracts/http/audit.ts'
import { fetchFile, saveFile } from '@parley/ui-kit/calls/download-route.ts'
import { useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** All entries that match search and filters, as a CSV file; that somebody took them is an entry itself. */
export function ExportButton({ query: { q, filter } }: { query: AddressList['query'] }) {
  const { t } = useTranslation()
  const refresh = useRefresh([listAuditEvents])
  const wanted = { ...(q === undefined ? {} : { q }), ...(filter === undefined ? {} : { filter }) }
  const taken = useMutation({
    mutationFn: () => fetchFile(listAuditEvents, { query: wanted }, 'text/csv'),
    onSuccess: async ({ blob, name }) => {
      saveFile(blob, name ?? 'audit-log.csv')
      showSuccess(t('audit.exported'))
      await refresh()
    },
    onError: showError,
  })
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={taken.isPending}
      onClick={() => taken.mutate()}
    >
      {taken.isPending ? t('audit.exporting') : t('audit.export')}
    </Button>
  )
}
