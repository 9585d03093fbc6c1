import MenuItem from '@mui/material/MenuItem'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'

/** More than this do not fit beside each other. */
export const mostTabs = 7

interface PhaseChooserProps {
  names: readonly string[]
  chosen: number
  onChoose: (index: number) => void
  /** Of the panel that it chooses for. */
  panelId: string
}

/** Tabs where there are few phases, a list where there are many, nothing where there is one. */
export function PhaseChooser({ names, chosen, onChoose, panelId }: PhaseChooserProps) {
  const { t } = useTranslation()
  if (names.length < 2) return null
  const labels = names.map((name, index) =>
    t('builders.preview.phaseTab', {
      number: index + 1,
      name: name.trim() === '' ? t('builders.preview.unnamedPhase') : name,
    }),
  )
  if (names.length > mostTabs)
    return (
      <TextField
        select
        label={t('builders.preview.choosePhase')}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
        sx={{ maxWidth: 420 }}
      >
        {labels.map((label, index) => (
          <MenuItem key={index} value={index}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    )
  return (
    <Tabs
      value={chosen}
      onChange={(_, index: number) => onChoose(index)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('builders.preview.phases')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {labels.map((label, index) => (
        <Tab
          key={index}
          label={label}
          id={`${panelId}-tab-${index}`}
          {...(index === chosen && { 'aria-controls': panelId })}
        />
      ))}
    </Tabs>
  )
}
