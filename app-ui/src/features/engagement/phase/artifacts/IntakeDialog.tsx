import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { FileSize } from '@parley/ui-kit/components/FileSize.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import type { Incoming } from './intake.ts'
import type { Intake } from './use-intake.ts'

interface IntakeDialogProps {
  asked: NonNullable<Intake['asked']>
  onSend: (files: readonly Incoming[]) => void
  onClose: () => void
}

/** What a file counts as, where its name does not say; what is there already; and what cannot be taken. */
export function IntakeDialog({ asked, onSend, onClose }: IntakeDialogProps) {
  const { t } = useTranslation()
  const title = useId()
  const [choices, setChoices] = useState(() => new Map(asked.files.map(({ id, countsAs }) => [id, countsAs])))
  const [doubles, setDoubles] = useState<readonly string[]>([])
  const isSent = ({ id, refusal, double }: Incoming): boolean =>
    refusal === null && (double === null || doubles.includes(id))
  const sent = asked.files.filter(isSent)
  /** A recommended document is one file's; whoever chooses it takes it from another. */
  const choose = (id: string, name: string | null): void =>
    setChoices(
      new Map(
        [...choices].map(([one, chosen]) => [one, one === id ? name : chosen === name ? null : chosen]),
      ),
    )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('phase.addDocuments')}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {asked.files.map((one) => (
            <FileRow
              key={one.id}
              incoming={one}
              wanted={asked.wanted}
              countsAs={choices.get(one.id) ?? null}
              onChoose={(name) => choose(one.id, name)}
              isSent={isSent(one)}
              onDouble={(isWanted) =>
                setDoubles(isWanted ? [...doubles, one.id] : doubles.filter((id) => id !== one.id))
              }
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          variant="contained"
          disabled={sent.length === 0}
          onClick={() => onSend(sent.map((one) => ({ ...one, countsAs: choices.get(one.id) ?? null })))}
        >
          {t('phase.uploadCount', { count: sent.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface FileRowProps {
  incoming: Incoming
  wanted: readonly string[]
  countsAs: string | null
  onChoose: (name: string | null) => void
  isSent: boolean
  onDouble: (isWanted: boolean) => void
}

function FileRow({ incoming, wanted, countsAs, onChoose, isSent, onDouble }: FileRowProps) {
  const { t } = useTranslation()
  const { file, double, refusal } = incoming
  return (
    <Box component="li" sx={row}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {file.name}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          <FileSize bytes={file.size} />
        </Typography>
      </Typography>
      {refusal !== null && (
        <Typography variant="body2" color="error">
          {t(`phase.refusals.${refusal}`)}
        </Typography>
      )}
      {double !== null && (
        <>
          <Typography variant="body2">{t(`phase.doubles.${double.by}`, { name: double.name })}</Typography>
          <FormControlLabel
            control={
              <Checkbox size="small" checked={isSent} onChange={({ target }) => onDouble(target.checked)} />
            }
            label={t('phase.uploadAnyway')}
          />
        </>
      )}
      {isSent && wanted.length > 0 && (
        <TextField
          select
          size="small"
          sx={{ mt: 2 }}
          label={t('phase.countsAs', { name: file.name })}
          value={countsAs ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('phase.countsAsNone')}</MenuItem>
          {wanted.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}

const row = { py: 3, '& + li': { borderTop: 1, borderColor: 'divider' } } as const
