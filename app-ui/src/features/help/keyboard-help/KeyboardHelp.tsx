import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { KeyCap } from '@parley/ui-kit/components/KeyCap.tsx'
import { commandKey } from '@parley/ui-kit/lib/platform-keys.ts'
import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useProgress, useSetProgress } from '../../engagement/progress/index.ts'
import { isTurnedOff, type Shortcut } from './shortcuts.ts'
import './locales/en.ts'

const groups = ['anywhere', 'go', 'lists', 'observations', 'dialogs'] as const

interface KeyboardHelpProps {
  /** Those that do something for the person. */
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** All shortcuts, and the switch for those of a single key. */
export function KeyboardHelp({ shortcuts, onClose }: KeyboardHelpProps) {
  const { t } = useTranslation()
  const id = useId()
  const isOff = useProgress()?.['shortcuts.single-key'] === 'off'
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('keyboard.title')}</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 8, rowGap: 5 }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <SingleKeySwitch isOff={isOff} />
        </Box>
        {groups.map((group) => (
          <KeyGroup
            key={group}
            group={group}
            shortcuts={shortcuts.filter((one) => one.group === group)}
            isOff={isOff}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function SingleKeySwitch({ isOff }: { isOff: boolean }) {
  const { t } = useTranslation()
  const id = useId()
  const set = useSetProgress()
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={!isOff}
            disabled={set.isPending}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={(_, on) => set.mutate({ 'shortcuts.single-key': on ? null : 'off' })}
          />
        }
        label={t('keyboard.single')}
      />
      <Typography id={id} variant="body2" color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {t('keyboard.singleHelp')}
      </Typography>
      {set.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('keyboard.saveFailed', { message: messageOf(set.error) })}
        </Alert>
      )}
    </>
  )
}

interface KeyGroupProps {
  group: (typeof groups)[number]
  shortcuts: readonly Shortcut[]
  /** Shown, and struck through: single keys are off. */
  isOff: boolean
}

function KeyGroup({ group, shortcuts, isOff }: KeyGroupProps) {
  const { t } = useTranslation()
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(`keyboard.groups.${group}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {shortcuts.map((shortcut) => (
          <Box
            key={shortcut.label}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              ...(isOff && isTurnedOff(shortcut) && { textDecoration: 'line-through' }),
            }}
          >
            <Typography component="dt" variant="body2" sx={{ flex: 1 }}>
              {t(`keyboard.what.${shortcut.label}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1 }}>
              <Keys shortcut={shortcut} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Keys({ shortcut: { keys } }: { shortcut: Shortcut }) {
  const { t } = useTranslation()
  const isPair = keys.length > 1 && keys[0] !== 'Mod'
  return keys.map((key, at) => (
    <Fragment key={key}>
      {at > 0 && isPair && (
        <Typography variant="caption" color="textSecondary">
          {t('keyboard.then')}
        </Typography>
      )}
      <KeyCap>
        {key === 'Mod' ? commandKey(t('common.controlKey')) : key.length === 1 ? key.toUpperCase() : key}
      </KeyCap>
    </Fragment>
  ))
}
