import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Button from '@mui/material/Button'
import { listAuditEvents } from '@parley/contracts/http/audit.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchFile, saveFile } from '../../../../lib/download-route.ts'
import type { AddressList } from '../../../../lib/use-address-list.ts'
import { useRefresh } from '../../../../lib/use-route.ts'
import { showError, showSuccess } from '../../../../ui/toasts.tsx'

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
