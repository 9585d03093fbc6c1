import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { GeneralInfo } from '../general/GeneralInfo.tsx'
import { InputsBuilder } from '../inputs/InputsBuilder.tsx'
import type { InputsPlace } from '../model/template-draft.ts'
import { useEditorValue } from '../model/use-editor.ts'
import { PhaseTabs } from '../phases/PhaseTabs.tsx'
import { TemplatePreview } from '../preview/TemplatePreview.tsx'
import type { EditorTab } from './use-editor-address.ts'

interface EditorPanelProps {
  id: string
  tab: EditorTab
  phaseIndex: number
  onShow: (tab: EditorTab, phaseIndex?: number) => void
}

const global: InputsPlace = { kind: 'global' }

/** What the open tab holds. */
export function EditorPanel({ id, tab, phaseIndex, onShow }: EditorPanelProps) {
  return (
    <Box role="tabpanel" id={`${id}-panel-${tab}`} aria-labelledby={`${id}-tab-${tab}`}>
      {tab === 'general' && <GeneralInfo />}
      {tab === 'inputs' && <GlobalInputs />}
      {tab === 'phases' && <PhaseTabs phaseIndex={phaseIndex} onOpen={(index) => onShow('phases', index)} />}
      {tab === 'preview' && <Preview />}
    </Box>
  )
}

function GlobalInputs() {
  const { t } = useTranslation()
  return (
    <Box data-item="template" sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Typography color="textSecondary">{t('templateEditor.inputs.intro')}</Typography>
      <div data-property="inputs">
        <InputsBuilder place={global} />
      </div>
    </Box>
  )
}

function Preview() {
  const draft = useEditorValue((whole) => whole)
  return <TemplatePreview draft={draft} />
}
