import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { assignTemplate, listTemplates, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import { listClients, listConsultingFirms } from '@parley/contracts/http/people.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, kindOf } from '../../../account/session/index.ts'
import { TenantField } from './TenantField.tsx'

interface AssignTemplateDialogProps {
  template: TemplateSummary
  onClose: () => void
}

interface Tenants {
  clientId: string
  consultingFirmId: string
}

/** Who has the template, who is chosen instead, and the call that gives it to them. */
function useAssignment({ template, onClose }: AssignTemplateDialogProps) {
  const isSuperAdmin = kindOf(useUser()) === 'super-admin'
  const before: Tenants = {
    clientId: template.clientId ?? '',
    consultingFirmId: isSuperAdmin ? (template.consultingFirmId ?? '') : '',
  }
  const [chosen, setChosen] = useState(before)
  const assign = useRouteMutation(assignTemplate, [listTemplates])
  const send = (body: Tenants, texts: { done: string; failed: string }): void =>
    assign.mutate(
      { body: { templateId: template.id, ...given(body) } },
      {
        onSuccess: () => {
          showSuccess(texts.done)
          onClose()
        },
        onError: () => showError(texts.failed),
      },
    )
  return { isSuperAdmin, before, chosen, setChosen, assign, send }
}

/**
 * A template goes to a client, a firm or both, or back to its owner (Document 2, 4.4). People of a firm assign to their
 * clients; a client belongs to one firm, which comes with it.
 */
export function AssignTemplateDialog(props: AssignTemplateDialogProps) {
  const { template, onClose } = props
  const { t } = useTranslation()
  const { isSuperAdmin, before, chosen, setChosen, assign, send } = useAssignment(props)
  const clients = useRouteQuery(listClients, {})
  const firms = useRouteQuery(listConsultingFirms, {}, { enabled: isSuperAdmin })
  const isAssigned = before.clientId !== '' || before.consultingFirmId !== ''
  const firmOf = (clientId: string): string =>
    isSuperAdmin ? (clients.data?.find(({ id }) => id === clientId)?.consultingFirm.id ?? '') : ''
  const isSame = chosen.clientId === before.clientId && chosen.consultingFirmId === before.consultingFirmId
  const isEmpty = chosen.clientId === '' && chosen.consultingFirmId === ''
  return (
    <FormDialog
      open
      title={t('templates.assignTitle')}
      submitLabel={t('templates.assign')}
      submitDisabled={isSame || isEmpty}
      call={assign}
      dirty={!isSame}
      onClose={onClose}
      onSubmit={() => send(chosen, { done: t('templates.assigned'), failed: t('templates.assignFailed') })}
      extra={
        isAssigned && (
          <Button
            color="error"
            sx={{ mr: 'auto' }}
            disabled={assign.isPending}
            onClick={() =>
              send(
                { clientId: '', consultingFirmId: '' },
                { done: t('templates.unassigned'), failed: t('templates.unassignFailed') },
              )
            }
          >
            {t('templates.unassign')}
          </Button>
        )
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{template.name}</Typography>
      <Typography color="textSecondary">{t('templates.assignText')}</Typography>
      <TenantField
        label={t('templates.assignClient')}
        waiting={t('templates.loadingClients')}
        failed={(message) => t('templates.clientsFailed', { message })}
        query={clients}
        // Of the firm that is chosen, if one is.
        among={({ id }) => chosen.consultingFirmId === '' || firmOf(id) === chosen.consultingFirmId}
        value={chosen.clientId}
        onChange={(clientId) =>
          setChosen({ clientId, consultingFirmId: firmOf(clientId) || chosen.consultingFirmId })
        }
      />
      {isSuperAdmin && (
        <TenantField
          label={t('templates.assignFirm')}
          waiting={t('templates.loadingFirms')}
          failed={(message) => t('templates.firmsFailed', { message })}
          query={firms}
          value={chosen.consultingFirmId}
          onChange={(consultingFirmId) =>
            setChosen({
              clientId: firmOf(chosen.clientId) === consultingFirmId ? chosen.clientId : '',
              consultingFirmId,
            })
          }
        />
      )}
    </FormDialog>
  )
}

const given = ({ clientId, consultingFirmId }: Tenants) => ({
  ...(clientId === '' ? {} : { clientId }),
  ...(consultingFirmId === '' ? {} : { consultingFirmId }),
})
