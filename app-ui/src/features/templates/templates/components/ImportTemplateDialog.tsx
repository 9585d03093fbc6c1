import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { importTemplate } from '@parley/contracts/http/template-files.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { uploadRoute } from '@parley/ui-kit/calls/upload-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Checked = CallOutput<typeof importTemplate>['summary']

function send(file: File, { name, dryRun }: { name?: string; dryRun: boolean }) {
  const form = new FormData()
  if (name !== undefined) form.append('name', name)
  form.append('file', file)
  return uploadRoute(importTemplate, form, { query: { dryRun: String(dryRun) } })
}

/** What is happening to the chosen file. */
interface Choice {
  file: File
  checked: Checked | undefined
  name: string
  error: unknown
  isBusy: boolean
}

/** A file is checked before anything is written; then it becomes a template of the person's own. */
export function ImportTemplateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [choice, setChoice] = useState<Choice | null>(null)
  const check = async (file: File): Promise<void> => {
    const fresh = { file, checked: undefined, name: '', error: null }
    setChoice({ ...fresh, isBusy: true })
    try {
      const { summary } = await send(file, { dryRun: true })
      setChoice({ ...fresh, checked: summary, name: summary.name, isBusy: false })
    } catch (error) {
      setChoice({ ...fresh, error, isBusy: false })
    }
  }
  const write = async ({ file, name }: Choice): Promise<void> => {
    setChoice((known) => known && { ...known, isBusy: true, error: null })
    try {
      await send(file, { name: name.trim(), dryRun: false })
      await client.invalidateQueries({ queryKey: keyOf(listTemplates) })
      showSuccess(t('templates.imported'))
      onClose()
    } catch (error) {
      setChoice((known) => known && { ...known, isBusy: false, error })
    }
  }
  return (
    <FormDialog
      open
      title={t('templates.importTitle')}
      submitLabel={t('templates.importFile')}
      submitDisabled={choice?.checked === undefined || choice.name.trim() === ''}
      busy={choice?.isBusy === true && choice.checked !== undefined}
      onClose={onClose}
      onSubmit={() => choice !== null && void write(choice)}
    >
      <Typography color="textSecondary">{t('templates.importText')}</Typography>
      <FileChoice name={choice?.file.name} onChoose={(file) => void check(file)} />
      {choice?.isBusy === true && choice.checked === undefined && (
        <LoadingRegion>
          <Typography color="textSecondary">{t('templates.checking')}</Typography>
          <TextSkeleton lines={2} />
        </LoadingRegion>
      )}
      {choice !== null && choice.error !== null && <FileProblems error={choice.error} />}
      {choice?.checked !== undefined && (
        <>
          <TextField
            label={t('templates.name')}
            value={choice.name}
            onChange={(event) => setChoice({ ...choice, name: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            required
          />
          <Summary checked={choice.checked} />
        </>
      )}
    </FormDialog>
  )
}

function FileChoice({ name, onChoose }: { name: string | undefined; onChoose: (file: File) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <Button variant="outlined" onClick={() => input.current?.click()} sx={{ flexShrink: 0 }}>
        {name === undefined ? t('templates.chooseFile') : t('templates.otherFile')}
      </Button>
      <Typography noWrap>{name}</Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('templates.chooseFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
    </Box>
  )
}

/** Most problems of a file that are shown. */
const mostProblems = 20

function FileProblems({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const problems = error instanceof ApiError ? Object.entries(error.errors) : []
  return (
    <Alert severity="error" role="alert">
      {t('templates.fileProblems')} {messageOf(error)}
      {problems.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {problems.slice(0, mostProblems).map(([path, text]) => (
            <li key={path}>{`${path}: ${text}`}</li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

function Summary({ checked }: { checked: Checked }) {
  const { t } = useTranslation()
  const { phases, inputCount, agentCount, missingAgents } = checked
  return (
    <>
      <Typography>
        {t('templates.importSummary', {
          phases: t('templates.phaseCount', { count: phases.length }),
          inputs: t('templates.inputCount', { count: inputCount }),
          agents: t('templates.agentCount', { count: agentCount }),
        })}
      </Typography>
      <Typography color="textSecondary">{phases.join(' → ')}</Typography>
      {missingAgents.length > 0 && (
        <Alert severity="warning">
          {t('templates.missingAgents')}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
            {missingAgents.map((agent) => (
              <li key={`${agent.phase} ${agent.name}`}>{t('templates.missingAgent', agent)}</li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  )
}
